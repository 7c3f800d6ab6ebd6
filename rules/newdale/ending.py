"""The end of a chapter: the last production, the goal, and what the planner is given (p. 12-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product

from rules.kernel import IllegalMove, refuse
from rules.newdale.components.buildings import Building
from rules.newdale.components.tokens import TOKENS, Token
from rules.newdale.components.told import GoalOption
from rules.newdale.effects import good_eaten, token_coal, token_points, with_token
from rules.newdale.moves import ChooseGoal, FinalProduction, Pay, Run, TokenUse
from rules.newdale.paying import Pile, payments
from rules.newdale.planner import Piece, Plan, Task
from rules.newdale.purse import as_pay, check_goods, paid_coins, pays, piles, without_good
from rules.newdale.reasons import Reason
from rules.newdale.state import State
from rules.newdale.work import chain as chains
from rules.newdale.work.processes import Process

CARD = "card:"
TOKEN = "token:"
CHAIN = "chain:"
OTHER_CARDS = "other"
"""Cards in hand that no chain or token asks for by their symbol."""


def final_production(state: State, move: FinalProduction) -> State:
    if move.bonus:
        refuse(move, Reason.NO_BONUS_AT_THE_END)
    for use in move.tokens:
        state = with_token(state, move, move.seat, use)
    for at, run in enumerate(move.chains):
        state = _run(state, move, run, 0 if at else move.bonus)
    for use in move.after:
        state = with_token(state, move, move.seat, use)
    return state


def _run(state: State, move: FinalProduction, run: Run, bonus: int) -> State:
    if run.built >= len(state.players[move.seat].built):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    card = state.card(move.seat, run.built)
    if card.chain is not None:
        if not card.chain.works:
            refuse(move, Reason.NO_CHAIN, card=card.name)
        most = chains.most(card.chain, state.stock(move.seat))
        if most is not None and run.n > most and card.chain.works:
            refuse(move, Reason.CHAIN_NOT_ENOUGH, n=most, card=card.name)
        for good in card.chain.goods:
            state = without_good(state, move.seat, good, run.n)
    return state.with_player(move.seat, state.players[move.seat].with_goods(run.built, run.n + bonus))


def choose_goal(state: State, move: ChooseGoal) -> State:
    check_goal(state, move)
    option = goal_option(state, move)
    points = move.points if move.points is not None else option.points if option else 0
    state = pays(state, move.seat, move.paid)
    return state.with_player(move.seat, state.players[move.seat].replace(goal=points))


def goal_option(state: State, move: ChooseGoal) -> GoalOption | None:
    """None where none is chosen, or the chapter card is not told."""
    if move.option is None or move.option >= len(state.goal):
        return None
    return state.goal[move.option]


def check_goal(state: State, move: ChooseGoal) -> None:
    if state.players[move.seat].goal is not None:
        refuse(move, Reason.GOAL_ONE_OPTION)
    check_goods(state, move, move.seat, move.paid)
    option = goal_option(state, move)
    if option is None:
        if move.paid and state.goal:
            refuse(move, Reason.GOAL_ONE_OPTION)
        return
    for pay in move.paid:
        if (card := state.card(move.seat, pay.built)).good not in option.goods:
            refuse(move, Reason.GOAL_KIND, card=card.name)
    coins = paid_coins(state, move.seat, move.paid)
    if coins is not None and coins < option.coins:
        refuse(move, Reason.GOAL_TOO_LITTLE, n=coins, coins=option.coins)


def goal_payment(state: State, seat: int, option: GoalOption) -> tuple[Pay, ...] | None:
    """The goods of its kinds with least waste; None where they are not worth enough."""
    cards = [state.card(seat, index) for index in range(len(state.players[seat].built))]
    found = [
        pile if card.good in option.goods else Pile(0, 0) for card, pile in zip(cards, piles(state, seat), strict=True)
    ]
    ways = payments(found, option.coins)
    return as_pay(ways[0]) if ways else None


def all_of_kinds(state: State, seat: int, option: GoalOption) -> tuple[Pay, ...]:
    """Everything that could pay it, where that is not enough, or not told what it is worth."""
    built = state.players[seat].built
    wanted = (index for index in range(len(built)) if state.card(seat, index).good in option.goods)
    return tuple(Pay(built=index, n=n) for index in wanted if (n := built[index].goods))


# What the planner is given


def hand_symbols(state: State, seat: int) -> tuple[str, ...]:
    """The symbols to be asked of the hand: those that an own chain or token eats."""
    cards = [state.card(seat, index) for index in range(len(state.players[seat].built))]
    chained = [card.chain.cards for card in cards if card.chain and card.chain.cards]
    tokens = [symbol for token in state.players[seat].tokens for symbol in _discarded(state, seat, TOKENS[token])]
    return tuple(dict.fromkeys((*chained, *tokens)))


def _discarded(state: State, seat: int, token: Token) -> tuple[str, ...]:
    """The symbol on cards that a token takes; any cards will do where there is none."""
    if token.symbol:
        return (token.symbol,)
    if token.eats and not good_eaten(state, token):
        return (token.eats,)  # Ruling: token_cotton, the other reading.
    return (OTHER_CARDS,) if token.discards and token_points(state, seat, token) else ()


def task(state: State, seat: int, hand: Mapping[str, int]) -> Task:
    """All a seat can still do with its goods, its hand symbols and its tokens."""
    pieces: dict[str, Piece] = {}
    for index in _goods(state, seat):
        name, card = piece_name(state, seat, index), state.card(seat, index)
        there = pieces[name].n if name in pieces else 0
        n = there + (state.players[seat].built[index].goods or 0)
        pieces[name] = Piece(n, state.price(seat, index) or 0, card.good)
    for symbol in hand_symbols(state, seat):
        pieces[CARD + symbol] = Piece(hand.get(symbol, 0))
    for token in state.players[seat].tokens:
        pieces[TOKEN + token] = Piece(state.players[seat].tokens.count(token))
    processes = (*_chains(state, seat, pieces), *_tokens(state, seat, pieces))
    return Task(pieces, tuple(processes), state.goal)


def piece_name(state: State, seat: int, index: int) -> str:
    """Goods of one kind and price are one heap, wherever they lie."""
    return f"{state.card(seat, index).good}@{state.price(seat, index) or 0}"


def _goods(state: State, seat: int) -> list[int]:
    built = state.players[seat].built
    return [index for index in range(len(built)) if state.card(seat, index).good and built[index].goods is not None]


def _chains(state: State, seat: int, pieces: Mapping[str, Piece]) -> Iterator[Process]:
    """One for each way to feed a chain: a good may lie there at two prices."""
    for index in _goods(state, seat):
        card = state.card(seat, index)
        for eats in _food(card, pieces):
            name = f"{CHAIN}{index}:{'+'.join(each for each, _ in eats)}"
            yield Process(name, eats, ((piece_name(state, seat, index), 1),))


def _food(card: Building, pieces: Mapping[str, Piece]) -> Iterator[tuple[tuple[str, int], ...]]:
    if card.chain is None or not card.chain.works:
        return
    if card.chain.cards:
        yield ((CARD + card.chain.cards, 1),)
        return
    heaps = [[name for name, piece in pieces.items() if piece.good == good] for good in card.chain.goods]
    for names in product(*heaps):
        yield _counted(names)


def _tokens(state: State, seat: int, pieces: Mapping[str, Piece]) -> Iterator[Process]:
    """Tokens that give or eat goods, in and out."""
    coal = next((name for name, piece in pieces.items() if piece.good == "coal"), None)
    for token_id in dict.fromkeys(state.players[seat].tokens):
        token, own = TOKENS[token_id], (TOKEN + token_id, 1)
        points, gain = token_points(state, seat, token), token_coal(state, seat, token)
        if token.goods:
            for name in [name for name, piece in pieces.items() if piece.good]:
                yield Process(f"{own[0]}:{name}", (own,), ((name, token.goods),))
        elif eats := good_eaten(state, token):
            heaps = [name for name, piece in pieces.items() if piece.good == eats]
            for names in combinations_with_replacement(heaps, token.eaten):
                yield Process(":".join((own[0], *names)), (own, *_counted(names)), (), points)
        elif points or (gain and coal):
            makes = ((coal, gain),) if gain and coal else ()
            for names in _cards_for(state, seat, token, pieces):
                yield Process(":".join((own[0], *names)), (own, *_counted(names)), makes, points)


def _cards_for(state: State, seat: int, token: Token, pieces: Mapping[str, Piece]) -> Iterator[tuple[str, ...]]:
    """Each choice of cards to discard for a token."""
    n = token.discards or (token.eaten if token.eats else 0)
    symbols = _discarded(state, seat, token)
    heaps = [name for name in pieces if name.startswith(CARD)] if symbols == (OTHER_CARDS,) else []
    yield from combinations_with_replacement(heaps or [CARD + symbol for symbol in symbols], n)


def _counted(names: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """So many of each: a good may be taken from heaps of two prices."""
    return tuple((name, names.count(name)) for name in dict.fromkeys(names))


def planned_moves(state: State, seat: int, plan: Plan) -> tuple[FinalProduction, ChooseGoal]:
    """The plan as the two moves that carry it out."""
    before, runs, after = list[TokenUse](), list[Run](), list[TokenUse]()
    for process, n in plan.runs:
        kind, _, rest = process.name.partition(":")
        if kind + ":" == CHAIN:
            runs.append(Run(built=int(rest.partition(":")[0]), n=n))
            continue
        token, _, heap = rest.partition(":")
        onto = next((i for i in _goods(state, seat) if piece_name(state, seat, i) == heap), None)
        use = TokenUse(token=token, onto=onto if TOKENS[token].goods else None)
        (after if TOKENS[token].eats else before).extend([use] * n)
    final = FinalProduction(seat=seat, tokens=tuple(before), chains=tuple(runs), after=tuple(after))
    option = None if plan.option is None else (0, 1)[plan.option]
    return final, ChooseGoal(seat=seat, option=option, paid=_paid(state, seat, final, plan))


def _paid(state: State, seat: int, final: FinalProduction, plan: Plan) -> tuple[Pay, ...]:
    """Which cards the goods of the goal are taken off, once the chains have run."""
    after, left, found = final_production(state, final), dict(plan.paid), list[Pay]()
    for index in _goods(after, seat):
        heap = piece_name(after, seat, index)
        n = min(left.get(heap, 0), after.players[seat].built[index].goods or 0)
        if n:
            left[heap] -= n
            found.append(Pay(built=index, n=n))
    return tuple(found)
