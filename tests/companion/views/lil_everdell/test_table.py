"""The table: set-up to the first turn, refusals, undo, an earlier step changed, a card taught, what lies open large."""

from __future__ import annotations

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import die
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.moves import (
    BeginRound,
    CorrectOpponent,
    CorrectPerson,
    Learn,
    NoCard,
    OpponentCard,
    PlaceFriend,
    PlayCard,
    RollD8,
)
from rules.lil_everdell.players import Laid, Opponent, Person
from rules.lil_everdell.setup import Depth, Midway, RoyalSeat, Setup
from tests.companion.views.at_match import begun, sit_down
from tests.companion.views.lil_everdell.at_table import PRINCE, seated, setup
from tests.harness.window import Window

GREEN = Laid(colour=Colour.GREEN, kind=Kind.CREATURE, points=2)


async def test_from_the_set_up_to_the_first_turn(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/lil_everdell/solo") as window:
        await sit_down(window, "Ola")
        await window.tap("The Queen")
        await window.tap("Starts every round")
        await window.tap("Next")
        assert window.reads("Shuffle the 54 cards")
        await window.tap("Start")
        table = await begun(backend, window)
        made: Setup = table.journal.setup
        assert made.opponent is not None
        assert made.opponent.who is Royal.QUEEN
        assert len(made.challenges) == 1
        await window.tap("Ready")
        assert window.reads("The Queen: which card does the die point at?")
        await table.saved()


async def test_who_has_no_name_is_called_by_the_animal(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/lil_everdell/table") as window:
        for name in ("Next", "Next", "Start", "Ready"):
            await window.tap(name)
        assert window.reads("Mouse: which card?")


async def test_a_taken_die_says_why_and_the_table_may_insist(backend: Backend) -> None:
    moves = (BeginRound(), PlaceFriend(seat=0, place=die(1)), NoCard(seat=0))
    async with seated(backend, setup(2, tracking=Depth.EVERYTHING), *moves) as (window, table):
        await window.tap("Die 1")
        assert window.reads("Ola: a friend stands at die 1 till the round ends.")
        assert table.state.friend is None
        await window.tap("Our table says so")
        assert table.state.friend == die(1)


async def test_undo_brings_the_question_back(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound(), PlayCard(seat=0, laid=GREEN)) as (window, table):
        assert window.reads("Jan: which card?")
        await window.tap("Undo")
        assert window.reads("Ola: which card?")
        assert table.state.players[0].cards == ()


async def test_an_earlier_card_is_changed_and_the_rest_is_replayed(backend: Backend) -> None:
    moves = (BeginRound(), PlayCard(seat=0, laid=GREEN), NoCard(seat=1))
    async with seated(backend, setup(), *moves, screen="/log") as (window, table):
        await window.tap("Step 2")
        await window.tap("Change step 2")
        await window.tap("purple place")
        await window.tap("Castle")
        assert table.state.players[0].cards[0].card == "castle"
        assert len(table.journal.moves) == 3


async def test_a_card_is_taught_where_it_turns_up(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound()) as (window, table):
        await window.tap("blue creature")
        await window.tap("Teach it")
        await window.enter("Name, as printed", "Otter")
        await window.tap("Printed points: 3")
        await window.tap("Keep and play")
        assert isinstance(table.journal.moves[-2], Learn)
        (laid,) = table.state.players[0].cards
        assert table.state.facts.cards[laid.card or ""].points == 3
        await window.settle()
    kept = Saves(backend.folder).box("lil_everdell", Box)
    assert kept is not None
    assert [card.printed for card in kept.cards] == ["Otter"]


async def test_a_card_left_for_later_is_taught_where_it_lies(backend: Backend) -> None:
    """Also where the box knows no other of its signs: that one may say which it is would lead nowhere."""
    laid = Laid(colour=Colour.BLUE, kind=Kind.CREATURE)
    async with seated(backend, setup(), BeginRound(), PlayCard(seat=0, laid=laid)) as (window, table):
        await window.tap("The area of Ola, cards: 1")
        await window.tap("blue creature, number 1")
        await window.tap("Teach it")
        await window.enter("Name, as printed", "Otter")
        await window.tap("Keep")
        (named,) = table.state.players[0].cards
        assert table.state.facts.cards[named.card or ""].printed == "Otter"
        assert window.reads("Jan: which card?")
        await window.tap("The area of Ola, cards: 1")
        assert "Otter, number 1" in window.names()


async def test_a_name_known_already_is_not_taught_twice(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound()) as (window, table):
        for name in ("purple place", "Teach it"):
            await window.tap(name)
        await window.enter("Name, as printed", "castle")
        await window.tap("Keep and play")
        assert window.reads("already knows a card called castle")
        assert len(table.journal.moves) == 1


async def test_the_app_rolls_for_the_opponent_and_learns_the_diagram(backend: Backend) -> None:
    moves = (BeginRound(), NoCard(seat=0))
    async with seated(backend, setup(1, opponent=PRINCE), *moves) as (window, table):
        await window.tap("Roll for me")
        assert isinstance(table.journal.moves[-1], RollD8)
        await window.tap("Enter the diagram")
        assert window.reads("Enter once which place each number has")
        await window.tap("Two rows of 4")
        for place in range(1, 9):
            await window.tap(f"Place {place}")
        assert table.state.facts.diagram is not None
        assert window.reads("counted as one reads")
        assert not window.reads("Enter the diagram")


async def test_a_parade_is_celebrated_without_a_tap(backend: Backend) -> None:
    blue = Laid(colour=Colour.BLUE, kind=Kind.PLACE)
    cards = [PlayCard(seat=0, laid=blue), NoCard(seat=1)]
    async with seated(backend, setup(), BeginRound(), *cards, *cards) as (window, table):
        await window.tap("blue place")
        await window.tap("Later")
        assert [token.value for token in table.state.players[0].parades or ()] == [6]
        assert window.reads("takes a parade token")


async def test_what_lies_open_large_can_be_put_right(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound(), PlayCard(seat=0, laid=GREEN)) as (window, table):
        await window.tap("The area of Ola, cards: 1")
        await window.tap("green creature, number 1")
        await window.tap("It leaves the area")
        assert table.state.players[0].cards == ()
        await window.tap("Round 1 of 4")
        await window.tap("Round 3")
        assert table.state.round == 3


async def test_where_only_the_opponent_is_followed_the_panels_offer_what_can_be_done(backend: Backend) -> None:
    alone = setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY)
    async with seated(backend, alone, OpponentCard(laid=GREEN)) as (window, table):
        await window.tap("Round 1 of 4")
        await window.tap("Turns done in this round: one less")
        assert (table.state.taken, len(table.state.foe.cards)) == (1, 1)
        await window.tap("Turns done in this round: one more")
        assert table.state.taken == 3
        await window.tap("Close")
        await window.tap("The area of Ola, cards: 0")
        assert "One more card" not in window.names()
        await window.tap("Close")
        await window.tap("The area of The Prince, cards: 1")
        assert "One more card" in window.names()


async def test_of_a_stack_that_people_may_have_taken_from_that_is_said(backend: Backend) -> None:
    """What a person was told to have of one kind says nothing of the others."""
    has_six = CorrectPerson(seat=0, parades=(ParadeToken(kind=ParadeKind.CREATURES, value=6),))
    alone = setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY)
    async with seated(backend, alone, has_six) as (window, _):
        await window.tap("Parade tokens: 5 places")
        assert window.reads("The app does not follow everyone’s tokens here.")
        await window.tap("Close")
        await window.tap("Parade token on top, 3: 5 creatures")
        assert not window.reads("The app does not follow everyone’s tokens here.")


