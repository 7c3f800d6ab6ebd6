"""How fast the rules are: `python -m tests.rules.new_lands.speed` prints what has a limit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from rules.kernel import Played
from rules.new_lands.ask.tiles import offers, spots
from rules.new_lands.components.box import Box
from rules.new_lands.game import GAME
from rules.new_lands.moves import AnyMove, LayTile
from rules.new_lands.players import Meeple, Place
from rules.new_lands.setup import Depth
from rules.new_lands.start import standing, start
from rules.new_lands.state import Due, State
from tests.rules.new_lands.growing import Laid, grown
from tests.rules.new_lands.tables import WHOLE_BOX, a_setup

SEED = 5


def best(work: Callable[[], object], rounds: int = 30, times: int = 5) -> float:
    """Milliseconds of the fastest round: what the work takes when nothing else runs."""
    found = []
    for _ in range(rounds):
        began = perf_counter()
        for _ in range(times):
            work()
        found.append((perf_counter() - began) / times)
    return min(found) * 1000


def layings(laid: Laid) -> list[LayTile]:
    """A map as the moves that lay it."""
    return [LayTile(seat=(n % 2), x=x, y=y, tile=one.text) for n, ((x, y), one) in enumerate(laid[1:])]


def table(tiles: int) -> tuple[State, list[LayTile]]:
    """A table on which so many tiles lie, and the moves that led there."""
    laid = grown(SEED, tiles)
    state = start(a_setup(2, Depth.MAP))
    moves = layings(laid)
    for move in moves:
        state = GAME.apply(state, move)
    return state, moves


def crowded(state: State, n: int = 20) -> tuple[Meeple, ...]:
    """Meeples all over the map."""
    land = state.land
    assert land is not None
    places = Random(SEED).sample(list(land.places()), n)
    return tuple(standing(0, land, Place(x=spot[0], y=spot[1], edge=edge)) for _, spot, edge in places)


def a_tile(tiles: int) -> float:
    """Milliseconds for the last of so many tiles, laid by a move."""
    before, moves = table(tiles)
    state = start(a_setup(2, Depth.MAP))
    for move in moves[:-1]:
        state = GAME.apply(state, move)
    assert GAME.apply(state, moves[-1]) == before
    return best(lambda: GAME.apply(state, moves[-1]), times=20)


def ratio() -> float:
    """A tile on a map of 83 against one of 8, over several maps: some tiles join more than others."""
    pairs = [(_mean(seed, 8), _mean(seed, 83)) for seed in range(6)]
    return sum(large for _, large in pairs) / sum(small for small, _ in pairs)


def _mean(seed: int, tiles: int) -> float:
    laid = grown(seed, tiles + 1)
    state = start(a_setup(2, Depth.MAP))
    moves = layings(laid)
    for move in moves[:-1]:
        state = GAME.apply(state, move)
    return best(lambda: GAME.apply(state, moves[-1]), rounds=15, times=10)


def all_numbers() -> float:
    state, _ = table(84)
    meeples = crowded(state)
    return best(lambda: [state.numbers(meeple) for meeple in meeples])


def all_offers(box: Box) -> float:
    """The slowest spot of a full map."""
    state = table(84)[0].replace(box=box)
    return max(best(lambda spot=spot: offers(state, spot), rounds=10) for spot in spots(state))  # type: ignore[misc]


def replayed() -> float:
    _, moves = table(84)
    entries = tuple(Played[AnyMove](move=move) for move in moves)
    journal = GAME.journal(setup=a_setup(2, Depth.MAP), entries=entries, cursor=len(entries))
    return best(lambda: GAME.replay(journal), rounds=10, times=1)


def questions() -> tuple[float, float]:
    """The question on a map of one tile, and on one of 83."""
    empty, full = start(a_setup(2, Depth.MAP)), table(83)[0].replace(due=Due.TILE)
    return best(lambda: GAME.question(empty)), best(lambda: GAME.question(full))


def main() -> None:
    empty, full = questions()
    print(f"a tile on a map of 83 against 8: {ratio():.2f} (bar 1.5); {a_tile(8):.3f} ms and {a_tile(84):.3f} ms")
    print(f"numbers of 20 meeples on 84 tiles: {all_numbers():.3f} ms (bar 1)")
    print(f"offers at a spot: {all_offers(Box()):.3f} ms, complete box {all_offers(WHOLE_BOX):.3f} ms (bar 2)")
    print(f"a whole map replayed: {replayed():.1f} ms (bar 60)")
    print(f"question, full map against empty: {full / empty:.2f} (bar 2); {empty:.2f} ms and {full:.2f} ms")


if __name__ == "__main__":
    main()
