"""The search field, and below it what was found or what there is to browse."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.addresses import rules_route
from companion.screen.boundary import component, memo
from companion.screen.rule_search import SEARCH, Loaded, RuleSearch, fetched
from companion.screen.store import Store
from companion.widgets.controls import icon_button, text_field
from companion.widgets.game_signs import game_chips
from companion.widgets.layout import title

LONGEST: Final = 200


class SearchFocus:
    """What the field needs of its window, without being drawn again whenever something of that changes."""

    def __init__(self, store: Store, game_id: str, focus: bool) -> None:
        self.store = store
        self._game = game_id
        self._focus = focus

    def focus(self, calls: int) -> bool:
        """Who comes back to what they found wants to read on, not to type."""
        return not self.store.rule_search.query and (self._focus or calls > 0)

    def submit(self) -> None:
        """Enter opens the best answer."""
        if fetched(self._game, SEARCH):
            from companion.views.rules import lists

            if best := lists.best(self._game, self.store.rule_search.query, self.store.language):
                self.store.go(rules_route(self._game, best))


def _to_table(store: Store) -> list[ft.Control]:
    """The way back for who came from a match, however far they have read on."""
    match = store.trail.outside("/rules")
    if not match.startswith("/match/"):
        return []
    return [icon_button(store.text("log.to_table"), ft.Icons.ARROW_BACK, lambda: store.go(match))]


@component
def Asking(
    store: Store,
    game_id: str,
    games: tuple[str, ...],
    rule_search: RuleSearch,
    there: Loaded,
    beside_a_page: bool = False,
) -> ft.Control:
    """`games`: those one can change to."""
    focus = ft.use_memo(lambda: SearchFocus(store, game_id, not beside_a_page), [])
    clear = (
        [icon_button(store.text("rules.clear"), ft.Icons.CLOSE, rule_search.start_over)] if rule_search.query else []
    )
    field = Field(focus, rule_search.calls, store.text("rules.search"), store.text(f"{game_id}_rules.hint"))
    return ft.Column(
        [
            ft.Container(
                ft.Column(
                    [
                        ft.Row([*_to_table(store), title(store.text("rules.title"))]),
                        *game_chips(store, games, game_id, lambda chosen: store.go(rules_route(chosen))),
                        ft.Row([_anew(field, rule_search.calls), *clear]),
                    ],
                    spacing=theme.GAP,
                    tight=True,
                ),
                padding=ft.Padding.only(
                    left=theme.PAGE_PADDING, right=theme.PAGE_PADDING, top=theme.PAGE_PADDING, bottom=theme.GAP
                ),
            ),
            _below(store, game_id, rule_search, there),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def _Field(focus: SearchFocus, calls: int, name: str, hint: str) -> ft.Control:
    """Drawn once, not at every keystroke: a value sent back would overtake what was typed since."""
    store = focus.store
    return text_field(
        name,
        store.rule_search.query,
        store.rule_search.ask,
        store,
        hint_text=hint,
        prefix_icon=ft.Icons.SEARCH,
        on_submit=focus.submit,
        autofocus=focus.focus(calls),
        autocorrect=False,
        max_length=LONGEST,
        counter="",
        border=ft.OutlineInputBorder(border_radius=theme.RADIUS),
    )


Field = memo(_Field)


def _anew(field: ft.Control, calls: int) -> ft.Control:
    """A new one for each call: only a field that is new to the screen takes the focus."""
    return ft.Container(field, key=f"field{calls}", expand=True)


def _below(store: Store, game_id: str, rule_search: RuleSearch, there: Loaded) -> ft.Control:
    asked = bool(rule_search.query.strip())
    if not (there.search if asked else there.pages):
        return ft.Container(expand=True)
    from companion.views.rules import lists

    if asked:
        return lists.Found(store, game_id, rule_search.query, there.answering)
    return lists.Contents(store, game_id, store.marks)
