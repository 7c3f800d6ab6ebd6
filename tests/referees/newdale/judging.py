"""What the referee of Newdale lets pass: markers, work and what makes up for it, payments, houses, the goal."""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.referees.newdale.facts import NUMBERS, TOKENS, counted, missing
from tests.referees.newdale.players import CAPTAIN, MINE, Player
from tests.referees.newdale.table import Table

Move: TypeAlias = Any
COSTS = NUMBERS["costs"]
ACTIONS = ("build", "unlock", "exchange", "black_market", "develop")
"""On the spaces of the board of the same names."""
POSTED = 3
"""Post Offices of each colour."""


def refuses(table: Table, move: Move) -> bool | None:
    """None where only the rules judge; no desk and no table without a board has anything to pay."""
    if "seat" in move and table.players[move["seat"]].gone:
        return True
    judge = {
        "turn_event": _event,
        "place_marker": _marker,
        "draw": _drawn,
        "produce": _produce,
        "build": _build,
        "unlock": _unlock,
        "develop": _develop,
        "black_market": _black_market,
        "choose_goal": _goal,
        "use_token": _token,
        "release": _release,
        "leave": _leave,
    }.get(move["kind"])
    if _elsewhere(table, move):
        return True
    return judge(table, move) if judge else None


def _elsewhere(table: Table, move: Move) -> bool:
    """Whether the marker that is to act stands on no such space."""
    kind, marker = move["kind"], move.get("marker")
    if marker is None or kind not in ("produce", *ACTIONS):
        return False
    space = table.players[move["seat"]].plan.get(marker, {"on": "", "space": ""})
    return bool(space["on"] != "area" if kind == "produce" else space.get("space") != kind)


def _event(table: Table, move: Move) -> bool:
    return move["event"] not in table.facts.deck(table.round, table.turned)


def _marker(table: Table, move: Move) -> bool:
    """At most one of one's own markers at an area or on a space."""
    player, space = table.players[move["seat"]], move["space"]
    others = [at for marker, at in player.plan.items() if marker != move["marker"]]
    if space["on"] == "area":
        taken = any(at["on"] == "area" and at["area"] == space["area"] for at in others)
        taken = taken or (player.at(space["area"]) is None and _off_board(table, space["area"]))
    else:
        taken = space in others
    return taken or player.markers.get(move["marker"], 99) > table.round


def _off_board(table: Table, area: int) -> bool:
    """The front has eight areas; of the back nobody told us."""
    return not table.facts.back and area > NUMBERS["setup"]["areas_front"]


def _drawn(table: Table, move: Move) -> bool:
    figures, bag = counted(move["figures"]), table.bag()
    untold = table.facts.hooded is None
    fewer = any(bag[figure] < n for figure, n in figures.items() if not (untold and figure == "hooded"))
    return figures.total() != table.draws or fewer


# Production


def chain_goods(fact: Move) -> list[str] | None:
    """The goods a chain eats; None where it is not told."""
    return fact["chain"].get("goods") or [] if fact.get("chain") is not None else None


def _short(table: Table, move: Move) -> int | None:
    """Assistants missing at a marker's building; None where need, row or event is not told."""
    player = table.players[move["seat"]]
    space = player.plan[move["marker"]]
    card = player.at(space["area"])
    need, modifier = table.facts.card(card.name).get("need") if card else None, _row(table, space).get("modifier")
    if need is None or modifier is None or table.printed is None:
        return None
    return missing(need, table.market(move["seat"]), modifier)


def _row(table: Table, space: Move) -> Move:
    return table.facts.row(space["area"], space["row"])


def _covered(table: Table, move: Move, short: int) -> bool:
    left = short - move["stand_ins"]
    return left >= 0 and bool(move["cards"] == table.players[move["seat"]].rate * left)


def made(table: Table, move: Move) -> int:
    """What assistants make: all of the row or nothing; as told where nobody knows better."""
    short, goods = _short(table, move), _row(table, table.players[move["seat"]].plan[move["marker"]]).get("goods")
    done = move["goods"] and (short is None or _covered(table, move, short))
    return int(move["goods"] if goods is None else goods) if done else 0


def _produce(table: Table, move: Move) -> bool | None:
    player = table.players[move["seat"]]
    space = player.plan[move["marker"]]
    card = player.at(space["area"])
    for_nothing = not move["goods"] and (move["cards"] or move["stand_ins"])
    if card is None or for_nothing or move["stand_ins"] > player.tokens.count("stand_in"):
        return True
    short, goods = _short(table, move), _row(table, space).get("goods")
    failed = short is not None and not _covered(table, move, short)
    if move["goods"] and (failed or goods not in (None, move["goods"])):
        return True
    return _chain(table, player, table.facts.card(card.name), move["chain"])


def _chain(table: Table, player: Player, fact: Move, n: int) -> bool:
    if not n or fact.get("chain") is None:
        return False
    goods = chain_goods(fact) or []
    return not (goods or fact["chain"].get("cards")) or any(player.stock(good, table.facts) < n for good in goods)


# Payments


