"""A set-up half made: what was told of somebody stays theirs, and starting cards are among those told."""

from __future__ import annotations

from functools import reduce

from companion.backend import Backend
from companion.lil_everdell.boxes import GAME
from companion.screen.app import app
from companion.views.lil_everdell.new.draft import FOE, Draft, Middle
from companion.views.lil_everdell.new.lil_setup import SETUP
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import Animal, Challenge, Colour, Kind, Royal
from rules.lil_everdell.players import UNTRACKED, Laid, Person, Player
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.checks import check
from rules.lil_everdell.score.standing import filled_sheet
from rules.lil_everdell.setup import Depth, Help, Midway, Seat, Setup
from rules.lil_everdell.start import start
from tests.companion.views.at_match import begun
from tests.harness.window import Window
from tests.rules.lil_everdell.tables import card, cards

OLA, JAN, EWA = range(3)
SIGNS = {
    "Gc": (Colour.GREEN, Kind.CREATURE),
    "Gp": (Colour.GREEN, Kind.PLACE),
    "Bc": (Colour.BLUE, Kind.CREATURE),
    "Rp": (Colour.RED, Kind.PLACE),
}


def seated(*names: str, royal: Royal | None = None, middle: Middle | None = None) -> Draft:
    return Draft(royal=royal, middle=middle).seated((name, "") for name in names)


def middle(told: dict[int, str], **more: int) -> Middle:
    """By chair, what was tapped."""
    tapped = [(chair, *SIGNS[signs]) for chair, area in told.items() for signs in area.split()]
    return reduce(lambda now, each: now.with_card(*each), tapped, Middle(**more))


def made(draft: Draft) -> Setup:
    return draft.setup(Box(), lambda seat: draft.guests[seat].piece)


def midway(draft: Draft) -> Midway:
    found = made(draft).midway
    assert found is not None
    return found


def told(draft: Draft, name: str) -> Player:
    """Of a person, or of the opponent."""
    people: dict[str, Player] = {
        seat.name: person for seat, person in zip(made(draft).people, midway(draft).people, strict=True)
    }
    found = people.get(name) or midway(draft).opponent
    assert found is not None
    return found


def area(draft: Draft, name: str) -> tuple[Laid, ...]:
    return told(draft, name).cards


# Whose it is


def test_what_was_told_of_somebody_follows_them_up_and_down_the_table() -> None:
    three = middle({OLA: "Gc", JAN: "Bc Bc", EWA: "Rp"}, sun=JAN).with_token(JAN, ParadeKind.PLACES, 6)
    draft = seated("Ola", "Jan", "Ewa", middle=three)
    raised = draft.raised(EWA)
    assert [area(raised, name) for name in ("Ola", "Ewa", "Jan")] == [cards("Gc"), cards("Rp"), cards("Bc Bc")]
    assert [len(person.parades or ()) for person in midway(raised).people] == [0, 0, 1]
    assert midway(raised).sun == 2
    gone = draft.dismissed(OLA)
    assert (area(gone, "Jan"), area(gone, "Ewa")) == (cards("Bc Bc"), cards("Rp"))
    assert midway(gone).sun == 0
    assert midway(draft.dismissed(JAN)).sun == 0
    assert told(gone.welcome("Tom"), "Tom") == Person(complete=False, parades=None, friends=None)


def test_the_princes_cards_stay_his_wherever_he_sits() -> None:
    draft = seated("Ola", "Jan", royal=Royal.PRINCE, middle=middle({JAN: "Bc", FOE: "Gc Gc"}, sun=FOE))
    for seat in (None, 1):
        now = draft.replace(royal_seat=seat)
        assert (area(now, "foe"), area(now, "Jan")) == (cards("Gc Gc"), cards("Bc"))
        assert midway(now).sun == made(now).opponent_seat
    assert area(draft.raised(JAN), "foe") == cards("Gc Gc")
    assert midway(draft.replace(royal=None)).sun == 0


def test_help_stays_with_the_child_whatever_animal_it_takes() -> None:
    draft = seated("Ola", "Jan").helped(JAN, "captain")
    swapped = draft.with_piece(JAN, draft.guests[OLA].piece)
    for now in (draft, swapped, draft.raised(JAN), draft.next_starter()):
        assert {seat.name: seat.help.captain for seat in made(now).people} == {"Ola": False, "Jan": True}
    left = draft.dismissed(JAN).welcome("Ewa")
    assert [seat.help for seat in made(left).people] == [Help(), Help()]
    again = SETUP.again(made(swapped))
    assert {seat.name: seat.help.captain for seat in made(again).people} == {"Ola": False, "Jan": True}
    assert not made(draft.helped(JAN, "captain")).people[JAN].help.captain


async def test_in_a_rematch_whoever_gave_no_name_is_called_by_the_animal_again(backend: Backend) -> None:
    """In the reader's language, also after the animal was changed; and nobody is remembered as Lizard."""
    people = (Seat(name="Ola", animal=Animal.FOX), Seat(name="Lizard", animal=Animal.LIZARD))
    table = backend.start(GAME, Setup(people=people))
    await table.saved()
    async with Window(app(backend, "pl"), route=f"/new/lil_everdell/again/{table.id}") as window:
        await window.settle()
        assert window.reads("Słońce: Jaszczurka")
        await window.tap("Start")
        once_more = await begun(backend, window)
        await once_more.saved()
    assert [seat.name for seat in once_more.journal.setup.people] == ["Jaszczurka", "Ola"]
    assert [person.name for person in backend.settings.people] == ["Ola"]


# Starting cards


def test_among_the_cards_told_are_captain_and_fort_of_whoever_is_helped() -> None:
    draft = seated("Ola", "Jan", middle=middle({OLA: "Gc Bc Gc Gp"})).helped(OLA, "captain").helped(OLA, "fort")
    assert area(draft, "Ola") == (card("captain"), *cards("Bc Gc"), card("fort"))
    assert area(draft.helped(OLA, "fort"), "Ola") == (card("captain"), *cards("Bc Gc Gp"))
    without = draft.replace(middle=middle({OLA: "Bc"}))
    assert area(without, "Ola") == cards("Bc")


def test_of_an_area_nobody_told_they_are_known_all_the_same() -> None:
    draft = seated("Ola", "Jan", royal=Royal.PRINCE, middle=Middle()).helped(OLA, "captain")
    ola = told(draft, "Ola")
    assert (ola.cards, ola.complete) == (cards("captain"), False)
    only = draft.replace(tracking=Depth.OPPONENT_ONLY)
    assert told(only, "Ola") == UNTRACKED.replace(cards=cards("captain"))
    assert told(only, "Jan") == UNTRACKED


def test_the_challenged_princes_two_are_no_cards_of_the_deck() -> None:
    area = middle({FOE: "Gc Gp " + "Bc " * 10 + "Gc Gp"}, round=4, taken=5)
    draft = seated("Ola", royal=Royal.PRINCE, middle=area).challenged(Challenge.FORT_AND_CAPTAIN)
    state = start(made(draft))
    assert (state.foe.deck_cards, len(state.foe.cards)) == (12, 14)
    remarks = [remark.reason for remark in check(filled_sheet(state), state.box)]
    assert Reason.OPPONENT_CARDS not in remarks
