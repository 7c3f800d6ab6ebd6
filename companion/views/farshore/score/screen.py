"""The score sheet on the screen: finds it, follows it, and shows the part that lies open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.papers import Unscored, paper
from companion.farshore.sheets import Paper
from companion.farshore.voyages import voyages
from companion.match.table import Table, Unplayable
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.screen.subscriptions import use_subscription
from companion.views.farshore.score.city import Hand, city
from companion.views.farshore.score.count import count_again
from companion.views.farshore.score.ledger import strip, table
from companion.views.farshore.score.maps import maps
from companion.views.farshore.score.numbers import check_this, numbers, totals, track
from companion.views.farshore.score.people import people
from companion.views.farshore.score.receipt import receipt
from companion.views.farshore.score.record import from_record
from companion.views.farshore.score.remarks import refusal, remarks
from companion.views.farshore.score.rename import renaming
from companion.views.farshore.score.scoring import ENTERED, Part, Scoring, seat_colours
from companion.views.farshore.score.sharing import sharing
from companion.views.not_found import no_match
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.entries import panel
from companion.widgets.help import help_button
from companion.widgets.layout import column, row
from rules.farshore.components.numbers import SETUP
from rules.farshore.score.entering import spaces
from rules.farshore.score.sheet import Person


@component
def Score(store: Store, match_id: str) -> ft.Control:
    found: Scoring | None = None
    scoring, set_scoring = ft.use_state(found)
    missing, set_missing = ft.use_state("")

    async def look() -> None:
        try:
            sheet = await paper(store.backend, match_id)
        except Unscored:
            set_missing("match.unplayable")
            return
        if sheet is None:
            set_missing("match.missing")
        else:
            part, table = Part.RECEIPT if sheet.settled else Part.CITY, await _followed(store, sheet)
            ways, crew = (voyages(table.states), seat_colours(table.state)) if table else ((), {})
            set_scoring(Scoring(store, sheet, part=part, ways=ways, crew=crew))

    ft.use_effect(look, [match_id])
    if missing:
        return no_match(store, missing)
    return ft.Container(expand=True) if scoring is None else _Attended(scoring, store, look)


async def _followed(store: Store, sheet: Paper) -> Table | None:
    """The table the match was played at, where it still can be opened."""
    try:
        return await store.backend.table(sheet.id) if sheet.tracked else None
    except Unplayable:
        return None


@component
def _Attended(scoring: Scoring, store: Store, look: Callable[[], Awaitable[None]]) -> ft.Control:
    """Follows the sheet for as long as it is on the screen."""
    hand = ft.use_memo(lambda: Hand(scoring), [scoring.paper])

    async def look_again() -> None:
        if scoring.paper.replaced:
            await look()

    use_subscription(store.subscriptions, scoring.follow, [scoring.paper, store.returns])
    ft.use_effect(look_again, [scoring.paper.replaced])
    ft.use_dialog(refusal(scoring, scoring.refused) if scoring.refused else None)
    return _wide(scoring, hand) if _roomy(scoring) else _narrow(scoring, hand)


def _narrow(scoring: Scoring, hand: Hand) -> ft.Control:
    entering = scoring.part in ENTERED
    top = [_bar(scoring), *([strip(scoring), _parts(scoring)] if entering else [])]
    return ft.Column(
        [
            ft.Container(ft.Column(top, spacing=theme.NEAR), padding=_sides(theme.GAP)),
            ft.Container(_body(scoring, hand), expand=True),
        ],
        expand=True,
        spacing=0,
    )


def _wide(scoring: Scoring, hand: Hand) -> ft.Control:
    entering = scoring.part in (*ENTERED, Part.PEOPLE)
    body = ft.Column(
        [
            *([ft.Container(_parts(scoring), padding=_sides(theme.PAGE_PADDING))] if entering else []),
            ft.Container(_body(scoring, hand), expand=True),
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
            ft.Container(_bar(scoring), padding=_sides(theme.PAGE_PADDING)),
            below if entering else ft.Container(_body(scoring, hand), expand=True),
        ],
        expand=True,
        spacing=0,
    )


def _sides(padding: float) -> ft.Padding:
    return ft.Padding.only(left=padding, right=padding, top=theme.GAP, bottom=theme.NEAR)


def _players(scoring: Scoring) -> ft.Control:
    name = scoring.store.text("farshore_sheet.players")
    return button(name, partial(scoring.show, Part.PEOPLE), icon=ft.Icons.GROUP_OUTLINED)


TYPED_INTO: Final = (Part.NUMBERS, Part.TOTALS, Part.PEOPLE)
MOMENTS: Final[Mapping[Part, tuple[str, ...]]] = {
    Part.CITY: ("score.cards", "score.purple", "city"),
    Part.MAPS: ("score.maps", "map"),
    Part.NUMBERS: ("score.ship", "score.treasures", "score.shells"),
    Part.RECEIPT: ("score", "score.tie"),
}
"""What the rules that matter here have to do with."""


def _bar(scoring: Scoring) -> ft.Control:
    """Where one is, the way back, undo, and the way on."""
    store, paper = scoring.store, scoring.paper
    entering = scoring.part in ENTERED
    home = f"/match/{paper.id}" if paper.tracked else "/"
    back = icon_button(
        store.text("farshore_sheet.back"),
        ft.Icons.ARROW_BACK,
        (lambda: store.go(home))
        if entering or scoring.part is Part.RECEIPT
        else partial(scoring.show, _before(scoring)),
    )
    undo = icon_button(store.text("shell.undo"), ft.Icons.UNDO, paper.undo)
    on = button(store.text("farshore_sheet.to_receipt"), partial(scoring.show, Part.RECEIPT), weight=Emphasis.MAIN)
    return ft.Row(
        [
            back,
            _heading(scoring, entering),
            *([undo] if entering and paper.can_undo else []),
            help_button(store, "farshore", MOMENTS.get(scoring.part, ("score",))),
            *([on] if entering else []),
        ],
        spacing=theme.NEAR,
    )


def _heading(scoring: Scoring, entering: bool) -> ft.Control:
    """What is not saved comes first; large words leave the room to what is entered."""
    store, key = scoring.store, f"farshore_sheet.title_{_title(scoring)}"
    if scoring.failing:
        words = store.text("farshore_sheet.failing")
    else:
        words = "" if entering and _large(scoring) else store.text(key)
    colour = ft.Colors.ERROR if scoring.failing else None
    return ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_LARGE, color=colour, expand=True)


def _before(scoring: Scoring) -> Part:
    return Part.RECEIPT if scoring.part is Part.SHARE else Part.CITY


def _title(scoring: Scoring) -> str:
    return scoring.part if scoring.part in (Part.RECEIPT, Part.SHARE, Part.PEOPLE, Part.COUNT) else "sheet"


def _parts(scoring: Scoring) -> ft.Control:
    return ft.Row(
        [
            panel(
                _part_name(scoring, part),
                ft.Text(_part_name(scoring, part), theme_style=ft.TextThemeStyle.LABEL_LARGE),
                partial(scoring.show, part),
                chosen=part is scoring.part,
            )
            for part in ENTERED
        ],
        wrap=not _large(scoring),
        scroll=ft.ScrollMode.AUTO if _large(scoring) else None,
        spacing=theme.NEAR,
        run_spacing=theme.NEAR,
    )


def _roomy(scoring: Scoring) -> bool:
    """Room for everybody's points beside what is entered; large words need all of it for themselves."""
    return scoring.store.wide and scoring.store.settings.text_size < theme.LARGE_TEXT


