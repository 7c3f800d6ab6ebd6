"""Files that are right, one of each kind, for others to go wrong from."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from companion.disk.documents import Kind
from companion.disk.matches import MATCH
from companion.disk.saves import SETTINGS, Correction, Status
from companion.disk.settings import Acquaintance, LastTable, PageMark, Settings
from companion.score.positions import position_text
from companion.score.scored_sheet import ScoredSheet, stored_sheet
from companion.score.sharing.csv_table import as_csv
from companion.score.sharing.result import Result
from companion.screen.words import translator
from rules.farshore.components.box import Box, CardFix, IslandText, MapNeeds, ShoreText, WindTile
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS
from rules.farshore.components.traits import Colour, Counts, Level, Resource
from rules.farshore.game import GAME
from rules.farshore.players import City, Person
from rules.farshore.score.standing import filled_sheet
from rules.farshore.setup import Midway
from rules.kernel import phrase
from tests.harness.demo import BEGAN, played, setup
from tests.harness.every_game import played as played_at
from tests.harness.every_game import rules_of, setups, whole_box

BOX = Box(
    edition="pl",
    wind_tiles=(WindTile(stack="A", traits=(Colour.BLUE,)), WindTile(stack="B", traits=(Colour.RED,))),
    map_needs=(MapNeeds(kind="green", needs=Counts(green=3)),),
    cards=(CardFix(id="galleon", printed="Galeon"), CardFix(id="diver", points=3)),
    shores=(ShoreText(space=Resource.DRIFTWOOD, text="2 driftwood"),),
    islands=(IslandText(text="Draw two cards."),),
)
PERSON = Person(
    ready=1,
    placed=(DOCKS,),
    maps=(MapTile(kind="green", value=2),),
    city=City(cards=("grove", "inn"), anchored=("grove",)),
    anchors=1,
)


@cache
def match_file(seed: int, moves: int = 30, sheet: bool = False, midway: bool = False) -> dict[str, Any]:
    """As it lies in the data folder: followed from its start or its middle, perhaps scored as well."""
    names = ("Ola", "Michał", "Ira")[: 1 + seed % 3]
    table = setup(*names, level=Level.BOLD)
    if midway:
        table = table.replace(midway=Midway(people=(PERSON,) * len(names), krabita=GAME.start(table).krabita))
    match = played("a1", table, seed=seed, days=seed, moves=moves)
    if sheet:
        state = GAME.replay(GAME.journal.model_validate(match.journal))
        shells = phrase("farshore_sheet.log_number", name="Ola", what="shells", was=0, now=2)
        match = match.replace(
            status=Status.FINISHED,
            sheet=stored_sheet(filled_sheet(state), BOX),
            sheet_finished=True,
            to_check=((0, "resources"), (0, "ship")),
            corrections=(Correction(when=BEGAN, what=shells),),
        )
    return _plain({MATCH.name: {"1": MATCH.dump(match)}})


@cache
def position_file(seed: int) -> dict[str, Any]:
    counted = _counted(seed)
    return _plain(json.loads(position_text(counted.sheet, BOX)))


@cache
def box_file() -> dict[str, Any]:
    return _plain({"box": {"1": Kind("box", Box).dump(BOX)}})


# Of any game


@cache
def match_of(game_id: str, n: int) -> dict[str, Any]:
    """A match by chance at one of the game's kinds of table, every other one with a sheet that was finished."""
    kinds = tuple(setups(game_id))
    match = played_at(game_id, kinds[n % len(kinds)], n, moves=30 if n % 2 else 10_000)
    rules = rules_of(game_id)
    if rules.record and n % 4 == 0:
        state = rules.replay(rules.journal.model_validate(match.journal))
        sheet = stored_sheet(rules.record.filled(state), rules.record.box(state))
        match = match.replace(sheet=sheet, sheet_finished=match.status is Status.FINISHED)
    return _plain({MATCH.name: {"1": MATCH.dump(match)}})


@cache
def position_of(game_id: str, n: int) -> dict[str, Any]:
    scored = _scored(game_id, n)
    return _plain(json.loads(position_text(scored.sheet, scored.box)))


@cache
def box_of(game_id: str) -> dict[str, Any]:
    box = whole_box(game_id)
    return _plain({"box": {"1": Kind("box", type(box)).dump(box)}})


@cache
def csv_of(game_id: str, n: int) -> str:
    return as_csv(Result(_scored(game_id, n), BEGAN, translator("en")))


def _scored(game_id: str, n: int) -> ScoredSheet:
    """What a finished table holds."""
    rules, kinds = rules_of(game_id), tuple(setups(game_id))
    assert rules.record is not None
    match = played_at(game_id, kinds[n % len(kinds)], n)
    state = rules.replay(rules.journal.model_validate(match.journal))
    return ScoredSheet(rules.record.filled(state), rules.record.box(state))


@cache
def settings_file() -> dict[str, Any]:
    chosen = Settings(
        language="pl",
        people=(Acquaintance(name="Ola", pieces={"farshore": "crab"}), Acquaintance(name="Ира")),
        last=(LastTable(game="farshore", kind="solo", people=("Ola",), level="bold"),),
        favourites=(PageMark(game="farshore", entry="turn"),),
    )
    return _plain({SETTINGS.name: {"1": SETTINGS.dump(chosen)}})


@cache
def csv_file(seed: int) -> str:
    return as_csv(Result(_counted(seed), BEGAN, translator("en")))


def _counted(seed: int) -> ScoredSheet:
    journal = match_file(seed, moves=10_000)["match"]["1"]["journal"]
    return ScoredSheet(filled_sheet(GAME.replay(GAME.journal.model_validate(journal))), BOX)


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(document))
    return plain
