"""What must always hold, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Option
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.parades import ParadeKind, lacking
from rules.lil_everdell.components.traits import CELLS, Challenge, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import AnyMove, BeginRound, NameCard, NoCard, OpponentCard, ParadeValue, RollD8
from rules.lil_everdell.opponent.turn import princes_place
from rules.lil_everdell.players import Laid
from rules.lil_everdell.score.scoring import score_sheet
from rules.lil_everdell.score.sheet import Player, Sheet
from rules.lil_everdell.setup import Depth, Setup
from rules.lil_everdell.state import Phase, State
from tests.rules.lil_everdell.tables import EVERY_KIND, PRINCE, QUEEN, WHOLE_BOX, a_setup

SEEDS = st.integers(0, 2**20)
TABLES = st.sampled_from(tuple(EVERY_KIND.values()))
LAIDS = st.builds(
    lambda cell, points: Laid(colour=cell[0], kind=cell[1], points=points), st.sampled_from(CELLS), st.integers(0, 6)
)
FEW = settings(max_examples=25, deadline=None)


def pick(options: tuple[Option[AnyMove], ...], chance: Random) -> AnyMove:
    return chance.choice(options).move


def match(setup: Setup, seed: int) -> tuple[list[State], list[AnyMove]]:
    """A whole match: the states, and the moves between them."""
    chance, state = Random(seed), GAME.start(setup)
    states, moves = [state], []
    while (question := GAME.question(state)) is not None:
        moves.append(pick(question.answers, chance))
        state = GAME.apply(state, moves[-1])
        states.append(state)
    return states, moves


@FEW
@given(TABLES, SEEDS)
def test_every_seat_has_three_turns_a_round_and_the_sun_goes_round(setup: Setup, seed: int) -> None:
    states, moves = match(setup, seed)
    n, turns = setup.players, dict[tuple[int, int], int]()
    for state, move in zip(states, moves, strict=False):
        sun = setup.first if setup.solo else (setup.first - (state.round - 1)) % n
        assert state.sun == sun or state.due
        if isinstance(move, NoCard | OpponentCard) or move.kind == "play_card":
            turns[state.round, state.turn] = turns.get((state.round, state.turn), 0) + 1
    followed = [setup.opponent_seat] if setup.tracking is Depth.OPPONENT_ONLY else range(n)
    assert turns == {(number, seat): 3 for number in range(1, 5) for seat in followed}


@FEW
@given(TABLES, SEEDS)
def test_tokens_come_from_the_top_of_their_stacks(setup: Setup, seed: int) -> None:
    states, _ = match(setup, seed)
    given: dict[ParadeKind, list[int]] = {kind: [] for kind in ParadeKind}
    for before, after in pairwise(states):
        for was, now in zip(before.players, after.players, strict=True):
            for token in (now.parades or ())[len(was.parades or ()) :]:
                given[token.kind].append(token.value)
    if setup.tracking is not Depth.OPPONENT_ONLY:
        assert all(values == list(setup.stack[: len(values)]) for values in given.values())
    for player in states[-1].players:
        kinds = [token.kind for token in player.parades or ()]
        assert len(kinds) == len(set(kinds))
        assert sum(token.value for token in player.parades or ()) <= 24
    assert sum(map(sum, given.values())) <= 72


@FEW
@given(st.lists(st.sampled_from(CELLS), max_size=14), st.sampled_from(CELLS))
def test_one_more_card_never_loses_a_need_already_met(held: list[tuple], more: tuple) -> None:  # type: ignore[type-arg]
    cards = [Laid(colour=colour, kind=kind) for colour, kind in held]
    after = [*cards, Laid(colour=more[0], kind=more[1])]
    for kind in ParadeKind:
        assert lacking(kind, after) <= lacking(kind, cards)


@FEW
@given(TABLES, SEEDS)
def test_naming_a_card_changes_no_parade_and_no_turn(setup: Setup, seed: int) -> None:
    states, _ = match(setup, seed)
    for state in states[:: max(1, len(states) // 6)]:
        for seat, player in enumerate(state.players):
            for at, laid in enumerate(player.cards):
                fits = [card.id for card in state.facts.deck if (card.colour, card.kind) == (laid.colour, laid.kind)]
                move = NameCard(seat=seat, at=at, card=fits[0]) if fits and not laid.starting else None
                if move and GAME.why_not(state, move) is None:
                    after = GAME.apply(state, move)
                    assert (after.turn, after.phase, after.due) == (state.turn, state.phase, state.due)
                    assert [each.parades for each in after.players] == [each.parades for each in state.players]
                    groups = [
                        [(line.group, line.points) for line in score.lines if line.group == "parades"]
                        for each in (state, after)
                        for score in GAME.score(each)
                    ]
                    assert groups[: len(state.players)] == groups[len(state.players) :]


@FEW
@given(st.sampled_from(tuple(setup for setup in EVERY_KIND.values() if setup.opponent)), SEEDS)
def test_the_opponent_has_three_cards_for_each_round_done(setup: Setup, seed: int) -> None:
    states, _ = match(setup, seed)
    both = 2 * (Challenge.FORT_AND_CAPTAIN in setup.challenges)
    for state in states:
        if state.phase is Phase.ROUND:
            assert len(state.foe.cards) == 3 * (state.round - 1) + both
            assert state.gaps == 0
    assert len(states[-1].foe.cards) == 12 + both
    foe = GAME.score(states[-1])[setup.opponent_seat or 0]
    assert {line.group for line in foe.lines} <= {"purple", "cards", "parades"}


@FEW
@given(SEEDS, st.sampled_from([(), (Challenge.OPPONENT_FIRST,)]))
def test_the_queens_places_of_a_round_are_all_different(seed: int, challenges: tuple[Challenge, ...]) -> None:
    chance, state = Random(seed), GAME.start(a_setup(1, QUEEN, *challenges))
    while (question := GAME.question(state)) is not None:
        if state.phase is Phase.OPPONENT:
            rolls = [chance.randint(1, 8)]
            while rolls[-1] in state.foe.gaps:
                rolls.append(chance.randint(1, 8))
            state = GAME.apply(state, RollD8(rolls=tuple(rolls)))
            turns = state.gaps
            state = GAME.apply(state, OpponentCard(laid=Laid(colour=CELLS[0][0], kind=CELLS[0][1])))
            assert state.gaps in (turns + 1, 0)
            assert len(set(state.foe.gaps)) == state.gaps
        else:
            state = GAME.apply(state, pick(question.answers, chance))


@FEW
@given(SEEDS)
def test_the_princes_place_depends_on_the_die_spaces_alone(seed: int) -> None:
    states, _ = match(a_setup(2, PRINCE, tracking=Depth.EVERYTHING), seed)
    for state in states:
        taken = {place.at for player in state.players for place in player.friends or () if place.spot == "die"}
        free = [number for number in (1, 2, 3) if number not in taken]
        place = princes_place(state)
        assert place is not None
        assert place.at == (free[0] if free else 0)


@FEW
@given(SEEDS, st.sampled_from(Royal), st.booleans())
def test_opponent_only_gives_the_same_cards_and_kinds_of_token(seed: int, who: Royal, at_once: bool) -> None:
    challenges = (Challenge.PARADES_AT_ONCE,) if at_once else ()
    states, moves = match(a_setup(1, who, *challenges), seed)
    alone = GAME.start(a_setup(1, who, *challenges, tracking=Depth.OPPONENT_ONLY))
    held = {token.kind: token.value for token in states[-1].foe.parades or ()}
    for move in moves:
        if isinstance(move, OpponentCard):
            alone = GAME.apply(alone, move)
            while alone.phase is Phase.VALUE:
                kind = alone.due[0].parade
                alone = GAME.apply(alone, ParadeValue(parade=kind, value=held[kind]))
    assert alone.foe.cards == states[-1].foe.cards
    assert {token.kind for token in alone.foe.parades or ()} == set(held)
    assert alone.phase is Phase.OVER


@pytest.mark.parametrize("name", [name for name, setup in EVERY_KIND.items() if setup.tracking is Depth.CARDS])
@pytest.mark.parametrize("seed", range(3))
def test_cards_only_is_four_rounds_and_twelve_turns_each(name: str, seed: int) -> None:
    setup = EVERY_KIND[name]
    _, moves = match(setup, seed)
    assert len(moves) == 4 + 12 * setup.players


@FEW
@given(TABLES, SEEDS)
def test_the_journal_is_the_truth(setup: Setup, seed: int) -> None:
    states, moves = match(setup, seed)
    journal = GAME.journal(setup=setup)
    for move in moves:
        journal = journal.record(move)
    saved = journal.model_dump(mode="json")
    assert GAME.replay(GAME.journal.model_validate(saved)) == states[-1]
    assert GAME.replay(journal.undo().undo()) == states[-3]
    assert GAME.replay(journal.undo().redo()) == states[-1]
    for move, state in zip(moves, states, strict=False):
        assert GAME.tell(state, move) or isinstance(move, ParadeValue)


@FEW
@given(SEEDS, st.integers(0, 20), st.sampled_from(CELLS))
def test_changing_an_earlier_card_hands_the_tokens_out_anew(seed: int, at: int, cell: tuple) -> None:  # type: ignore[type-arg]
    setup = a_setup(2)
    _, moves = match(setup, seed)
    plays = [index for index, move in enumerate(moves) if move.kind == "play_card"]
    index = plays[at % len(plays)]
    changed = moves[index].replace(laid=Laid(colour=cell[0], kind=cell[1]))
    journal = GAME.journal(setup=setup)
    for move in moves:
        journal = journal.record(move)
    played = [changed if number == index else move for number, move in enumerate(moves)]
    state = GAME.start(setup)
    for move in played:
        state = GAME.apply(state, move)
    assert GAME.replay(GAME.amend(journal, {index: changed})) == state


@FEW
@given(
    st.lists(LAIDS, max_size=12),
    st.lists(st.sampled_from((6, 5, 4, 3)), max_size=4),
    st.integers(0, 30),
    st.integers(0, 9),
    st.booleans(),
    st.randoms(),
)
def test_the_total_is_the_sum_of_its_lines_whatever_the_order(
    laids: list[Laid], tokens: list[int], points: int, left: int, paid: bool, chance: Random
) -> None:
    cards = [laid.model_dump(exclude={"card", "starting"}) for laid in laids] + ["castle"]

    def scored(cards: Sequence[object]) -> dict[str, int]:
        raw = {"name": "Ola", "cards": cards, "parades": tokens, "tokens": points, "resources": left, "paid": paid}
        (score,) = score_sheet(Sheet.read({"players": [raw]}, WHOLE_BOX), WHOLE_BOX)
        assert score.total == sum(line.points for line in score.lines)
        return {
            group: sum(line.points for line in score.lines if line.group == group)
            for group in ("cards", "parades", "tokens", "resources", "purple")
        }

    found = scored(list(cards))
    shuffled = list(cards)
    chance.shuffle(shuffled)
    assert scored(shuffled) == found
    if paid:
        assert sum(found.values()) == found["cards"] + found["parades"] + found["tokens"]
    else:
        assert found["resources"] == left // 2


def test_a_matchs_snapshot_never_changes() -> None:
    states, _ = match(a_setup(2, box=WHOLE_BOX), 3)
    assert all(state.setup.box == WHOLE_BOX for state in states)
    assert Box() == Box.model_validate_json(Box().model_dump_json())
    assert isinstance(GAME.record and GAME.record.filled(states[-1]).players[0], Player)
    assert BeginRound().kind == "begin_round"
