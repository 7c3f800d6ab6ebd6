"""What holds in every match of Farshore: random whole games at every kind of table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.farshore.ask.answers import FarshoreQuestion
from rules.farshore.components.plan import START
from rules.farshore.components.route_cards import RedAction, RedCardSpot
from rules.farshore.components.traits import Colour, Season
from rules.farshore.existing import missing
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import FollowRoute, LookForPurple
from rules.farshore.moves import AnyMove
from rules.farshore.setup import Setup
from rules.farshore.state import Phase, State
from tests.harness.autoplay import choose
from tests.rules.farshore.tables import EVERY_KIND

Step = tuple[State, FarshoreQuestion, AnyMove, State]


def match(setup: Setup, seed: int) -> Iterator[Step]:
    chance, state = Random(seed), GAME.start(setup)
    while (question := GAME.question(state)) is not None:
        move = choose(question.answers, chance)
        after = GAME.apply(state, move)
        yield state, question, move, after
        state = after


def check_match(setup: Setup, seed: int) -> None:
    """One whole game, every property of it checked on the way."""
    gains = [0] * setup.players
    tiles = {"A": [setup.tile_a], "B": [setup.tile_b]}
    state = GAME.start(setup)
    for before, question, move, after in match(setup, seed):
        check_question(before, question)
        check_markers(before, after)
        assert not [why for player in after.players for why in missing(player, after.islands, after.facts)]
        for stack in ("A", "B"):
            if before.rose.tile(stack) != after.rose.tile(stack):
                tiles[stack].append(after.rose.tile(stack))
        if before.krabita:
            gains[-1] += treasures_by_krabita(move)
        state = after
    check_end(state, gains)
    for turned in tiles.values():
        known = [tile_ for tile_ in turned if tile_ is not None]
        assert len(known) == len(set(known)) <= 4


def check_question(state: State, question: FarshoreQuestion) -> None:
    """Something is asked, by whoever it concerns, and only what cannot be known."""
    assert question.answers
    assert len({answer.move for answer in question.answers}) == len(question.answers)
    if state.phase is Phase.LOOKOUT and state.used_up(Colour.PURPLE):
        assert len(question.answers) == 1  # still something to be told: what to discard
    elif state.phase not in (Phase.PERSON, Phase.WAITING, Phase.CARD):
        assert len(question.answers) > 1, "an answer that is certain is not asked for"
    if state.phase is Phase.CARD and len(question.answers) == 1:
        assert all(state.used_up(colour) for colour in Colour)
    if state.phase is Phase.VALUE:
        assert state.only_krabita


def check_markers(before: State, after: State) -> None:
    """Markers only rise, from where they start: 2 purple, 3 red, 3 blue, 3 brown, 4 green steps at most."""
    if before.krabita and after.krabita:
        for colour in Colour:
            was, now = before.krabita.plan.row(colour), after.krabita.plan.row(colour)
            assert was - 1 <= now <= was
            assert 0 <= START[colour] - now <= START[colour]


def treasures_by_krabita(move: AnyMove) -> int:
    match move:
        case LookForPurple():
            return 1
        case FollowRoute(spot=RedCardSpot(action=RedAction.TREASURE, n=n)):
            return n
        case _:
            return 0


def check_end(state: State, gains: list[int]) -> None:
    assert state.over
    assert state.winds is Season.AUTUMN
    for player, gained in zip(state.players, gains, strict=True):
        if player.ship is not None:
            assert player.treasures == state.facts.track.chests_passed(0, player.ship) + gained
    for person in state.people:
        assert sum(state.facts.cards[card].spaces for card in person.city.cards) <= 15
        assert person.anchors <= 3
    for kind in state.facts.map_kinds:
        left = state.left(kind)
        taken = [tile_.value for player in state.players for tile_ in player.maps or () if tile_.kind == kind]
        assert left is None or sorted((*left, *taken)) == sorted(GAME.start(state.setup).left(kind) or ())
    assert [score.player for score in GAME.score(state)] == [state.name(seat) for seat in range(len(state.players))]


@pytest.mark.parametrize("name", EVERY_KIND)
@pytest.mark.parametrize("seed", range(10))
def test_a_random_match_ends_lawfully(name: str, seed: int) -> None:
    check_match(EVERY_KIND[name], seed)


@pytest.mark.long
@pytest.mark.parametrize("name", EVERY_KIND)
def test_many_random_matches_end_lawfully(name: str) -> None:
    seeds = range(1_000, 1_100)
    for seed in seeds:
        check_match(EVERY_KIND[name], seed)
    print(f"{name}: {len(seeds)} matches")


def test_krabitas_turns_take_few_answers() -> None:
    """Over a seeded solo game: at most 3 answers a turn outside her seasons, most often 1."""
    taken: list[int] = []
    n = 0
    for before, _, _, after in match(EVERY_KIND["solo, a whole box"], seed=3):
        hers = before.turn == before.krabita_seat and before.phase in (
            Phase.ROUTE,
            Phase.CARD,
            Phase.LOOKOUT,
            Phase.MAP,
        )
        n += hers
        if hers and after.turn != before.turn:
            taken.append(n)
            n = 0
    assert max(taken) <= 3
    assert sorted(taken)[len(taken) // 2] == 1
