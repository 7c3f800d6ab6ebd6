"""The words of an index in one text: the same answers as it lies and sorted out."""

from __future__ import annotations

import pytest

from companion.lookup.key_text import KeyText, Listed, key_text

KEYS: dict[str, Listed] = {"ship": ([0, 12], [3]), "shipyard": ([], [4, 5]), "anchor": ([7], []), "якорь": ([1], [2])}


@pytest.fixture(params=["as it lies", "sorted out"])
def text(request: pytest.FixtureRequest) -> KeyText:
    found = KeyText(key_text(KEYS))
    if request.param == "sorted out":
        found.sort_out()
    return found


def test_every_word_is_found_with_its_places(text: KeyText) -> None:
    assert {key: text.listed(key) for key in text} == KEYS


@pytest.mark.parametrize("word", ["shi", "hip", "12", "", "yard"])
def test_a_part_of_a_word_is_no_word(text: KeyText, word: str) -> None:
    assert word not in text


def test_words_are_found_by_their_start_in_their_order(text: KeyText) -> None:
    assert list(text.starting_with("ship")) == ["ship", "shipyard"]
    assert list(text.starting_with("як")) == ["якорь"]
    assert list(text.starting_with("hip")) == []
