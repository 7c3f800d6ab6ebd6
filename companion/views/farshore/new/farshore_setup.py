"""Farshore's set-up: its steps, who sat down last, what a rematch keeps, what is remembered of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import flet as ft

from companion.disk.settings import Settings
from companion.farshore.boxes import GAME, learn
from companion.farshore.drawers import FARSHORE_BOX
from companion.match import dice
from companion.match.people import last_table
from companion.screen.store import Store
from companion.views.farshore.new.draft import Draft, Step
from companion.views.farshore.new.game import game_step
from companion.views.farshore.new.middle_step import middle_step
from companion.views.farshore.new.table import PLAN, table_step
from companion.views.farshore.table import looks
from companion.views.new.checklist import checklist
from companion.views.new.draft import last_people
from companion.views.new.people import people_step
from companion.views.new.screen import NewMatch
from companion.views.new.stepped_setup import SteppedSetup, StepScreen
from rules.farshore.components.box import Box
from rules.farshore.components.traits import Colour, Level
from rules.farshore.layout import layout
from rules.farshore.reasons import Reason
from rules.farshore.setup import Setup, refusals
from rules.kernel import Phrase, phrase

STEPS: Final[dict[str, StepScreen]] = {
    Step.PEOPLE: people_step,
    Step.GAME: game_step,
    Step.MIDDLE: middle_step,
    Step.LAYOUT: lambda form: checklist(form.store, layout(form.setup)),
    Step.TABLE: table_step,
}
SETTLED: Final = {
    Reason.TOO_MANY_PEOPLE: Step.PEOPLE,
    Reason.NAME_TWICE: Step.PEOPLE,
    Reason.TOO_FEW_PEOPLE: Step.GAME,
    Reason.KRABITA_WITH_FOUR: Step.GAME,
    Reason.KRABITA_ONLY_WITHOUT_HER: Step.GAME,
    Reason.WEATHER_BY_LEVEL: Step.GAME,
    Reason.RULING_FIXED: Step.GAME,
    Reason.PLAN_COLUMNS: Step.TABLE,
    Reason.WIND_TILE_STACK: Step.TABLE,
    Reason.WIND_TILE_USED: Step.TABLE,
}
"""On which screen a refusal can be set right; what is not listed is about the middle of a game."""


class FarshoreSetup(SteppedSetup[Draft, Setup, Box]):
    game = GAME
    start_icon = ft.Icons.SAILING
    no_box = Box()
    box_kind = FARSHORE_BOX
    step_screens = STEPS

    def draft(self, settings: Settings, kind: str) -> Draft:
        """Who sat at a table of this kind last, and how hard Krabita played."""
        solo, last = kind == "solo", last_table(settings, GAME, kind)
        draft = Draft(krabita=solo).seated(last_people(settings, GAME, kind), 1 if solo else 2)
        if last and last.level:
            # The settings take any word for it, perhaps that of another version.
            level = Level(last.level) if last.level in tuple(Level) else draft.level
            draft = draft.replace(krabita=True, level=level)
        return draft

    def again(self, setup: Setup) -> Draft:
        """The same people, the next one first, level and rulings; her markers are shuffled anew, tiles left open."""
        draft = Draft(
            krabita=setup.krabita is not None,
            columns=dice.shuffled(tuple(Colour)) if setup.krabita else (),
            shuffled=setup.krabita is not None,
            level=setup.krabita.level if setup.krabita else Level.SHY,
            weather=setup.weather,
            tracking=setup.tracking,
            rulings=setup.rulings,
        )
        first, *others = setup.people
        return draft.seated((seat.name, seat.piece) for seat in (*others, first))

    def refusals(self, setup: Setup) -> Iterator[tuple[str, Phrase]]:
        for reason, params in refusals(setup):
            yield SETTLED.get(reason, Step.MIDDLE), phrase(reason, **params)

    def wanted(self, why: Phrase, /) -> tuple[str, str]:
        return ("plan_wanted", PLAN) if why.key == Reason.PLAN_COLUMNS else ("", "")

    def piece_name(self, store: Store, piece: str, /) -> str:
        return store.text("farshore_new.piece", piece=piece)

    def piece_sign(self, store: Store, seat: int, piece: str, /) -> str:
        return looks.figure(piece, looks.CREW[seat], store.dark)

    def merged(self, box: Box, known: Box, /) -> Box:
        """With the tiles and weather cards that only `known` has."""
        return FARSHORE_BOX.with_facts(box, (*known.wind_tiles, *known.weather))

    def level(self, setup: Setup, /) -> str:
        return setup.krabita.level.value if setup.krabita else ""

    async def learn(self, store: Store, setup: Setup) -> None:
        """What lies face up is a fact of the box: next time it is one tap."""
        shown = [fact for fact in (setup.tile_a, setup.tile_b, setup.weather_card) if fact is not None]
        await learn(store, *shown)


SETUP: Final = FarshoreSetup()


def New(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)
