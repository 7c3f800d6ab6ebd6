"""What may be done in phase VI."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from rules.kernel import Phrase, phrase
from rules.newdale.ask.answers import NewdaleOption, NewdaleQuestion, answer
from rules.newdale.components.buildings import COAL, FRESH_FISH, MERCHANT, NAVIGATOR, PRISON
from rules.newdale.components.figures import ASSISTANTS, NOBODY, Figure, Figures
from rules.newdale.moves import Use, UseSpecials
from rules.newdale.setup import Held, Where
from rules.newdale.specials import MERCHANT_COAL, cards_in_six, gains, losers, untold_fists
from rules.newdale.state import State
from rules.newdale.steps import SpecialDue
from rules.newdale.tell.naming import all_of


def ask_special(state: State) -> NewdaleQuestion:
    step = state.steps[0]
    assert isinstance(step, SpecialDue)
    name = state.name(step.seat)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_special", name=name),
        do=tuple(gain_lines(state, step.seat)),
        options=tuple(_options(state, step.seat)),
    )


def gain_lines(state: State, seat: int) -> Iterator[Phrase]:
    """What comes by itself."""
    for index in cards_in_six(state, seat):
        card = state.card(seat, index)
        yield phrase("newdale.do_special", card=card.name, what=card.id if card.id in SAID else "other")


SAID = ("coal_merchant", "scriptorium", "barracks", "prison", "corn_field", "vineyard", "coal_store", "navigator")


def _options(state: State, seat: int) -> Iterator[NewdaleOption]:
    """Every lawful way to use what is optional, the least first."""
    groups = [_merchants(state, seat), _navigators(state, seat), *_prisons(state, seat)]
    for parts in product(*groups):
        uses = tuple(chain.from_iterable(parts))
        if _figures_there(state, uses):
            for fewer in _fewer(state, seat):
                yield _option(state, UseSpecials(seat=seat, uses=uses, fewer=fewer))


def _option(state: State, move: UseSpecials) -> NewdaleOption:
    lost = losers(state, move.seat, move.fewer) if untold_fists(state, move.seat) else ()
    names = [phrase("newdale.use", card=state.card(move.seat, use.built).name, **_taken(use)) for use in move.uses]
    key = "answer_special" if move.uses else "answer_special_none"
    label = answer(move, "answer_special_fewer", n=len(lost), uses=all_of(names)) if lost else None
    return label or (answer(move, key, uses=all_of(names)) if move.uses else answer(move, key))


def _taken(use: Use) -> dict[str, int | str | Phrase]:
    return {"figure": use.figure.value if use.figure else "none", "instead": use.instead or "none"}


def _of(state: State, seat: int, card: str) -> tuple[int, ...]:
    return tuple(index for index in cards_in_six(state, seat) if state.card(seat, index).id == card)


def _merchants(state: State, seat: int) -> list[tuple[Use, ...]]:
    """None of them, one, two … as far as the coal lasts, what the Coal Store brings included."""
    own = _of(state, seat, MERCHANT)
    most = gains(state, seat).stock(seat).get(COAL, 0) // MERCHANT_COAL
    return [tuple(Use(built=index) for index in own[:n]) for n in range(min(len(own), most) + 1)]


def _navigators(state: State, seat: int) -> list[tuple[Use, ...]]:
    own = _of(state, seat, NAVIGATOR)
    most = state.stock(seat).get(FRESH_FISH, 0)
    return [tuple(Use(built=index) for index in own[:n]) for n in range(min(len(own), most) + 1)]


def _prisons(state: State, seat: int) -> list[list[tuple[Use, ...]]]:
    return [[(), *((use,) for use in _prison(state, seat, index))] for index in _of(state, seat, PRISON)]


def _prison(state: State, seat: int, index: int) -> Iterator[Use]:
    """A figure of the market, or a Hooded one of one's Rabbit; for a Hooded one somebody comes out of the bag."""
    market = (state.drawn or NOBODY).plus(state.freed)
    mine = Held(where=Where.RABBIT, seat=seat, figure=Figure.HOODED) in state.held
    instead: list[Figure | None] = [figure for figure in ASSISTANTS if state.bag[figure]]
    for figure in Figure:
        if figure is not Figure.HOODED and market[figure]:
            yield Use(built=index, figure=figure)
    for there, rabbit in ((market.hooded, False), (mine, True)):
        if there:
            yield from (Use(built=index, figure=Figure.HOODED, rabbit=rabbit, instead=one) for one in instead or [None])


def _figures_there(state: State, uses: tuple[Use, ...]) -> bool:
    """Two Prisons cannot take the same figure, nor draw the same one."""
    taken = Figures.of(use.figure for use in uses if use.figure and not use.rabbit)
    rabbits = sum(use.rabbit for use in uses)
    hooded = sum(held.where is Where.RABBIT and held.figure is Figure.HOODED for held in state.held)
    instead = Figures.of(use.instead for use in uses if use.instead)
    there = (state.drawn or NOBODY).plus(state.freed)
    return there.holds(taken) and state.bag.holds(instead) and rabbits <= hooded


def _fewer(state: State, seat: int) -> Iterator[tuple[int, ...]]:
    untold = untold_fists(state, seat)
    for n in range(len(untold) + 1):
        yield from combinations(untold, n)