async def test_pictures_only_leaves_the_words_away_but_not_the_names(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound()) as (window, _):
        assert window.reads("green creature")
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        assert not window.reads("green creature")
        assert "green creature" in window.names()


async def test_keys_choose_the_tenth_cell_and_no_card(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound(), width=1200) as (window, table):
        await window.press("0")
        await window.tap("Castle")
        assert table.state.players[0].cards[0].card == "castle"
        await window.press("N")
        assert isinstance(table.journal.moves[-1], NoCard)


async def test_where_the_die_hit_a_gap_nobody_numbered_it_is_rolled_again(backend: Backend) -> None:
    moves = (BeginRound(), NoCard(seat=0), OpponentCard(laid=GREEN), NoCard(seat=0))
    queen = RoyalSeat(who=Royal.QUEEN)
    async with seated(backend, setup(1, opponent=queen), *moves) as (window, table):
        for _ in range(2):
            await window.tap("Roll for me")
            assert window.reads("Where her friend lies, roll again.")
        assert [type(move) for move in table.journal.moves[-2:]] == [RollD8, RollD8]


async def test_the_die_is_not_rolled_for_a_card_that_is_asked_again(backend: Backend) -> None:
    """A roll in the place of the card left a step too few for all that came after it."""
    moves = (BeginRound(), NoCard(seat=0), RollD8(rolls=(4,)), OpponentCard(laid=GREEN), NoCard(seat=0))
    async with seated(backend, setup(1, opponent=PRINCE), *moves, screen="/log") as (window, table):
        await window.tap("Step 3")
        assert "Change step 3" not in window.names()
        await window.tap("Step 4")
        await window.tap("Change step 4")
        assert "Roll for me" not in window.names()
        await window.press("D")
        assert table.journal.moves == moves
        await window.tap("purple place")
        await window.tap("Castle")
        assert [type(move) for move in table.journal.moves] == [type(move) for move in moves]
        assert table.state.foe.cards[0].card == "castle"


