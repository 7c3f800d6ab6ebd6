"""Laying out the box: what to put on the table for exactly these players, to be ticked off (P, M, Sp, Sm)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import facts
from rules.lil_everdell.components.numbers import DRAW_PILE, SETUP
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.setup import RoyalSeat, Seat, Setup


def layout(setup: Setup) -> tuple[Phrase, ...]:
    """In the rulebook's order; nothing for a game that is already going."""
    return () if setup.midway else tuple(_steps(setup))


def _steps(setup: Setup) -> Iterator[Phrase]:
    yield phrase("lil_everdell.layout_board")
    yield phrase("lil_everdell.layout_resources")
    yield phrase("lil_everdell.layout_points")
    yield phrase("lil_everdell.layout_dice", n=setup.dice, rest=SETUP.dice - setup.dice)
    yield phrase("lil_everdell.layout_cards", deck=SETUP.deck, n=SETUP.display, rest=DRAW_PILE)
    values = setup.stack
    yield phrase(
        "lil_everdell.layout_parades", kinds=len(ParadeKind), n=len(values), values=", ".join(map(str, values))
    )
    yield phrase("lil_everdell.layout_friends", n=SETUP.friends)
    yield phrase("lil_everdell.layout_sun", name=setup.people[0].in_words)
    for seat in setup.people:
        yield from _help(seat)
    if setup.opponent:
        yield from _opponent(setup, setup.opponent)
    yield phrase("lil_everdell.layout_rest")


def _help(seat: Seat) -> Iterator[Phrase]:
    if seat.help.resources:
        yield phrase("lil_everdell.layout_help_resources", name=seat.in_words)
    which = "both" if seat.help.captain and seat.help.fort else "captain" if seat.help.captain else "fort"
    if seat.help.captain or seat.help.fort:
        yield phrase("lil_everdell.layout_help_cards", name=seat.in_words, which=which)


def _opponent(setup: Setup, royal: RoyalSeat) -> Iterator[Phrase]:
    name = facts(setup.box).royal(royal.who)
    animal = setup.opponent_animal
    yield phrase("lil_everdell.layout_opponent", name=name, n=SETUP.friends, animal=animal.value if animal else "none")
    yield phrase("lil_everdell.layout_solo_card", name=name)
    if Challenge.FORT_AND_CAPTAIN in setup.challenges:
        yield phrase("lil_everdell.layout_opponent_cards", name=name)
