"""Newdale against its referee: whole chapters by chance, with effects, payments of any kind and people who leave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.newdale.components.box import Box
from rules.newdale.components.figures import Figures
from rules.newdale.game import GAME
from rules.newdale.moves import AnyMove
from rules.newdale.rulings import OPTIONS
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import Player as Column
from rules.newdale.score.sheet import Sheet
from rules.newdale.state import State
from rules.scores import Score, rank
from tests.referees.comparing import MANY, compare
from tests.referees.newdale.asides import aside
from tests.referees.newdale.counting import ranking, totals
from tests.referees.newdale.referee import Match
from tests.referees.newdale.rich import RICH
from tests.rules.newdale.tables import EVERY_KIND

TABLES = {**EVERY_KIND, **RICH}
GAMES = 12
"""Of each table, in `make soak`: more than 300 in all."""
SHEETS = 200


def counted(figures: Figures | None) -> Counter[str] | None:
    return None if figures is None else Counter({name: n for name, n in figures if n})


class Heard:
    """The rules, and the cards due by levels of the track as they tell them."""

    def __init__(self) -> None:
        self.due: Counter[str] = Counter()

    def apply(self, state: State, move: AnyMove) -> State:
        after = GAME.apply(state, move)
        told = [phrase for phrase in GAME.tell(state, move) if phrase.key == "newdale.log_level"]
        self.due = Counter({str(phrase.params["name"]): int(str(phrase.params["n"])) for phrase in told})
        return after

    def seen(self, state: State) -> dict[str, Any]:
        step = state.steps[0] if state.steps else None
        turn = (getattr(step, "seat", None), getattr(step, "marker", None))
        moment = {"phase": state.phase.value, "turn": turn, "round": state.round, "starter": state.starter}
        market = {"printed": counted(state.printed), "drawn": counted(state.drawn), "draws": state.draws}
        held = sorted((each.where.value, each.seat, each.figure.value) for each in state.held)
        away = {"bag": dict(state.bag), "held": held, "removed": state.removed, "freed": counted(state.freed)}
        end = {} if step else {"ranking": placed(GAME.score(state))}
        people = [self._player(state, seat) for seat in range(len(state.players))]
        turned = [event.number for event in state.events]
        return {**moment, **market, **away, **end, "turned": turned, "people": people}

    def _player(self, state: State, seat: int) -> dict[str, Any]:
        player, due = state.players[seat], self.due[state.name(seat)]
        built = player.model_dump(mode="json")["built"]
        cards = [(each["card"], each["area"], each["goods"], each["colour"], each["city"]) for each in built]
        worth = {"coins": state.coins(seat), "fists": state.fists(seat), "market": counted(state.market(seat))}
        track = {"score": player.score, "due": due, "ship": player.ship, "goal": player.goal}
        markers = {marker.number: marker.since for marker in player.markers}
        plan = {placed.marker: placed.space.model_dump(mode="json") for placed in player.plan}
        board = {"markers": markers, "plan": plan, "locks": sorted(player.locks), "cards": cards}
        character = (player.character, player.character_used)
        kept = {"tokens": sorted(player.tokens), "character": character, "houses": player.houses}
        return {**worth, **track, **board, **kept, "gone": player.left}


def placed(scores: tuple[Score, ...]) -> list[int]:
    """Seats from the winner on."""
    return sorted(range(len(scores)), key=lambda seat: rank(scores[seat], scores))


def some_sheet(chance: Random) -> Sheet:
    """Few numbers, so that many are tied."""
    people, rulings = chance.randint(1, 4), tuple(ruling for ruling in OPTIONS if chance.random() < 0.5)
    start = chance.randrange(people)
    return Sheet(chapter="II", start=start, rulings=rulings, players=tuple(_column(n, chance) for n in range(people)))


def _column(seat: int, chance: Random) -> Column:
    mission = chance.randint(0, 2)
    return Column(
        name=str(seat),
        track=chance.choice((20, 20, 49, 53)),
        fists=chance.randint(0, 3),
        goal=chance.choice((0, 5)),
        coins=chance.choice((4, 5, 9, 10)),
        mission=mission,
        both=chance.randint(0, mission),
        buildings=(4, chance.randint(2, 3)),
        chapter=chance.choice((0, 0, -1)),
    )


def against_the_referee(name: str, seed: int) -> int:
    setup, heard = TABLES[name], Heard()
    game = replace(GAME, apply=heard.apply)
    return compare(game, setup, Match(setup.model_dump(mode="json")), heard.seen, Random(seed), aside)


@pytest.mark.parametrize("name", TABLES)
def test_a_chapter_goes_as_its_referee_says(name: str) -> None:
    assert against_the_referee(name, seed=1) >= 7


def test_a_sheet_counts_as_its_referee_says() -> None:
    for seed in range(SHEETS):
        sheet = some_sheet(Random(seed))
        scores, told = score_sheet(sheet, Box()), sheet.model_dump(mode="json")
        assert [score.total for score in scores] == totals(told), sheet
        assert placed(scores) == ranking(told), sheet


@pytest.mark.long
def test_hundreds_of_chapters_go_as_their_referee_says() -> None:
    played = [against_the_referee(name, seed) for name in TABLES for seed in range(2, 2 + GAMES)]
    assert len(played) >= MANY
    print(f"\nNewdale against its referee: {len(played)} games, {sum(played)} moves, no difference")
