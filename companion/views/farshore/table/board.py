"""What every player has on the table, with what may change at any time within reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import flet as ft

from companion import theme
from companion.boundary import component, memo
from companion.sitting import Sitting
from companion.store import Store
from companion.views.farshore.table import looks
from companion.views.farshore.table.frame import card_name, panel
from companion.widgets.answers import answer, line_button, stepper
from companion.widgets.controls import Do, Weight, button
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Leave, LoseCard, Sail, Shells, Treasures
from rules.farshore.people import spaces
from rules.farshore.players import City, Krabita, Person
from rules.farshore.score.standing import score_of
from rules.farshore.state import State
from rules.farshore.tell.naming import tile_of_map
from rules.kernel import Move

Counted = tuple[str, str, str]
"""Sign, spoken words, number."""
Change = Callable[[Move], None]


def values(sitting: Sitting, seat: int) -> ft.Control:
    """One line on a player."""
    store, state = sitting.store, sitting.state
    counted = tuple(_counted(store, state, seat))
    return PlayerLine(
        store.dark, called(store, state, seat), looks.worker(store, state, seat), counted, Do(_show, sitting, seat)
    )


@component
def _PlayerLine(dark: bool, name: str, worker: str, counted: tuple[Counted, ...], show: Do) -> ft.Control:
    who = ft.Row(
        [
            picture(worker, "", width=theme.PIECE, height=theme.PIECE),
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        tight=True,
        spacing=theme.SNUG,
    )
    seen = ft.Row(
        [who, *(_value(dark, *value) for value in counted)],
        wrap=True,
        spacing=theme.SNUG,
        run_spacing=theme.CLOSE,
        expand=True,
    )
    # Without a sign nobody would guess that ship, treasures and shells are changed here.
    change = ft.Icon(ft.Icons.EDIT_OUTLINED, size=theme.MARK, color=ft.Colors.ON_SURFACE_VARIANT)
    return line_button(ft.Row([seen, change], spacing=theme.NEAR), show)


PlayerLine = memo(_PlayerLine)


def _show(sitting: Sitting, seat: int) -> None:
    sitting.open(f"player:{seat}")


def called(store: Store, state: State, seat: int) -> str:
    return store.called(state.called(seat))


def _value(dark: bool, sign: str, spoken: str, shown: str) -> ft.Control:
    return ft.Row(
        [
            picture(looks.sign(sign, dark), "", width=theme.SMALL_SIGN, height=theme.SMALL_SIGN),
            ft.Text(shown, theme_style=ft.TextThemeStyle.BODY_MEDIUM, semantics_label=spoken),
        ],
        tight=True,
        spacing=theme.NEAR,
    )


def _counted(store: Store, state: State, seat: int) -> Iterator[Counted]:
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


def steppers(sitting: Sitting, seat: int, change: Change) -> Iterator[ft.Control]:
    """Ship, treasures, shells: cards change them in ways the app does not know."""
    player = sitting.state.players[seat]
    if player.ship is not None:
        yield _step(sitting, seat, "ship", player.ship, change, (Sail(seat=seat, spaces=n) for n in (-1, 1)))
    if player.treasures is not None:
        yield _step(sitting, seat, "treasure", player.treasures, change, (Treasures(seat=seat, n=n) for n in (-1, 1)))
    if isinstance(player, Person) and player.shells is not None:
        yield _step(sitting, seat, "shell", player.shells, change, (Shells(seat=seat, n=n) for n in (-1, 1)))


def _step(sitting: Sitting, seat: int, what: str, value: int, change: Change, by_one: Iterable[Move]) -> ft.Control:
    store, (less, more) = sitting.store, by_one
    name = called(store, sitting.state, seat)
    return stepper(
        store.text(f"farshore_table.{what}"),
        str(value),
        (store.text("farshore_table.less", what=what, name=name), Do(change, less)),
        (store.text("farshore_table.more", what=what, name=name), Do(change, more)),
        svg=looks.sign(what, store.dark),
    )


@component
def Board(sitting: Sitting) -> ft.Control:
    """Everyone in seat order."""
    return column([values(sitting, seat) for seat in range(len(sitting.state.players))])


def players_panel(sitting: Sitting) -> ft.Control:
    store = sitting.store
    return panel(
        sitting,
        store.text("farshore_table.players"),
        Board(sitting),
        note(store.text("farshore_table.players_how")),
        row(button(store.text("farshore_table.correct_table"), partial(sitting.open, "correct:table"))),
    )


@component
def PlayerPanel(sitting: Sitting, seat: int) -> ft.Control:
    store, state = sitting.store, sitting.state
    player = state.players[seat]
    name, gone = called(store, state, seat), not isinstance(player, Person) or player.left
    return panel(
        sitting,
        name,
        *steppers(sitting, seat, sitting.adjust),
        *_facts(sitting, seat),
        *(_city(sitting, seat, player.city) if isinstance(player, Person) else ()),
        Putting(store, sitting, seat, None if gone else name),
    )


def _facts(sitting: Sitting, seat: int) -> Iterator[ft.Control]:
    store, state = sitting.store, sitting.state
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
            [picture(svg, store.text("farshore_table.plan_card"), width=theme.PLAN_WIDE, height=theme.PLAN_WIDE)]
        )


@component
def _Signs(dark: bool, counted: tuple[Counted, ...]) -> ft.Control:
    return ft.Row([_value(dark, *value) for value in counted], wrap=True, spacing=theme.INSET)


Signs = memo(_Signs)


def _city(sitting: Sitting, seat: int, city: City) -> list[ft.Control]:
    names = " · ".join(card_name(sitting, card) for card in city.cards)
    return [CityOf(sitting.store, sitting, seat, city, names)] if names else []


@component
def _CityOf(store: Store, sitting: Sitting, seat: int, city: City, names: str) -> ft.Control:
    """`names` as they are called now: a card may be renamed while it lies there."""
    losing, set_losing = ft.use_state(False)
    leaves = partial(set_losing, not losing)
    return column(
        [
            ft.Text(names, theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            row(button(store.text("farshore_table.card_leaves"), leaves, icon=ft.Icons.REMOVE_CIRCLE_OUTLINE)),
            *(_leaving_cards(sitting, seat, city) if losing else ()),
        ]
    )


CityOf = memo(_CityOf)


def _leaving_cards(sitting: Sitting, seat: int, city: City) -> Iterator[ft.Control]:
    for card in dict.fromkeys(city.cards):
        name = card_name(sitting, card)
        anchored, copies = city.anchored.count(card), city.cards.count(card)
        kinds = (False, True) if 0 < anchored < copies else (anchored > 0,)
        for on in kinds:
            said = sitting.store.text("farshore_table.leaves_anchor" if on else "farshore_table.leaves", card=name)
            yield answer(said, partial(sitting.play, LoseCard(seat=seat, card=card, anchored=on)))


@component
def _Putting(store: Store, sitting: Sitting, seat: int, leaver: str | None) -> ft.Control:
    """What puts a player right; `leaver` is called so and may go home."""
    acts = [button(store.text("farshore_table.correct"), partial(sitting.open, f"correct:{seat}"), icon=ft.Icons.EDIT)]
    if leaver:
        leave = partial(sitting.play, Leave(seat=seat))
        said = store.text("farshore_table.leave", name=leaver)
        acts.append(button(said, leave, icon=ft.Icons.LOGOUT, weight=Weight.QUIET))
    return row(*acts)


Putting = memo(_Putting)
