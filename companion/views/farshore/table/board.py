"""What every player has on the table, with what may change at any time within reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.labels import card_name
from companion.views.farshore.table.plan_words import plan_words
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import panel
from companion.widgets.answers import answer, line_button, stepper
from companion.widgets.controls import Action, Emphasis, button, only_spoken
from companion.widgets.kept import kept
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour
from rules.farshore.moves import LoseCard, Sail, Shells, Treasures
from rules.farshore.people import others_stay, spaces
from rules.farshore.players import City, Krabita, Person
from rules.farshore.score.standing import score_of
from rules.farshore.state import Phase, State
from rules.farshore.tell.naming import tile_of_map
from rules.kernel import Move
from rules.moves import Leave

SignedValue = tuple[str, str, str]
"""Sign, spoken words, number."""
Change = Callable[[Move], None]


def values(window: FarshoreWindow, seat: int, *, named: bool = True, lit: bool = False) -> ft.Control:
    """One line on a player; not `named` where the bar says whose it is and a second line would be one too many.

    `lit`: among everybody's, that of whoever's turn it is.
    """
    store, state = window.store, window.state
    counted, show = tuple(_counted(store, state, seat)), Action(_show, window, seat)
    shown = store.dark, called(store, state, seat), named, lit, looks.worker(store, state, seat), counted, show
    return kept(("player_line", *shown), lambda: _player_line(*shown))


def _player_line(
    dark: bool, name: str, named: bool, lit: bool, worker: str, counted: tuple[SignedValue, ...], show: Action
) -> ft.Control:
    style, weight = ft.TextThemeStyle.TITLE_MEDIUM, ft.FontWeight.W_600 if lit else None
    # A drawing with a name would be heard beside the button that it stands on, as one more control.
    spoken = ft.Text(name, theme_style=style, weight=weight) if named else only_spoken(name)
    drawn = picture(worker, "", width=theme.PIECE, height=theme.PIECE)
    who = ft.Row([drawn, spoken], tight=True, spacing=theme.SNUG if named else 0)
    seen = ft.Row(
        [
            who,
            *(
                kept(("value", dark, named, lit, show, *value), partial(_value, dark, *value, small=not named))
                for value in counted
            ),
        ],
        wrap=True,
        spacing=theme.SNUG if named else theme.NEAR,
        run_spacing=theme.CLOSE,
        expand=True,
    )
    # Without a sign nobody would guess that ship, treasures and shells are changed here.
    change = ft.Icon(ft.Icons.EDIT_OUTLINED, size=theme.MARK, color=ft.Colors.ON_SURFACE_VARIANT)
    return line_button(ft.Row([seen, change], spacing=theme.NEAR), show, lit=lit)


def _show(window: FarshoreWindow, seat: int) -> None:
    window.open(f"player:{seat}")


def called(store: Store, state: State, seat: int) -> str:
    return store.called(state.called(seat))


def _value(dark: bool, sign: str, spoken: str, shown: str, *, small: bool = False) -> ft.Control:
    """`small`: everything known of a player stays in one line."""
    style = ft.TextThemeStyle.BODY_SMALL if small else ft.TextThemeStyle.BODY_MEDIUM
    return ft.Row(
        [
            picture(looks.sign(sign, dark), "", width=theme.SMALL_SIGN, height=theme.SMALL_SIGN),
            ft.Text(shown, theme_style=style, semantics_label=spoken),
        ],
        tight=True,
        spacing=theme.CLOSE if small else theme.NEAR,
    )


def _counted(store: Store, state: State, seat: int) -> Iterator[SignedValue]:
    """Everything known of a player."""
    player = state.players[seat]

    def say(key: str, n: int) -> str:
        return store.text(f"farshore_table.has_{key}", n=n)

    season = store.text("farshore.season", season=player.season.value)
    passed = store.text("farshore_table.passed")
    yield (player.season, f"{season}, {passed}", passed) if player.passed else (player.season, season, " ")
    if player.ready is not None:
        yield "creature", say("ready", player.ready), str(player.ready)
    if player.ship is not None:
        yield "ship", say("ship", player.ship), str(player.ship)
    if player.treasures is not None:
        yield "treasure", say("treasures", player.treasures), str(player.treasures)
    if isinstance(player, Person):
        if player.shells is not None:
            yield "shell", say("shells", player.shells), str(player.shells)
        if player.city.complete:
            n = spaces(state, seat)
            yield "construction", say("city", n), f"{n}/{SETUP.city_spaces}"
    if isinstance(player, Krabita):
        yield "common", say("hand", player.hand), str(player.hand)
    if player.maps:
        yield "map", say("maps", len(player.maps)), str(len(player.maps))


def steppers(window: FarshoreWindow, seat: int, change: Change) -> Iterator[ft.Control]:
    """Ship, treasures, shells: cards change them in ways the app does not know."""
    player = window.state.players[seat]
    if player.ship is not None:
        yield _step(window, seat, "ship", player.ship, change, (Sail(seat=seat, spaces=n) for n in (-1, 1)))
    if player.treasures is not None:
        yield _step(window, seat, "treasure", player.treasures, change, (Treasures(seat=seat, n=n) for n in (-1, 1)))
    if isinstance(player, Person) and player.shells is not None:
        yield _step(window, seat, "shell", player.shells, change, (Shells(seat=seat, n=n) for n in (-1, 1)))


def _step(
    window: FarshoreWindow, seat: int, what: str, value: int, change: Change, by_one: Iterable[Move]
) -> ft.Control:
    store, (less, more) = window.store, by_one
    name = called(store, window.state, seat)
    return stepper(
        store.text(f"farshore_table.{what}"),
        str(value),
        (store.text("farshore_table.less", what=what, name=name), Action(change, less)),
        (store.text("farshore_table.more", what=what, name=name), Action(change, more)),
        svg=looks.sign(what, store.dark),
    )


@component
def Board(window: FarshoreWindow) -> ft.Control:
    """Everyone in seat order; whose turn it is stands out."""
    state = window.state
    turn = None if state.phase is Phase.OVER else state.turn
    return column([values(window, seat, lit=seat == turn) for seat in range(len(state.players))])


def players_panel(window: FarshoreWindow) -> ft.Control:
    store = window.store
    return panel(
        window,
        store.text("table.players"),
        Board(window),
        note(store.text("farshore_table.players_how")),
        row(button(store.text("farshore_table.correct_table"), partial(window.open, "correct:table"))),
    )


@component
def PlayerPanel(window: FarshoreWindow, seat: int) -> ft.Control:
    store, state = window.store, window.state
    player = state.players[seat]
    name = called(store, state, seat)
    stays = not isinstance(player, Person) or player.left or not others_stay(state, seat)
    return panel(
        window,
        name,
        *steppers(window, seat, window.adjust),
        *_facts(window, seat),
        *(_city(window, seat, player.city) if isinstance(player, Person) else ()),
        Putting(store, window, seat, None if stays else name),
    )


def _facts(window: FarshoreWindow, seat: int) -> Iterator[ft.Control]:
    store, state = window.store, window.state
    player = state.players[seat]
    yield note(store.text("farshore_table.score_now", n=score_of(state, seat).total))
    if not isinstance(player, Person) or player.city.complete:
        counts = state.counts(seat)
        said = [store.text("farshore_table.cards_of", colour=hue.value, n=counts[hue]) for hue in Colour]
        yield Signs(store.dark, tuple((hue, words, str(counts[hue])) for hue, words in zip(Colour, said, strict=True)))
    for tile in player.maps or ():
        yield ft.Text(store.say(tile_of_map(state.facts, tile)))
    if isinstance(player, Krabita):
        yield ft.Text(store.text("farshore_table.has_hand", n=player.hand))
        yield ft.Text(store.text("farshore_table.has_ready", n=player.ready or 0))
        svg = looks.drawn_plan(player.plan, next(iter(player.plan.order), None), store.dark)
        yield ft.Row(
            [picture(svg, plan_words(store, player.plan.markers), width=sizes.PLAN_WIDE, height=sizes.PLAN_WIDE)]
        )


@component
def _Signs(dark: bool, counted: tuple[SignedValue, ...]) -> ft.Control:
    return ft.Row([_value(dark, *value) for value in counted], wrap=True, spacing=theme.INSET)


Signs = memo(_Signs)


def _city(window: FarshoreWindow, seat: int, city: City) -> list[ft.Control]:
    names = " · ".join(card_name(window, card) for card in city.cards)
    return [CityOf(window.store, window, seat, city, names)] if names else []


@component
def _CityOf(store: Store, window: FarshoreWindow, seat: int, city: City, names: str) -> ft.Control:
    """`names` as they are called now: a card may be renamed while it lies there."""
    losing, set_losing = ft.use_state(False)
    leaves = partial(set_losing, not losing)
    return column(
        [
            ft.Text(names, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            row(button(store.text("farshore_table.card_leaves"), leaves, icon=ft.Icons.REMOVE_CIRCLE_OUTLINE)),
            *(_leaving_cards(window, seat, city) if losing else ()),
        ]
    )


CityOf = memo(_CityOf)


def _leaving_cards(window: FarshoreWindow, seat: int, city: City) -> Iterator[ft.Control]:
    for card in dict.fromkeys(city.cards):
        name = card_name(window, card)
        anchored, copies = city.anchored.count(card), city.cards.count(card)
        kinds = (False, True) if 0 < anchored < copies else (anchored > 0,)
        for on in kinds:
            said = window.store.text("farshore_table.leaves_anchor" if on else "farshore_table.leaves", card=name)
            yield answer(said, Action(window.play, LoseCard(seat=seat, card=card, anchored=on)))


@component
def _Putting(store: Store, window: FarshoreWindow, seat: int, leaver: str | None) -> ft.Control:
    """What puts a player right; `leaver` is called so and may leave the table."""
    acts = [button(store.text("farshore_table.correct"), partial(window.open, f"correct:{seat}"), icon=ft.Icons.EDIT)]
    if leaver:
        leave = Action(window.play, Leave(seat=seat))
        said = store.text("farshore_table.leave", name=leaver)
        acts.append(button(said, leave, icon=ft.Icons.LOGOUT, weight=Emphasis.QUIET))
    return row(*acts)


Putting = memo(_Putting)
