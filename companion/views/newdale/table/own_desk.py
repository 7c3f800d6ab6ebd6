"""The own desk, below the question or beside it: every row as long as its chance, what the draw made of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.newdale.desk_card import (
    DISCARDS,
    Chance,
    bar_means,
    desk_card,
    desk_rows,
    row_button,
    rows_abreast,
    tell_exactly,
)
from companion.views.newdale.looks import card_sign
from companion.views.newdale.table.later import use_later
from companion.views.newdale.table.laying import lay_on_row, planning_seat
from companion.views.newdale.table.window import NewdaleWindow, chosen_seat, own_seat
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.kept import kept
from companion.widgets.layout import note, place, row
from companion.widgets.picking import chip
from rules.newdale.building import free_areas
from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.components.told import Row
from rules.newdale.desk import row_odds
from rules.newdale.players import OnArea
from rules.newdale.state import Phase, State
from rules.newdale.steps import ActDue, BuildDue, FinalDue, GoalDue, SpecialDue
from rules.newdale.worth import token_worth

SHOWN: Final = (Phase.PLAN, Phase.DRAW, Phase.ACT, Phase.ROUND)
"""When it lies below the question on a phone; beside it, it always does."""
FILLS: Final = 4
"""Buildings that fill a phone: what lies below them is out of sight."""
OF_ONE: Final = (ActDue, BuildDue, SpecialDue, FinalDue, GoalDue)
"""Steps of one seat alone."""


@dataclass(frozen=True)
class RowSeen:
    row: Row
    chance: Chance
    grey: bool
    marker: int | None


@dataclass(frozen=True)
class CardSeen:
    """A building as it is shown; an equal one is not drawn again."""

    area: int
    name: str
    sign: str
    goods: int | None
    price: int | None
    need: Figures | None
    rows: tuple[RowSeen, ...]
    card: str = ""
    """Told by somebody who has it, as its need is not known."""
    rows_untold: bool = False


@dataclass(frozen=True)
class DeskSeen:
    """All of a desk."""

    seat: int
    cards: tuple[CardSeen, ...]
    rate: int
    whose: str = ""
    """Said where several boards are written down, but above markers to be laid: the question says that."""
    discards: int | None = None
    """Cards one would give; None while none are asked for."""
    empty: bool = False
    """Whether an area without a building can be marked."""
    tries: bool = False
    """Whether a building in hand can be tried out."""
    pays_now: tuple[str, ...] = ()
    """Tokens that are worth points, coal or cards by now."""
    since: int | None = None
    """The round for which it was laid out; None where what lies below the buildings is in sight at once."""


def desk(window: NewdaleWindow, *, below: bool = False) -> list[ft.Control]:
    """The desk of the seat it shows; nothing where no board is written down."""
    seat = desk_seat(window)
    if not window.state.has_board(seat):
        return []
    window.own[DeskSeen] = seen = _seen(window, seat, below)
    return [OwnDesk(window, seen)]


def desk_below(window: NewdaleWindow) -> list[ft.Control]:
    """On a phone, while the rows matter; out of sight it stays as it was, so that little of it is sent again."""
    shown = window.state.phase in SHOWN and not window.panels.covered
    last = window.own.get(DeskSeen)
    held = desk(window, below=True) if shown or last is None else [OwnDesk(window, last)]
    return [ft.Container(each, visible=shown, key="below") for each in held]


def desk_seat(window: NewdaleWindow) -> int:
    """Whose markers are laid now; of a device that serves several boards, whose turn it is; else one's own."""
    state = window.state
    if state.phase is Phase.PLAN:
        return planning_seat(window)
    asked = next((step.seat for step in state.steps[:1] if isinstance(step, OF_ONE)), None)
    return own_seat(window) if asked is None or chosen_seat(window) is not None or not state.followed(asked) else asked


def _seen(window: NewdaleWindow, seat: int, below: bool) -> DeskSeen:
    state, cards = window.state, tuple(_cards(window, seat))
    odds = state.drawn is None and state.printed is not None
    return DeskSeen(
        seat=seat,
        cards=cards,
        rate=state.rate(seat),
        whose=window.store.called(state.name(seat)) if len(state.boards) > 1 and state.phase is not Phase.PLAN else "",
        discards=discarded(window, seat) if odds else None,
        empty=state.phase is Phase.PLAN and bool(free_areas(state, seat)),
        tries=state.printed is not None,
        pays_now=tuple(_pays_now(window, seat)),
        since=state.round if below and len(cards) >= FILLS else None,
    )


def _cards(window: NewdaleWindow, seat: int) -> Iterator[CardSeen]:
    state, store = window.state, window.store
    for at, built in enumerate(state.players[seat].built):
        if built.area is None:
            continue
        card, rows = state.card(seat, at), tuple(_rows(window, seat, built.area))
        yield CardSeen(
            area=built.area,
            name=store.called(card.name),
            sign=card_sign(store, card),
            goods=built.goods,
            price=state.price(seat, at),
            need=card.need,
            rows=rows,
            card=card.id if card.need is None else "",
            rows_untold=any(each.row.modifier is None for each in rows),
        )


