"""What the toy game shows; its table and its set-up are those of any game."""

from __future__ import annotations

import flet as ft

from companion.games import Screens, Start
from companion.match.summary import Part, Summary
from companion.match.table_window import TableWindow
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new.general_setup import GeneralSetup, OpponentSwitch, Seated
from companion.views.new.screen import NewMatch
from companion.views.table.game_table import GameTable
from companion.widgets.entries import NumberField
from companion.widgets.layout import note, screen, title
from tests.toy import signs
from tests.toy.box import Box
from tests.toy.own_box import BoxPage
from tests.toy.rules import FEWEST, MOST, ROBOT, ZEPPELIN, Setup, State, score, start
from tests.toy.score_parts import highest, score_parts


def build(seated: Seated) -> Setup:
    box = seated.box if isinstance(seated.box, Box) else Box()
    people = tuple(guest.name for guest in seated.people)
    return Setup(people=people, robot=seated.opponent, rulings=seated.rulings, box=box)


SETUP = GeneralSetup(
    game="toy",
    build=build,
    people_of=lambda setup: setup.people,
    start=start,
    fewest=FEWEST,
    most=MOST,
    rulings=(ZEPPELIN,),
    opponent=OpponentSwitch("toy_new.with_opponent", lambda setup: setup.robot),
)


def New(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)


class ToyTable(GameTable[State]):
    def player_name(self, store: Store, name: str) -> str:
        return store.text("toy.robot") if name == ROBOT else super().player_name(store, name)

    def moments(self, _window: TableWindow[State], /) -> tuple[str, ...]:
        return ("adding",)


@component
def Abacus(store: Store) -> ft.Control:
    """A tool that needs no match: it doubles a number."""
    number, choose = ft.use_state(0)
    return screen(
        title(store.text("toy.abacus")),
        NumberField(store, store.text("toy.number"), number, lambda n: choose(n or 0)),
        note(store.text("toy.doubled", n=2 * number)),
    )


def summary(state: State) -> Summary:
    scores = score(state)
    parts = (
        Part.of(found, opponent=seat >= len(state.setup.people), reached=highest(state.added_by(seat)))
        for seat, found in enumerate(scores)
    )
    return Summary(parts=tuple(parts))


SCREENS = Screens(
    starts=(
        Start("toy_home.play", "toy_home.play_about", "/new/toy", signs.sign),
        Start("toy_home.count", "toy_home.count_about", "/score/toy", signs.robot),
    ),
    new=New,
    table=ToyTable,
    score=score_parts,
    box=BoxPage,
    pages={"abacus": Abacus},
    rule_sign=signs.chapter,
    summary=summary,
    scene=signs.scene,
    sign=signs.sign,
    tones=signs.tones,
    gallery=signs.gallery,
)
