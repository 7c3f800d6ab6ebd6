"""New Lands' set-up: its steps, who sat down last, what a rematch keeps, what is remembered of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import flet as ft

from companion.disk.settings import Settings
from companion.new_lands.boxes import GAME, teach
from companion.new_lands.drawers import LANDS_BOX
from companion.screen.store import Store
from companion.views.new.checklist import checklist
from companion.views.new.draft import last_people
from companion.views.new.people import people_step
from companion.views.new.screen import NewMatch
from companion.views.new.stepped_setup import SteppedSetup, StepScreen
from companion.views.new_lands import looks
from companion.views.new_lands.new.draft import Draft, Step
from companion.views.new_lands.new.removed import removed_step
from companion.views.new_lands.new.steps import game_step, middle_step, start_step
from rules.kernel import Phrase, phrase
from rules.new_lands.components.box import Box, StartTile
from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.layout import layout
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth, Setup, refusals

STEPS: Final[dict[str, StepScreen]] = {
    Step.PEOPLE: people_step,
    Step.GAME: game_step,
    Step.MIDDLE: lambda form: [*middle_step(form), *removed_step(form)],
    Step.START: start_step,
    Step.LAYOUT: lambda form: [*checklist(form.store, layout(form.setup)), *removed_step(form)],
}
SETTLED: Final = {
    Reason.TOO_FEW_PEOPLE: Step.PEOPLE,
    Reason.TOO_MANY_PEOPLE: Step.PEOPLE,
    Reason.NAME_TWICE: Step.PEOPLE,
    Reason.COLOUR_TWICE: Step.PEOPLE,
    Reason.REMOVED_OVER: Step.GAME,
    Reason.RULING_FIXED: Step.GAME,
    Reason.START_UNKNOWN: Step.START,
    Reason.BAD_TILE: Step.START,
}
"""On which screen a refusal can be set right; what is not listed is about the middle of a game."""


class LandsSetup(SteppedSetup[Draft, Setup, Box]):
    game = GAME
    start_icon = ft.Icons.EXPLORE
    no_box = Box()
    box_kind = LANDS_BOX
    step_screens = STEPS

    def draft(self, settings: Settings, kind: str) -> Draft:
        """Who sat at a table of this kind last."""
        depth = Depth.MAP if kind == Depth.MAP else Depth.LEDGER
        return Draft(depth=depth).seated(last_people(settings, GAME, depth.value), NUMBERS.players.least)

    def again(self, setup: Setup) -> Draft:
        """The same people, the next one starts."""
        draft = Draft(
            depth=setup.depth,
            start=setup.start or "",
            open_tiles=setup.open_tiles,
            removed=setup.removed,
            rulings=setup.rulings,
        )
        return draft.seated((seat.name, seat.colour) for seat in setup.people).next_starter()

    def refusals(self, setup: Setup) -> Iterator[tuple[str, Phrase]]:
        for reason, params in refusals(setup):
            where = SETTLED.get(reason, Step.MIDDLE)
            yield (
                (Step.MIDDLE if setup.midway and setup.midway.map and where is Step.START else where),
                phrase(reason, **params),
            )

    def piece_name(self, store: Store, piece: str, /) -> str:
        return store.text("new_lands_new.piece", piece=piece)

    def piece_sign(self, store: Store, _seat: int, piece: str, /) -> str:
        return looks.meeple(piece, store.dark)

    def merged(self, box: Box, known: Box, /) -> Box:
        return box.merged(known)

    async def learn(self, store: Store, setup: Setup) -> None:
        """The start tile is a fact of the box: next time it is known."""
        if setup.start is None or (setup.box.start and setup.box.start.tile == setup.start):
            return
        fact = StartTile(tile=setup.start)
        await teach(store, lambda box: box.learn(fact))


SETUP: Final = LandsSetup()


def New(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)
