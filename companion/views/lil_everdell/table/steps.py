"""What to do with the hands, as drawings in their order: for those who hardly read."""

from __future__ import annotations

from collections.abc import Iterator

from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import LilWindow
from rules.kernel import Phrase
from rules.lil_everdell.components.places import die
from rules.lil_everdell.components.traits import Colour
from rules.lil_everdell.opponent.turn import princes_place
from rules.lil_everdell.state import State

Step = tuple[str, ...]
"""The drawings of one thing to do, side by side."""
SIGNS = {
    "do_friends_home": ("friends_home",),
    "do_fill_gaps": ("refill",),
    "do_roll": ("die",),
    "do_roll_for": ("die",),
    "do_roll_d8": ("d8",),
    "do_roll_again": ("gap", "arrow", "d8"),
    "do_take_card": ("card_home",),
    "do_refill": ("refill",),
    "do_gap_open": ("gap",),
}
"""By the end of a line's key, where the drawings depend on nothing else."""


def steps(window: LilWindow) -> list[Step]:
    """Lines that are for readers only have none."""
    question, dark = window.question, window.store.dark
    lines = question.do if question else ()
    drawn = (tuple(_drawn(window.state, line, dark)) for line in lines)
    # Tokens of an opponent are drawn side by side; what tells of the second one adds nothing.
    return [*dict.fromkeys(step for step in drawn if step), *_green(window.state, lines, dark)]


def _drawn(state: State, line: Phrase, dark: bool) -> Iterator[str]:
    key = line.key.rpartition(".")[2]
    yield from (looks.sign(sign, dark) for sign in SIGNS.get(key, ()))
    match key:
        case "do_friend_first":
            yield from (looks.player(state, state.turn, dark, plain=True), looks.sign("arrow", dark))
            yield looks.sign("spot", dark)
        case "do_sun_and_moon":
            yield looks.sign("sun", dark)
            yield looks.player(state, state.sun, dark, plain=True)
        case "do_rolled" | "do_rolled_place":
            yield looks.d8(state.roll[-1], dark)
        case "do_prince_friend":
            yield from (_foe(state, dark), looks.sign("die", dark), looks.sign("berry", dark))
        case "do_prince_place":
            yield from (_foe(state, dark), looks.place(state, state.turn, princes_place(state) or die(1), dark))
        case "do_queen_friend":
            yield from (_foe(state, dark), looks.sign("arrow", dark), looks.sign("gap", dark))
        case "do_opponent_token":
            yield _foe(state, dark)
            yield from (looks.parade(token.kind.value, token.value, dark) for token in state.handed)
        case "do_take_token":
            yield from (
                looks.player(state, state.asked, dark, plain=True),
                looks.parade(state.due[0].parade.value, None, dark),
            )


def _foe(state: State, dark: bool) -> str:
    assert state.opponent_seat is not None
    return looks.player(state, state.opponent_seat, dark, plain=True)


def _green(state: State, lines: tuple[Phrase, ...], dark: bool) -> Iterator[Step]:
    """Whose green cards work now, one by one."""
    if not any(line.key.endswith("do_green") for line in lines):
        return
    for seat, person in state.seats:
        green = [card for card in person.cards if card.colour is Colour.GREEN]
        if green:
            cells = (looks.laid_card(state, card, dark) for card in green)
            yield looks.player(state, seat, dark, plain=True), *cells