def _large(scoring: Scoring) -> bool:
    """Large words on a narrow screen: what need not be read makes way."""
    return scoring.store.settings.text_size >= theme.LARGE_TEXT and not scoring.store.wide


def _part_name(scoring: Scoring, part: Part) -> str:
    player = scoring.player
    if part is Part.CITY and isinstance(player, Person):
        return scoring.store.text(
            "farshore_sheet.part_city_of", n=spaces(player, scoring.paper.box), limit=SETUP.city_spaces
        )
    return scoring.store.text(f"farshore_sheet.part_{part}")


def _body(scoring: Scoring, hand: Hand) -> ft.Control:
    above, below = _told(scoring)
    match scoring.part:
        case Part.CITY:
            above = [*above, *check_this(scoring, "cards")]
            content = [*renaming(scoring), *city(scoring, hand), *_more(scoring)]
        case Part.MAPS:
            content = maps(scoring)
        case Part.NUMBERS:
            content, below = numbers(scoring), [*below, *track(scoring)]
        case Part.TOTALS:
            content = totals(scoring)
        case Part.PEOPLE:
            content = people(scoring)
        case Part.COUNT:
            content = count_again(scoring)
        case Part.RECEIPT:
            return receipt(scoring)
        case Part.SHARE:
            return sharing(scoring)
    return ft.ListView(
        [_slot([*from_record(scoring), *above]), *(_slot([part]) for part in (*content, *below))],
        expand=True,
        padding=theme.SCROLLED,
        # Another card to rename is another screen: it starts at its top.
        key=f"{scoring.part}:{scoring.renaming}",
    )


def _told(scoring: Scoring) -> tuple[list[ft.Control], list[ft.Control]]:
    """What there is to say above and below what is entered: what stops the sheet comes first.

    Not where somebody types: it would come and go above the field and push it away from under the hand.
    """
    if _roomy(scoring) or scoring.part is Part.COUNT:  # there they would tell of the first count
        return [], []
    first = any(remark.stops for remark in scoring.paper.counted.remarks) and scoring.part not in TYPED_INTO
    return (remarks(scoring), []) if first else ([], remarks(scoring))


def _slot(content: list[ft.Control]) -> ft.Control:
    """A place that is there also while it is empty: a field that moves to another place loses what is being typed."""
    return ft.Container(column(content), padding=ft.Padding.only(bottom=theme.PAGE_PADDING if content else 0))


def _more(scoring: Scoring) -> list[ft.Control]:
    if not isinstance(scoring.player, Person) or not scoring.player.cards:
        return []
    name = scoring.store.text("farshore_sheet.count_again")
    return [row(button(name, partial(scoring.show, Part.COUNT), icon=ft.Icons.FACT_CHECK_OUTLINED))]