def _unpaid(table: Table, move: Move, cost: int) -> bool:
    """Goods that are not there, or too few; goods without a price pay what the table says."""
    player = table.players[move["seat"]]
    paid = [(player.cards[pay["built"]], pay["n"]) for pay in move["paid"]]
    if any(n > (card.goods or 0) for card, n in paid):
        return True
    prices = [(table.price(move["seat"], card), n) for card, n in paid]
    return all(price is not None for price, _ in prices) and sum(n * (price or 0) for price, n in prices) < cost


def _unlock(table: Table, move: Move) -> bool:
    return move["lock"] not in table.players[move["seat"]].locks or _unpaid(table, move, COSTS["unlock"])


def _develop(table: Table, move: Move) -> bool:
    player, less = table.players[move["seat"]], TOKENS["development_less"]["less"]
    if move["which"] in player.markers or move["tokens"] > player.tokens.count("development_less"):
        return True
    return _unpaid(table, move, COSTS[f"marker_{move['which']}"] - less * move["tokens"])


def _black_market(table: Table, move: Move) -> bool:
    fact = table.facts.card(table.players[move["seat"]].cards[move["onto"]].name)
    return fact["kind"] != "production" and not fact.get("good")


def _build(table: Table, move: Move) -> bool | None:
    """Judges the card, its area, house and city, and the payment; all else is left to the rules."""
    player, fact = table.players[move["seat"]], table.facts.card(move["card"])
    if fact["kind"] == "production" and (move["area"] is None or player.at(move["area"]) is not None):
        return True
    if fact["kind"] == "production" and _off_board(table, move["area"]):
        return True
    if not _to_be_had(table, move, fact):
        return True
    if table.depth != "full":
        return None
    misplaced = fact["kind"] != "sailor" and (_out_of_reach(table, move) or _wrong_city(table, move, fact))
    unheld = move["tokens"] > player.tokens.count("build_less") or (move["gunda"] and player.used)
    unpaid = fact.get("cost") is not None and _unpaid(table, move, _cost(fact, move))
    return True if misplaced or unheld or unpaid else None


def _to_be_had(table: Table, move: Move, fact: Move) -> bool:
    """Whether the chapter has such a card, and one is left; those of the start are never in the deck."""
    first, last = fact.get("stages") or (1, 8)
    lying = [card for player in table.players for card in player.cards if card.name == move["card"]]
    copies = fact.get("copies")
    posted = [card for card in lying if card.colour == move["colour"]] if move["card"] == "post_office" else []
    left = (copies is None or len(lying) < copies) and len(posted) < POSTED
    return left and move["card"] not in (MINE, CAPTAIN) and first <= table.facts.stage <= last


def _out_of_reach(table: Table, move: Move) -> bool:
    """No house is left, or the city is too far, for a token by one step more."""
    player, steps = table.players[move["seat"]], move["steps"]
    if steps is None and move["city"]:
        own = table.cities(move["seat"])
        steps = table.facts.steps(own, move["city"])
        # A house that nobody placed may stand nearer.
        if len(own) + player.houses < NUMBERS["setup"]["houses"] and (steps or 0) >= player.reach:
            steps = None
    return not player.houses or (steps or 0) + bool(move["token"]) > player.reach


def _wrong_city(table: Table, move: Move, fact: Move) -> bool:
    """An own house stands there, somebody was first, or it shows another symbol."""
    name, city = move["city"], table.facts.city(move["city"])
    taken = any(name in table.cities(seat) for seat in range(len(table.players)))
    symbols = {city.get("symbol"), fact.get("symbol")} - {None}
    gone = move["first"] and (taken or city.get("first") == 0)
    return name is not None and bool(
        name in table.cities(move["seat"]) or gone or (move["discount"] and len(symbols) == 2)
    )


def _cost(fact: Move, move: Move) -> int:
    less = fact.get("discount")
    symbol = (COSTS["discount"] if less is None else less) if move["discount"] else 0
    gunda = COSTS["gunda"] if move["gunda"] else 0
    return int(fact["cost"] - symbol - gunda - move["tokens"] * TOKENS["build_less"]["less"])


def _token(table: Table, move: Move) -> bool | None:
    """A good is laid somewhere; all else is left to the rules."""
    return True if TOKENS[move["token"]].get("goods") and move["onto"] is None and table.depth == "full" else None


def _release(table: Table, move: Move) -> bool | None:
    """Of a board alone; nobody else can have locked somebody up."""
    held = ("prison", move["seat"], move["figure"]) in table.held
    return not held if table.boards[move["seat"]] else None


def _leave(table: Table, _move: Move) -> bool:
    return len(table.order) == 1


def _goal(table: Table, move: Move) -> bool | None:
    if move["option"] is None or not table.facts.goal:
        return None
    option, player = table.facts.goal[move["option"]], table.players[move["seat"]]
    kinds = [table.facts.card(player.cards[pay["built"]].name).get("good") for pay in move["paid"]]
    return any(kind not in option["goods"] for kind in kinds) or _unpaid(table, move, option["coins"])
