"""Newdale's set-up: its steps, who sat down last, what a rematch keeps, what is remembered of the box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import flet as ft

from companion.disk.settings import Settings
from companion.drawings.newdale.places import marker
from companion.newdale.boxes import GAME, NEWDALE_BOX, remember
from companion.screen.store import Store
from companion.views.new.checklist import checklist
from companion.views.new.draft import last_people
from companion.views.new.people import people_step
from companion.views.new.screen import NewMatch
from companion.views.new.stepped_setup import SteppedSetup, StepScreen
from companion.views.newdale.looks import piece_colour
from companion.views.newdale.new.campaign import CampaignScreen
from companion.views.newdale.new.chapter_step import Form, chapter_step, hooded_section
from companion.views.newdale.new.draft import CHAPTER, GOING, LAYOUT, PEOPLE, Draft
from companion.views.newdale.new.going_step import going_step
from companion.widgets.layout import folded, section
from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Box
from rules.newdale.components.told import HoodedFact
from rules.newdale.layout import changed, layout
from rules.newdale.reasons import Reason
from rules.newdale.setup import Setup, refusals

CAMPAIGN: Final = "campaign"


def layout_step(form: Form) -> list[ft.Control]:
    """In a campaign what changed since the last chapter comes first, the rest is folded; Hooded figures are asked for
    here, as the step before this one is passed over."""
    store, lines, new = form.store, layout(form.setup), changed(form.setup)
    if not new:
        return checklist(store, lines)
    return [
        section(form.text("changed"), *checklist(store, new)),
        *hooded_section(form),
        folded(form.text("everything"), *checklist(store, lines)),
    ]


STEPS: Final[dict[str, StepScreen]] = {
    PEOPLE: people_step,
    CHAPTER: chapter_step,
    LAYOUT: layout_step,
    GOING: going_step,
}
MENDED_AT: Final = {
    **dict.fromkeys((Reason.NAME_TWICE, Reason.PEOPLE_1_TO_4), PEOPLE),
    **dict.fromkeys(
        (Reason.BUILDINGS_OVER, Reason.PRODUCTION_OVER, Reason.MARKERS_OVER, Reason.MIDWAY_PLAYERS),
        GOING,
    ),
}
"""The step that sets a refusal right, where it is not the chapter's."""


class NewdaleSetup(SteppedSetup[Draft, Setup, Box]):
    game = GAME
    start_icon = ft.Icons.HOLIDAY_VILLAGE
    no_box = Box()
    box_kind = NEWDALE_BOX
    step_screens = STEPS

    def draft(self, settings: Settings, kind: str) -> Draft:
        return Draft().seated(last_people(settings, GAME, kind), 1)

    def again(self, setup: Setup) -> Draft:
        """The same people and chapter; the next one starts."""
        boards = tuple(seat for seat, person in enumerate(setup.people) if person.follow == "board")
        n = len(setup.people)
        draft = Draft(
            chapter=setup.chapter,
            depth=setup.depth,
            rulings=setup.rulings,
            hooded=setup.hooded,
            start_city=setup.start_city,
            boards=tuple(sorted((seat - 1) % n for seat in boards)),
            campaign=setup.campaign,
        )
        return draft.seated((person.name, person.colour) for person in setup.people).next_starter()

    def refusals(self, setup: Setup) -> Iterator[tuple[str, Phrase]]:
        for reason, params in refusals(setup):
            yield MENDED_AT.get(reason, CHAPTER), phrase(reason, **params)

    def stand_ins(self, draft: Draft, seat: int, /) -> Iterable[Phrase]:
        """On the road of a campaign everybody goes by what they were called there, whatever the chair."""
        return () if draft.campaign else super().stand_ins(draft, seat)

    def piece_name(self, store: Store, piece: str, /) -> str:
        return store.text("newdale_new.colour", colour=piece)

    def piece_sign(self, store: Store, seat: int, piece: str, /) -> str:
        return marker(store.palette, min(seat, 3) + 1, piece_colour(store.palette, piece))

    async def learn(self, store: Store, setup: Setup) -> None:
        """How many Hooded figures a chapter has is a fact of the box: next time nobody is asked."""
        if setup.row.hooded and setup.hooded is not None:
            told = setup.box.learn(HoodedFact(chapter=setup.chapter, n=setup.hooded))
            await remember(store, setup.box, told)


SETUP: Final = NewdaleSetup()


def New(store: Store) -> ft.Control:
    """A campaign has a screen of its own before the steps."""
    if ft.use_route_params().get("kind") == CAMPAIGN:
        return CampaignScreen(store, SETUP)
    return NewMatch(store, SETUP)
