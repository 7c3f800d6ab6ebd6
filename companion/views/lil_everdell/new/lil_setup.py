"""The set-up of the game: its steps, who sat down last, what a rematch keeps, what is remembered of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import flet as ft

from companion.disk.settings import Settings
from companion.lil_everdell.boxes import GAME
from companion.lil_everdell.drawers import LIL_BOX
from companion.match.people import last_table
from companion.screen.store import Store
from companion.views.lil_everdell.new.draft import Draft, Step
from companion.views.lil_everdell.new.game import game_step
from companion.views.lil_everdell.new.layout import layout_step
from companion.views.lil_everdell.new.middle import middle_step
from companion.views.lil_everdell.table import looks
from companion.views.new.draft import last_people
from companion.views.new.people import people_step
from companion.views.new.screen import NewMatch
from companion.views.new.stepped_setup import SteppedSetup, StepScreen
from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Setup, refusals

STEPS: Final[dict[str, StepScreen]] = {
    Step.PEOPLE: people_step,
    Step.GAME: game_step,
    Step.MIDDLE: middle_step,
    Step.LAYOUT: layout_step,
}
OF_PEOPLE: Final = (Reason.TOO_MANY_PEOPLE, Reason.NAME_TWICE, Reason.ANIMAL_TWICE)
OF_THE_MIDDLE: Final = (Reason.MIDWAY_UNFIT, Reason.NO_SUCH_ROUND, Reason.NO_SUCH_PLAYER)


class LilSetup(SteppedSetup[Draft, Setup, Box]):
    game = GAME
    start_icon = ft.Icons.FOREST
    no_box = Box()
    box_kind = LIL_BOX
    step_screens = STEPS

    def draft(self, settings: Settings, kind: str) -> Draft:
        """Who sat at a table of this kind last, and against whom."""
        solo, last = kind == "solo", last_table(settings, GAME, kind)
        draft = Draft().seated(last_people(settings, GAME, kind), 1 if solo else 2)
        played = last.level if last else ""
        known = Royal(played) if played in tuple(Royal) else None
        return draft.replace(royal=known or (Royal.PRINCE if solo else None))

    def again(self, setup: Setup) -> Draft:
        """The same people and choices, and the next of them starts."""
        draft = Draft(
            royal=setup.opponent.who if setup.opponent else None,
            royal_seat=setup.opponent.seat if setup.opponent else None,
            challenges=setup.challenges,
            rulings=setup.rulings,
            tracking=setup.tracking,
        ).seated((seat.name, seat.animal.value) for seat in setup.people)
        by_animal = {seat.animal.value: seat.help for seat in setup.people}
        helps = {chair: by_animal[guest.piece] for chair, guest in enumerate(draft.guests)}
        return draft.replace(helps=helps).next_starter()

    def refusals(self, setup: Setup) -> Iterator[tuple[str, Phrase]]:
        for reason, params in refusals(setup):
            step = Step.PEOPLE if reason in OF_PEOPLE else Step.MIDDLE if reason in OF_THE_MIDDLE else Step.GAME
            yield step, phrase(reason, **params)

    def nameless(self, draft: Draft, seat: int, /) -> Phrase:
        return phrase("lil_everdell.animal", animal=draft.guests[seat].piece)

    def stand_ins(self, draft: Draft, seat: int, /) -> Iterator[Phrase]:
        """The animal goes along to another chair."""
        yield self.nameless(draft, seat)

    def piece_name(self, store: Store, piece: str, /) -> str:
        return store.text("lil_everdell.animal", animal=piece)

    def piece_sign(self, store: Store, _seat: int, piece: str, /) -> str:
        return looks.sign(piece, store.dark)

    def level(self, setup: Setup, /) -> str:
        return setup.opponent.who.value if setup.opponent else ""

    async def learn(self, store: Store, setup: Setup) -> None:
        """Nothing on the table at the start is printed anywhere new."""


SETUP: Final = LilSetup()


def New(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)
