"""What may happen at any time: points, tokens, characters, goods, ships, prisoners, somebody leaving, a fact told."""

from __future__ import annotations

from typing import Final

from rules.kernel import IllegalMove, Move, phrase, refuse
from rules.moves import Leave
from rules.newdale.actions import token_name
from rules.newdale.bag import check_bag, scored
from rules.newdale.building import check_token_kind
from rules.newdale.components.buildings import CHARACTERS, ENOCH, GUNDA, ONYX, RABBIT
from rules.newdale.components.figures import Figure
from rules.newdale.components.tokens import COTTON, TOKENS, Token
from rules.newdale.components.told import EventFact, HoodedFact
from rules.newdale.moves import Goods, Learn, Points, Release, Ship, TakeToken, TokenUse, UseCharacter, UseToken
from rules.newdale.purse import with_coal, without_good
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Held, Where
from rules.newdale.specials import release as let_out
from rules.newdale.state import COUNTING, State

RABBIT_DRAWS: Final = 2
ONYX_TAKES: Final = 1
ENOCH_COAL: Final = 2


def points(state: State, move: Points) -> State:
    player = state.players[move.seat]
    if player.score is None:
        raise IllegalMove(Reason.NOT_FOLLOWED, name=state.name(move.seat))
    return scored(state, move.seat, move.n)


def take_token(state: State, move: TakeToken) -> State:
    check_token_kind(state, move, move.token)
    player = state.players[move.seat]
    return state.with_player(move.seat, player.replace(tokens=(*player.tokens, move.token)))


def use_token(state: State, move: UseToken) -> State:
    if state.phase in COUNTING:
        refuse(move, Reason.NO_TOKENS_WHILE_SCORING)
    return with_token(state, move, move.seat, TokenUse(token=move.token, onto=move.onto))


def check_token(state: State, move: Move, seat: int, use: TokenUse) -> None:
    token, player = TOKENS[use.token], state.players[seat]
    if token.with_action:
        raise IllegalMove(Reason.NOT_NOW)  # it is spent in the move it helps
    if use.token not in player.tokens:
        refuse(move, Reason.TOKEN_NOT_HELD, token=token_name(use.token))
    if use.onto is not None and use.onto >= len(player.built):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    if token.goods and use.onto is None and state.depth is Depth.FULL:
        refuse(move, Reason.ONTO_WHAT, token=token_name(use.token))
    if token.goods and use.onto is not None and not (card := state.card(seat, use.onto)).makes_goods:
        refuse(move, Reason.ONTO_NO_GOODS, card=card.name)
    if state.depth is Depth.FULL and (eats := good_eaten(state, token)):
        there = state.stock(seat).get(eats, 0)
        if there < token.eaten:
            refuse(move, Reason.GOODS_NOT_THERE, card=token_name(use.token), n=token.eaten, there=there)


def good_eaten(state: State, token: Token) -> str | None:
    """The goods a token takes; none where this table reads the cotton one as cards."""
    # Ruling: token_cotton.
    cards = token.id == COTTON and state.other_reading(Ruling.TOKEN_COTTON)
    return None if cards else token.eats


def token_points(state: State, seat: int, token: Token) -> int:
    return token.points + (state.market(seat)[token.points_by] if token.points_by else 0)


def token_coal(state: State, seat: int, token: Token) -> int:
    return token.coal + (state.market(seat)[token.coal_by] if token.coal_by else 0)


def token_cards(state: State, seat: int, token: Token) -> int:
    """Cards it lets its owner draw."""
    return state.market(seat)[token.cards] if token.cards else 0


def with_token(state: State, move: Move, seat: int, use: TokenUse) -> State:
    check_token(state, move, seat, use)
    token = TOKENS[use.token]
    gain, coal = token_points(state, seat, token), token_coal(state, seat, token)
    if eats := good_eaten(state, token):
        state = without_good(state, seat, eats, token.eaten)
    state = with_coal(state, seat, coal)
    if token.goods and use.onto is not None:
        state = state.with_player(seat, state.players[seat].with_goods(use.onto, token.goods))
    state = state.with_player(seat, state.players[seat].without_tokens((use.token,)))
    return scored(state, seat, gain)


def use_character(state: State, move: UseCharacter) -> State:
    check_character(state, move)
    player = state.players[move.seat]
    state = state.with_player(move.seat, player.replace(character_used=True))
    if player.character == ENOCH:
        return with_coal(state, move.seat, ENOCH_COAL)
    if player.character in (RABBIT, ONYX) and not state.market_gone:
        where = Where.RABBIT if player.character == RABBIT else Where.ONYX
        figures = [figure for figure in Figure for _ in range(move.figures[figure])]
        more = tuple(Held(where=where, seat=move.seat, figure=figure) for figure in figures)
        return state.replace(held=(*state.held, *more))
    return state


def check_character(state: State, move: UseCharacter) -> None:
    player = state.players[move.seat]
    if player.character is None or player.character == GUNDA:
        raise IllegalMove(Reason.NOT_NOW)  # nobody there, or it is used in the building it pays for
    if player.character_used:
        refuse(move, Reason.CHARACTER_USED)
    if state.phase in COUNTING:
        refuse(move, Reason.NO_TOKENS_WHILE_SCORING)
    if player.character not in (RABBIT, ONYX):
        return
    due = RABBIT_DRAWS if player.character == RABBIT else ONYX_TAKES
    if move.figures.total != due:
        refuse(move, Reason.DRAW_COUNT, n=due, drawn=move.figures.total)
    if player.character == ONYX and move.figures.hooded:
        refuse(move, Reason.ONYX_TAKES_ASSISTANTS, name=CHARACTERS[ONYX].name)
    check_bag(state, move, move.figures)


def goods(state: State, move: Goods) -> State:
    player = state.players[move.seat]
    if move.built >= len(player.built):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    there = player.built[move.built].goods
    if there is None:
        raise IllegalMove(Reason.NOT_FOLLOWED, name=state.name(move.seat))
    if there + move.n < 0:
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    return state.with_player(move.seat, player.with_goods(move.built, move.n))


def ship(state: State, move: Ship) -> State:
    player = state.players[move.seat]
    if not state.chapter.ships:
        refuse(move, Reason.NOT_IN_THIS_CHAPTER, card=phrase("newdale.ships"), chapter=state.setup.chapter)
    if player.ship + move.spaces < 0:
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    return state.with_player(move.seat, player.replace(ship=player.ship + move.spaces))


def release(state: State, move: Release) -> State:
    return let_out(state, move, move.seat, move.figure)


def leave(state: State, move: Leave) -> State:
    """Turns are skipped, houses and fists stay (Ruling: person_leaves)."""
    if state.order == (move.seat,):
        raise IllegalMove(Reason.LAST_PERSON, name=state.name(move.seat))
    player = state.players[move.seat]
    return state.with_player(move.seat, player.replace(left=True, plan=()))


def learn(state: State, move: Learn) -> State:
    after = state.replace(box=state.box.learn(move.fact))
    match move.fact:
        case HoodedFact(chapter=chapter, n=n) if chapter == state.setup.chapter and state.hooded is None:
            return after.replace(hooded=n)
        case EventFact() if _in_force(state, move.fact):
            last = state.events[-1].replace(figures=move.fact.figures)
            draws = state.draws if move.fact.draws is None else move.fact.draws
            return after.replace(events=(*state.events[:-1], last), printed=move.fact.figures, draws=draws)
    return after


def _in_force(state: State, fact: EventFact) -> bool:
    """The event lying there was left for later, and this is what it shows."""
    return state.untold_event == fact.number
