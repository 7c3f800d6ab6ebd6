"""The strip: rounds and phases, the market, one's own points and the next cards; each part opens large."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import flet as ft

from companion.drawings.newdale import figures, lengths
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.newdale import sizes
from companion.views.newdale.looks import kinds, letters, seat_tone, sign
from companion.views.newdale.signs import wheel
from companion.views.newdale.table.window import NewdaleWindow, own_seat
from companion.widgets.answers import part_button
from companion.widgets.controls import Action
from companion.widgets.layout import strip_of
from companion.widgets.pictures import picture
from rules.kernel import Model
from rules.newdale.components.figures import NOBODY, Figures
from rules.newdale.components.numbers import ROUNDS, TRACK
from rules.newdale.state import Phase
from rules.newdale.track import to_next_level


class Glance(Model):
    """What the strip shows; an equal one is not drawn again."""

    round: int
    phase: Phase
    starter: str
    printed: Figures
    drawn: Figures
    private: Figures
    score: int | None
    board: bool


def glance(window: NewdaleWindow) -> Glance:
    state, seat = window.state, own_seat(window)
    return Glance(
        round=state.round,
        phase=state.phase,
        starter=state.name(state.bag_with),
        printed=state.printed or NOBODY,
        drawn=(state.drawn or NOBODY).plus(state.freed),
        private=state.private(seat),
        score=state.players[seat].score,
        board=state.has_board(seat),
    )


def strip(window: NewdaleWindow) -> ft.Control:
    return Strip(window.store, glance(window), window.open)


@component
def _Strip(store: Store, seen: Glance, show: Callable[[str], None]) -> ft.Control:
    shown = (
        *((kind, "printed") for kind in kinds(seen.printed)),
        *((kind, "drawn") for kind in kinds(seen.drawn)),
        *((kind, "private") for kind in kinds(seen.private)),
    )
    everybody = seen.printed.plus(seen.drawn, seen.private)
    market = (figures.market(store.palette, shown), None, sizes.MARKET)
    rounds = (wheel(seen.round, seen.phase, store.dark), sizes.WHEEL, sizes.WHEEL)
    round_ = min(seen.round, ROUNDS.rounds)
    parts = [
        part_button(
            [rounds], "", store.text("newdale_table.part_round", n=round_, name=seen.starter), Action(show, "round")
        ),
        part_button(
            [market],
            letters(store, everybody),
            store.text("newdale_table.part_market", figures=letters(store, everybody)),
            Action(show, "market"),
        ),
        *([] if seen.score is None else [_points(store, seen.score, show)]),
        *([_desk(store, show)] if seen.board else ()),
    ]
    return strip_of(parts, theme.NEAR)


Strip = memo(_Strip)


def _points(store: Store, score: int, show: Callable[[str], None]) -> ft.Control:
    drawn = (sign(store, "track"), theme.STRIP_SIGN, theme.STRIP_SIGN)
    level = to_next_level(score) if score < TRACK.lap else None
    word = store.text("newdale_table.points_next", n=score, more=level[0], level=level[1]) if level else str(score)
    return part_button([drawn], word, store.text("newdale_table.part_points", n=score), Action(show, "track"))


def _desk(store: Store, show: Callable[[str], None]) -> ft.Control:
    drawn = (sign(store, "desk"), theme.STRIP_SIGN, theme.STRIP_SIGN)
    return part_button(
        [drawn], store.text("newdale_table.desk_short"), store.text("newdale_table.part_desk"), Action(show, "desk")
    )


def track_picture(window: NewdaleWindow, wide: bool = False) -> Iterator[ft.Control]:
    """The path with the four card signs and everybody's token, where points are written down."""
    state = window.state
    known = [(seat, player.score) for seat, player in enumerate(state.players) if player.score is not None]
    if known:
        drawn = lengths.track(window.store.palette, tuple((score, seat_tone(state, seat)) for seat, score in known))
        width, height = sizes.TRACK_WIDE if wide else sizes.TRACK
        said = " · ".join(f"{state.name(seat)} {score}" for seat, score in known)
        yield picture(drawn, said, width=width, height=height)
