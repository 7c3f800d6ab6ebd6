"""What must always hold of questions and boxes, whatever is played or told."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.kernel import IllegalMove
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.told import CardTold, DiceAlike, FaceTold, Fact, RoyalName
from rules.lil_everdell.components.traits import CELLS, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import Learn
from rules.lil_everdell.setup import Setup
from tests.rules.lil_everdell.tables import EVERY_KIND

SEEDS = st.integers(0, 2**20)
TABLES = st.sampled_from(tuple(EVERY_KIND.values()))
FEW = settings(max_examples=20, deadline=None)
NAMES = st.sampled_from(("Otter", "Wise Owl", "Bee", "Żaba", "Ёж"))
FACTS: st.SearchStrategy[Fact] = st.one_of(
    st.builds(
        lambda name, cell, points: CardTold(id=name.lower(), printed=name, colour=cell[0], kind=cell[1], points=points),
        NAMES,
        st.sampled_from(CELLS),
        st.integers(-9, 30),
    ),
    st.builds(
        lambda die, twig, any_: FaceTold(die=die, face=Face(twig=twig, any=any_)),
        st.sampled_from((1, 2, 3, 4)),
        st.integers(0, 2),
        st.integers(0, 2),
    ),
    st.builds(DiceAlike, alike=st.booleans()),
    st.builds(lambda places: Diagram(rows=2, places=tuple(places)), st.permutations(range(1, 9))),
    st.builds(RoyalName, who=st.sampled_from(Royal), printed=NAMES),
)


def told_of(box: Box) -> list[Fact]:
    alike = [] if box.dice_alike is None else [DiceAlike(alike=box.dice_alike)]
    return [*box.cards, *box.faces, *alike, *([box.diagram] if box.diagram else []), *box.royals]


def same_thing(one: Fact, other: Fact) -> bool:
    """Whether one would take the other's place."""
    if isinstance(one, FaceTold):
        return one == other
    mark = getattr(one, "id", getattr(one, "who", None))
    return type(one) is type(other) and mark == getattr(other, "id", getattr(other, "who", None))


@FEW
@given(st.lists(FACTS, max_size=8), FACTS)
def test_learn_then_forget_is_the_old_box(before: list[Fact], fact: Fact) -> None:
    box = Box()
    for each in before:
        with suppress(IllegalMove):
            box = box.learn(each)
    assume(not any(same_thing(fact, each) for each in told_of(box)))
    try:
        after = box.learn(fact)
    except IllegalMove:
        return
    assert after.forget(fact) == box


@FEW
@given(TABLES, SEEDS)
def test_each_answer_is_lawful_and_there_is_one_until_the_game_is_over(setup: Setup, seed: int) -> None:
    chance, state = Random(seed), GAME.start(setup)
    while (found := GAME.question(state)) is not None:
        assert found.answers
        tried = chance.sample(found.options, min(5, len(found.options)))
        assert all(GAME.why_not(state, option.move) == option.refusal for option in tried)
        state = GAME.apply(state, chance.choice(found.answers).move)
    assert state.over


@FEW
@given(TABLES, SEEDS, FACTS)
def test_what_a_match_learns_changes_neither_its_set_up_nor_its_parades(setup: Setup, seed: int, fact: Fact) -> None:
    chance, state = Random(seed), GAME.start(setup)
    for _ in range(6):
        found = GAME.question(state)
        assert found is not None
        state = GAME.apply(state, chance.choice(found.answers).move)
    move = Learn(fact=fact)
    assume(GAME.why_not(state, move) is None)
    after = GAME.apply(state, move)
    assert after.setup == state.setup
    assert [player.parades for player in after.players] == [player.parades for player in state.players]
    assert after.turn == state.turn