async def test_where_a_file_leaves_no_number_free_the_die_is_rolled_once(backend: Backend) -> None:
    """It was rolled without end, and every window stood still."""
    everywhere = CorrectOpponent(gaps=tuple(range(1, 9)))
    queen = RoyalSeat(who=Royal.QUEEN)
    async with seated(backend, setup(1, opponent=queen), BeginRound(), NoCard(seat=0), everywhere) as (window, table):
        await window.tap("Roll for me")
        assert len(table.state.roll) == 1


async def test_what_was_forgotten_of_the_queen_is_added_in_her_area(backend: Backend) -> None:
    going = Midway(round=2, people=(Person(),), opponent=Opponent(complete=False, friends=None))
    chosen = setup(1, opponent=RoyalSeat(who=Royal.QUEEN), midway=going)
    async with seated(backend, chosen, BeginRound()) as (window, table):
        await window.tap("The area of The Queen, cards: 0")
        await window.tap("One more card")
        await window.tap("green creature")
        assert [card.colour for card in table.state.foe.cards] == [Colour.GREEN]
        await window.tap("The area of The Queen, cards: 1")
        await window.tap("These are all the cards.")
        assert table.state.foe.complete
        await window.tap("Gaps with her friends: one more")
        assert table.state.gaps == 1
        await window.tap("Gaps with her friends: one less")
        assert table.state.foe.gaps == ()
        steps = len(table.journal.moves)
        await window.tap("Gaps with her friends: one less")
        assert len(table.journal.moves) == steps


async def test_the_sun_opens_large_with_its_rule(backend: Backend) -> None:
    async with seated(backend, setup(), BeginRound()) as (window, _):
        await window.tap("The sun: Ola")
        assert window.reads("Ola starts; by the book it is the shortest person.")
        await window.tap("Read the rule")
        assert window.page.route == "/rules/lil_everdell/sun"


async def test_only_what_answered_a_question_is_asked_again(backend: Backend) -> None:
    beside = PlayCard(seat=0, laid=GREEN, extra=True), CorrectPerson(seat=1, complete=True)
    moves = BeginRound(), PlayCard(seat=0, laid=GREEN), *beside
    async with seated(backend, setup(2), *moves, screen="/log") as (window, _):
        asked = {}
        for n in (4, 3, 2):
            await window.tap(next(name for name in window.names() if name and name.startswith(f"Step {n}")))
            asked[n] = f"Change step {n}" in window.names()
        assert asked == {4: False, 3: False, 2: True}
