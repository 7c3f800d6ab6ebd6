"""The set-up of the game: its steps, who sat down last, what a rematch keeps, what is remembered of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import flet as ft

from companion.disk.settings import Settings
from companion.lil_everdell.boxes import my_box, with_facts
from companion.lil_everdell.drawers import LIL_BOX
from companion.lil_everdell.sections import GAME
from companion.match.people import last_table
from companion.screen.store import Store
from companion.views.lil_everdell.new.draft import Draft, Step
from companion.views.lil_everdell.new.form import Form
from companion.views.lil_everdell.new.game import game_step
from companion.views.lil_everdell.new.layout import layout_step
from companion.views.lil_everdell.new.middle import middle_step
from companion.views.lil_everdell.table import looks
from companion.views.new.draft import Named, last_people
from companion.views.new.game_setup import GameSetup
from companion.views.new.people import people_step
from companion.views.new.screen import NewMatch
from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Help, Setup, refusals
from rules.lil_everdell.state import State

STEPS: Final[dict[str, Callable[[Form], list[ft.Control]]]] = {
    Step.PEOPLE: people_step,
    Step.GAME: game_step,
    Step.MIDDLE: middle_step,
    Step.LAYOUT: layout_step,
}
OF_PEOPLE: Final = (Reason.TOO_MANY_PEOPLE, Reason.NAME_TWICE, Reason.ANIMAL_TWICE)
OF_THE_MIDDLE: Final = (Reason.MIDWAY_UNFIT, Reason.NO_SUCH_ROUND, Reason.NO_SUCH_PLAYER)


class LilSetup(GameSetup[Draft, Setup, Box]):
    game = GAME
    start_icon = ft.Icons.FOREST
    no_box = Box()

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
            helps={seat.animal.value: seat.help for seat in setup.people if seat.help != Help()},
        )
        return draft.seated((seat.name, seat.animal.value) for seat in setup.people).next_starter()

    def setup(self, draft: Draft, box: Box, named: Named) -> Setup:
        return draft.setup(box, named)

    def text(self, store: Store, key: str, **params: int | str | Phrase) -> str:
        return store.text(f"lil_everdell_new.{key}", **params)

    def steps(self, draft: Draft) -> tuple[str, ...]:
        return draft.steps

    def show(self, step: str, form: Form) -> list[ft.Control]:
        return STEPS[step](form)

    def refusals(self, setup: Setup) -> Iterator[tuple[str, Phrase]]:
        for reason, params in refusals(setup):
            step = Step.PEOPLE if reason in OF_PEOPLE else Step.MIDDLE if reason in OF_THE_MIDDLE else Step.GAME
            yield step, phrase(reason, **params)

    def nameless(self, store: Store, draft: Draft, seat: int) -> str:
        return store.text("lil_everdell.animal", animal=draft.guests[seat].piece)

    def piece_name(self, store: Store, piece: str, /) -> str:
        return store.text("lil_everdell.animal", animal=piece)

    def piece_sign(self, store: Store, _seat: int, piece: str, /) -> str:
        return looks.sign(piece, store.dark)

    async def box(self, store: Store, /) -> Box:
        return await my_box(store)

    def merged(self, box: Box, known: Box, /) -> Box:
        return with_facts(box, *LIL_BOX.facts(known))

    def box_of(self, state: State, /) -> Box:
        return state.box

    def level(self, setup: Setup, /) -> str:
        return setup.opponent.who.value if setup.opponent else ""

    async def learn(self, store: Store, setup: Setup) -> None:
        """Nothing on the table at the start is printed anywhere new."""


SETUP: Final = LilSetup()


def New(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)
