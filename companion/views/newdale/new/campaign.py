"""The road of a campaign: what lies behind, who starts, what changes, the way to lay out the next chapter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING
from uuid import uuid4

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.drawings.newdale.road import SIZE, road
from companion.match.table import Unplayable
from companion.newdale.boxes import GAME
from companion.newdale.road import corrected
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.match_line import day, standing
from companion.views.new.progress import SetupProgress, put_aside
from companion.views.newdale.new.draft import LAYOUT, PEOPLE, Draft
from companion.views.newdale.roads import chapter_lines, standing_lines
from companion.widgets.answers import answer
from companion.widgets.controls import button, tile
from companion.widgets.layout import card, note, row, screen, section, title
from companion.widgets.pictures import picture
from rules.newdale.campaign import Campaign, next_chapters, next_start
from rules.newdale.score.rules import SHEET_RULES
from rules.newdale.score.standing import result
from rules.newdale.setup import Setup

if TYPE_CHECKING:
    from companion.views.newdale.new.newdale_setup import NewdaleSetup

NEXT = "table"
"""How a match is begun that goes on with a campaign."""


@dataclass(frozen=True)
class Road:
    """A campaign up to a match, and how its people sat there."""

    campaign: Campaign
    setup: Setup | None = None
    uncounted: bool = False
    """Whether points of its last chapter are still to be entered: who won it may change."""


@component
def CampaignScreen(store: Store, game: NewdaleSetup) -> ft.Control:
    match_id = ft.use_route_params().get("id", "") or ""
    nothing: Road | None = None
    found, set_found = ft.use_state(nothing)
    none: tuple[Shelved, ...] = ()
    shelf, set_shelf = ft.use_state(none)

    async def look() -> None:
        entries = await store.backend.look_at_shelf()
        set_shelf(tuple(each for each in entries if each.game == GAME and each.status is Status.FINISHED))
        road = await _road(store, match_id)
        own = next((each.summary for each in entries if each.id == match_id), None)
        uncounted = own is not None and not all(part.complete for part in own.parts)
        set_found(replace(road, campaign=corrected(road.campaign, entries), uncounted=uncounted))

    ft.use_effect(look, [match_id])
    if found is None:
        return ft.Container(expand=True)
    ahead = list(_ahead(store, game, found, match_id))
    behind = [
        picture(_drawn(store, found.campaign), store.text("newdale_new.road"), width=SIZE[0], height=SIZE[1]),
        *_behind(store, found.campaign),
        *_uncounted(store, found, match_id),
    ]
    return screen(
        title(store.text("newdale_new.campaign")),
        note(store.text("newdale_new.campaign_about")),
        *((*ahead, *behind) if store.shape.short else (*behind, *ahead)),
        *(() if match_id else _matches(store, shelf)),
    )


async def _road(store: Store, match_id: str) -> Road:
    """As the match tells it, its own corrected sheet first."""
    fresh = Road(Campaign(id=uuid4().hex[:12]))
    if not match_id:
        return fresh
    try:
        table = await store.backend.table(match_id)
    except Unplayable:
        return fresh
    if table is None or table.game.id != GAME:
        return fresh
    setup, kept = table.journal.setup, await store.backend.open_match(match_id)
    raw = kept.stored.sheet if kept is not None else None
    sheet = (
        SHEET_RULES.read({key: value for key, value in raw.items() if key != "box"}, table.state.box) if raw else None
    )
    before = setup.campaign or fresh.campaign
    return Road(before.played(result(table.state, sheet).replace(match=match_id)), setup)


def _drawn(store: Store, campaign: Campaign) -> str:
    return road(store.palette, [each.chapter for each in campaign.results], next_chapters(campaign))


def _behind(store: Store, campaign: Campaign) -> Iterator[ft.Control]:
    """Each chapter with its cup, then wins and points of everybody side by side."""
    if campaign.results:
        yield section(store.text("newdale_new.behind"), *chapter_lines(store, campaign))
        yield section(store.text("newdale_new.standings"), *standing_lines(store, campaign))


def _uncounted(store: Store, found: Road, match_id: str) -> Iterator[ft.Control]:
    """The way back to the count, before the next chapter is begun by who seems to have won."""
    if found.uncounted and (last := found.campaign.last):
        count = partial(store.go, f"/match/{match_id}/score")
        yield note(store.text("newdale_new.uncounted", chapter=last.chapter))
        yield row(button(store.text("table.count"), count))


def _ahead(store: Store, game: NewdaleSetup, found: Road, match_id: str) -> Iterator[ft.Control]:
    chapters = next_chapters(found.campaign)
    if not chapters:
        yield note(store.text("newdale_new.road_ends"))
        return
    if found.setup is not None:
        names = [person.name for person in found.setup.people]
        start = next_start(found.campaign, names)
        said = store.text("newdale_new.starts", name=names[start]) if start is not None else ""
        yield note(said or store.text("newdale_new.table_chooses"))
    for chapter in chapters:
        act = partial(_lay_out, store, game, found, match_id, chapter)
        yield answer(store.text("newdale_new.lay_out", chapter=chapter), act, main=chapter == chapters[0])


async def _lay_out(store: Store, game: NewdaleSetup, found: Road, match_id: str, chapter: str) -> None:
    """The set-up waits where another one would that was left half done."""
    draft = Draft() if found.setup is None else _seated(found.setup)
    drafted = draft.seated((), 1).next_in(found.campaign, chapter)
    step = PEOPLE if found.setup is None else LAYOUT
    put_aside(store, game, SetupProgress(NEXT, match_id, drafted, await game.box(store), step))
    store.go(f"/new/{GAME}/{NEXT}/{match_id}".rstrip("/"))


def _seated(setup: Setup) -> Draft:
    """The same people on the same chairs, their boards followed as before."""
    boards = tuple(seat for seat, person in enumerate(setup.people) if person.follow == "board")
    draft = Draft(depth=setup.depth, rulings=setup.rulings, boards=boards)
    return draft.seated((person.name, person.colour) for person in setup.people)


def _matches(store: Store, shelf: tuple[Shelved, ...]) -> Iterator[ft.Control]:
    """Campaigns with their last chapter, then chapters that stand alone: from each the road can be gone on."""
    last = {series: each for each in reversed(shelf) if (series := _series(each))}
    alone = [each for each in shelf if not _series(each)]
    for heading, found in (("go_on_campaign", [*last.values()][::-1]), ("go_on", alone)):
        ways = [
            card(tile(standing(store, each), day(store, each), partial(store.go, f"/new/{GAME}/campaign/{each.id}")))
            for each in found
        ]
        if ways:
            yield section(store.text(f"newdale_new.{heading}"), *ways)


def _series(entry: Shelved) -> str:
    return entry.summary.series if entry.summary else ""