def _rows(window: NewdaleWindow, seat: int, area: int) -> Iterator[RowSeen]:
    state = window.state
    rate, cards = state.rate(seat), discarded(window, seat)
    laid = {placed.space: placed.marker for placed in state.players[seat].plan}
    taken = state.drawn is None and any(isinstance(space, OnArea) and space.area == area for space in laid)
    for index, (row_, found) in enumerate(zip(state.rows(seat, area), row_odds(state, seat, area), strict=True)):
        marker = laid.get(OnArea(area=area, row=index))
        chance = Chance(found.odds, found.short, rate, cards // rate, found.price, waits=_waits(state))
        yield RowSeen(row_, chance, taken and marker is None, marker)


def _waits(state: State) -> bool:
    """For an event: before it is turned up, and when the last one has gone."""
    return state.printed is None and (state.phase is Phase.EVENT or state.round > ROUNDS.rounds)


def _pays_now(window: NewdaleWindow, seat: int) -> Iterator[str]:
    state, store = window.state, window.store
    if state.drawn is not None and state.followed(seat):
        for token in dict.fromkeys(state.players[seat].tokens):
            if any(token_worth(state, seat, token).values()):
                yield store.text(f"newdale.token_{token}")


@component
def _OwnDesk(window: NewdaleWindow, seen: DeskSeen) -> ft.Control:
    cards = [DeskCard(window, seen.seat, card) for card in seen.cards]
    whose = [note(seen.whose)] if seen.whose else []
    come, stretch = use_later(seen.since), ft.CrossAxisAlignment.STRETCH
    below = list(_below(window, seen)) if come else []
    ways = place(ft.Column(below, spacing=theme.SNUG, horizontal_alignment=stretch) if below else None)
    return ft.Column([*whose, *cards, ways], spacing=theme.SNUG, horizontal_alignment=stretch)


OwnDesk = memo(_OwnDesk)


@component
def _DeskCard(window: NewdaleWindow, seat: int, seen: CardSeen) -> ft.Control:
    store = window.store
    rows = DeskRows(window, seat, seen.area, seen.name, seen.rows, rows_abreast(store))
    return desk_card(store, seen.name, seen.sign, facts_of(store, seen), seen.need, rows, *_untold(window, seen))


DeskCard = memo(_DeskCard)


@component
def _DeskRows(
    window: NewdaleWindow, seat: int, area: int, name: str, rows: tuple[RowSeen, ...], abreast: bool
) -> ft.Control:
    store = window.store
    buttons = [
        row_button(
            store,
            name,
            each.row,
            each.chance,
            Action(tap_row, window, seat, area, index, each.chance),
            grey=each.grey,
            marker=each.marker,
        )
        for index, each in enumerate(rows)
    ]
    return desk_rows(buttons, abreast)


DeskRows = memo(_DeskRows)


def facts_of(store: Store, seen: CardSeen) -> str:
    """Goods that lie there, and what one of them is worth."""
    facts = [store.text("newdale_table.goods_held", n=seen.goods)] if seen.goods is not None else []
    facts += [store.text("newdale_table.price", n=seen.price)] if seen.price is not None else []
    return " · ".join(facts)


def tap_row(window: NewdaleWindow, seat: int, area: int, index: int, chance: Chance) -> None:
    """A marker while markers are laid, else the fractions."""
    if window.state.phase is Phase.PLAN and seat == planning_seat(window):
        lay_on_row(window, seat, OnArea(area=area, row=index))
    else:
        tell_exactly(window.store, chance)


def _untold(window: NewdaleWindow, seen: CardSeen) -> Iterator[ft.Control]:
    """What the odds still want to know: the card, or the rows of the area."""
    store, ways = window.store, []
    if seen.card:
        words = store.text("newdale_table.tell_need", what=seen.name)
        ways.append(button(words, Action(window.open, f"tell:card:{seen.card}"), icon=ft.Icons.EDIT_OUTLINED))
    if seen.rows_untold:
        words = store.text("newdale_table.tell_area", n=seen.area)
        ways.append(button(words, Action(window.open, f"tell:area:{seen.area}"), icon=ft.Icons.EDIT_OUTLINED))
    if ways:
        yield row(*ways)


def _below(window: NewdaleWindow, seen: DeskSeen) -> Iterator[ft.Control]:
    """Tokens that pay now; cards one could discard, which redraw the bars; what a bar means; a building in hand."""
    store, ways = window.store, []
    if seen.pays_now:
        words = store.text("newdale_table.pays_now", tokens=", ".join(seen.pays_now))
        ways.append(button(words, Action(window.open, f"seat:{seen.seat}"), weight=Emphasis.QUIET))
    if seen.tries:
        words = store.text("newdale_table.try_card")
        ways.append(button(words, Action(window.open, f"try:{seen.seat}"), icon=ft.Icons.ADD))
    if seen.empty:
        words = store.text("newdale_table.empty_areas")
        ways.append(button(words, Action(window.open, "empty"), weight=Emphasis.QUIET))
    if seen.discards is not None:
        yield Discards(window, store.text("newdale_table.could_discard"), seen.seat, seen.discards)
        yield kept(("bar_means", store.language, seen.rate), lambda: bar_means(store, seen.rate))
    if ways:
        yield row(*ways)


@component
def _Discards(window: NewdaleWindow, words: str, seat: int, chosen: int) -> ft.Control:
    chips = [chip(str(n), Action(discard, window, seat, n), n == chosen, of=words) for n in DISCARDS]
    return ft.Row([note(words), row(*chips)], wrap=True)


Discards = memo(_Discards)


def discarded(window: NewdaleWindow, seat: int) -> int:
    """Cards somebody would give for missing assistants."""
    found: int = window.panels.choices.get(("", f"discard{seat}"), 0)
    return found


def discard(window: NewdaleWindow, seat: int, n: int) -> None:
    window.panels.choices["", f"discard{seat}"] = n
    window.redraw.count += 1
