"""The score sheet on the screen: finds it, follows it, and shows the part that lies open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

import flet as ft

from companion.match.table import Table, Unplayable
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet
from companion.score.scored_sheet import Unscored
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.screen.subscriptions import use_subscription
from companion.screen.way_back import use_way_back
from companion.views.not_found import no_match
from companion.views.score.bar import bar, parts_bar
from companion.views.score.count_check import count_check, way_to_count_again
from companion.views.score.ending import ending
from companion.views.score.ledger import strip, table
from companion.views.score.people import people
from companion.views.score.receipt import receipt
from companion.views.score.record import from_record
from companion.views.score.remarks import refusal, remarks
from companion.views.score.scoring import LastResult, Part, Scoring
from companion.views.score.sharing import sharing
from companion.views.score.totals import totals
from companion.widgets.controls import button
from companion.widgets.layout import column, row


@component
def Score(store: Store, match_id: str) -> ft.Control:
    found: Scoring | None = None
    scoring, set_scoring = ft.use_state(found)
    missing, set_missing = ft.use_state("")

    async def look() -> None:
        try:
            sheet = await open_sheet(store.backend, match_id)
        except Unscored:
            set_missing("match.unplayable")
            return
        if sheet is None:
            set_missing("match.missing")
        else:
            set_scoring(_scoring(store, sheet))

    ft.use_effect(look, [match_id])
    if missing:
        return no_match(store, missing)
    return ft.Container(expand=True) if scoring is None else _Followed(scoring, scoring.window, store, look)


def _scoring(store: Store, sheet: OpenSheet) -> Scoring:
    scoring = Scoring(store, sheet, Part.RECEIPT, LastResult())
    if not sheet.settled:
        scoring.part = scoring.parts.opens(sheet) or scoring.first_part
    scoring.window = scoring.parts.window(scoring, _table_of(sheet))
    return scoring


def _table_of(sheet: OpenSheet) -> Table | None:
    """The table the match was played at, where it still can be opened."""
    try:
        return Table.of(sheet.match) if sheet.tracked else None
    except Unplayable:
        return None


@component
def _Followed(scoring: Scoring, _window: Any, store: Store, look: Callable[[], Awaitable[None]]) -> ft.Control:
    """Follows the sheet for as long as it is on the screen."""

    async def look_again() -> None:
        if scoring.open_sheet.replaced:
            await look()

    use_subscription(store.subscriptions, scoring.follow, [scoring.open_sheet, store.returns])
    ft.use_effect(look_again, [scoring.open_sheet.replaced])
    use_way_back(store, "score", scoring.step_back)
    ft.use_dialog(_dialog(scoring))
    return _wide(scoring) if _roomy(scoring) else _narrow(scoring)


def _dialog(scoring: Scoring) -> ft.AlertDialog | None:
    if scoring.refused:
        return refusal(scoring, scoring.refused)
    return ending(scoring) if scoring.ending else None


def _narrow(scoring: Scoring) -> ft.Control:
    top = [bar(scoring), *([strip(scoring), parts_bar(scoring)] if scoring.entering else [])]
    return ft.Column(
        [
            ft.Container(ft.Column(top, spacing=theme.NEAR), padding=_sides(theme.GAP)),
            ft.Container(_body(scoring), expand=True),
        ],
        expand=True,
        spacing=0,
    )


def _wide(scoring: Scoring) -> ft.Control:
    entering = scoring.entering or scoring.part == Part.PEOPLE
    body = ft.Column(
        [
            *([ft.Container(parts_bar(scoring), padding=_sides(theme.PAGE_PADDING))] if entering else []),
            ft.Container(_body(scoring), expand=True),
        ],
        expand=True,
        spacing=0,
    )
    ledger = ft.Container(
        ft.ListView(
            [table(scoring), row(_players(scoring)), *remarks(scoring, everybody=True)], spacing=theme.PAGE_PADDING
        ),
        width=theme.LEDGER,
        padding=ft.Padding.all(theme.PAGE_PADDING),
    )
    below = ft.Row([ledger, body], expand=True, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [
            ft.Container(bar(scoring), padding=_sides(theme.PAGE_PADDING)),
            below if entering else ft.Container(_body(scoring), expand=True),
        ],
        expand=True,
        spacing=0,
    )


def _sides(padding: float) -> ft.Padding:
    return ft.Padding.only(left=padding, right=padding, top=theme.GAP, bottom=theme.NEAR)


def _players(scoring: Scoring) -> ft.Control:
    name = scoring.store.text("sheet.players")
    return button(name, partial(scoring.show, Part.PEOPLE), icon=ft.Icons.GROUP_OUTLINED)


def _roomy(scoring: Scoring) -> bool:
    """Room for everybody's points beside what is entered; large words need all of it for themselves."""
    return scoring.store.wide and scoring.store.preferences.text_size < theme.LARGE_TEXT


def _body(scoring: Scoring) -> ft.Control:
    if scoring.part == Part.RECEIPT:
        return receipt(scoring)
    if scoring.part == Part.SHARE:
        return sharing(scoring)
    above, below = _told(scoring)
    entry, topic = scoring.parts.entry(scoring.part), ""
    if entry is None:
        content = SHARED_PARTS[scoring.part](scoring)
    else:
        above, below, topic = [*above, *entry.above(scoring)], [*below, *entry.below(scoring)], entry.topic(scoring)
        content = [*entry.draw(scoring), *way_to_count_again(scoring)]
    return ft.ListView(
        [_slot([*from_record(scoring), *above]), *(_slot([part]) for part in (*content, *below))],
        expand=True,
        padding=theme.SCROLLED,
        # Another topic is another screen, and so is another player: it starts at its top.
        key=f"{scoring.part}:{topic}:{scoring.at}",
    )


def _told(scoring: Scoring) -> tuple[list[ft.Control], list[ft.Control]]:
    """What there is to say above and below what is entered: what stops the sheet comes first.

    Not where somebody types: it would come and go above the field and push it away from under the hand.
    """
    if _roomy(scoring) or scoring.part == Part.COUNT:  # there they would tell of the first count
        return [], []
    first = bool(scoring.open_sheet.scored.stops) and not _typed_into(scoring)
    return (remarks(scoring), []) if first else ([], remarks(scoring))


def _slot(content: list[ft.Control]) -> ft.Control:
    """A place that is there also while it is empty: a field that moves to another place loses what is being typed."""
    return ft.Container(column(content), padding=ft.Padding.only(bottom=theme.PAGE_PADDING if content else 0))


def _typed_into(scoring: Scoring) -> bool:
    entry = scoring.parts.entry(scoring.part)
    return entry.typed_into if entry else scoring.part in (Part.TOTALS, Part.PEOPLE)


SHARED_PARTS: Final[Mapping[str, Callable[[Scoring], list[ft.Control]]]] = {
    Part.TOTALS: totals,
    Part.PEOPLE: people,
    Part.COUNT: count_check,
}
"""What is entered the same way in every game."""
