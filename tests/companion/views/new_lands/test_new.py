"""A set-up half made: what was told of a game already going follows the people it was told of."""

from __future__ import annotations

from companion.views.new_lands.new.draft import Draft
from rules.new_lands.setup import Halfway, Midway


def seated(*points: int) -> Draft:
    names = ("Ola", "Jan", "Ewa")
    middle = Midway(players=tuple(Halfway(points=n) for n in points), left=30, turn=1)
    return Draft(middle=middle).seated((name, "") for name in names)


def told(draft: Draft) -> dict[str, int]:
    assert draft.middle is not None
    return {guest.name: half.points for guest, half in zip(draft.guests, draft.middle.players, strict=True)}


def turn(draft: Draft) -> str:
    assert draft.middle is not None
    return draft.guests[draft.middle.turn].name


def test_points_and_the_turn_follow_the_people() -> None:
    draft = seated(10, 20, 30)
    raised = draft.raised(2)
    assert (told(raised), turn(raised)) == ({"Ola": 10, "Ewa": 30, "Jan": 20}, "Jan")
    gone = draft.dismissed(0)
    assert (told(gone), turn(gone)) == ({"Jan": 20, "Ewa": 30}, "Jan")
    assert turn(draft.dismissed(1)) == "Ewa"
    assert turn(draft.replace(middle=draft.middle and draft.middle.replace(turn=2)).dismissed(2)) == "Jan"


def test_whoever_came_later_has_nothing_yet() -> None:
    assert told(seated(10, 20).raised(2)) == {"Ola": 10, "Ewa": 0, "Jan": 20}
