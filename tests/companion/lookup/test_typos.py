"""Small slips of the thumb are forgiven, other words are not."""

from __future__ import annotations

import pytest

from companion.lookup.typos import Spellings, distance, typos_allowed


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("anchor", "anchor", 0),
        ("ancor", "anchor", 1),  # dropped
        ("anchorr", "anchor", 1),  # added
        ("ancher", "anchor", 1),  # changed
        ("nachor", "anchor", 1),  # swapped
        ("tresuer", "treasure", 2),
        ("kotwica", "anchor", 3),  # beyond reach counts as reach + 1
    ],
)
def test_how_far_apart_two_words_are(one: str, other: str, far: int) -> None:
    assert distance(one, other, reach=2) == far


@pytest.mark.parametrize(
    ("word", "slips"), [("map", 0), ("2024", 0), ("ship", 1), ("anchor", 1), ("anchors", 2), ("treasure", 2)]
)
def test_longer_words_may_be_more_wrong(word: str, slips: int) -> None:
    assert typos_allowed(word) == slips


def test_only_words_within_reach_are_near() -> None:
    known = Spellings(["anchor", "anchors", "archer", "harbor"])
    assert dict(known.near("ancor")) == {"anchor": 1}


def test_a_word_being_typed_may_go_on() -> None:
    known = Spellings(["treasures", "trees"])
    assert dict(known.near("trasu")) == {}
    assert dict(known.near("trasu", started=True)) == {"treasures": 1}
