"""A table half set up: what a hasty second tap leaves of it."""

from __future__ import annotations

from companion.views.new.draft import Draft, Guest

THREE = Draft(fewest=2, guests=(Guest(name="Ola"), Guest(name="Jan"), Guest(name="Ewa")))


def names(draft: Draft) -> list[str]:
    return [guest.name for guest in draft.guests]


def test_no_more_people_are_sent_away_than_a_game_can_spare() -> None:
    assert names(THREE.dismissed(0).dismissed(0)) == ["Jan", "Ewa"]


def test_nobody_moves_up_from_a_chair_that_is_gone() -> None:
    assert names(THREE.dismissed(2).raised(2)) == ["Ola", "Jan"]
    assert names(THREE.raised(0)) == ["Ola", "Jan", "Ewa"]


def test_what_is_typed_or_pasted_is_kept_in_one_spelling_of_its_letters() -> None:
    assert Draft(guests=(Guest(),)).named(0, "Zoe\u0301").guests[0].name == "Zo\u00e9"
