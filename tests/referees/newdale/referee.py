"""The referee of Expedition to Newdale: does what people do at its table, as the book tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.referees.newdale.facts import NUMBERS, TOKENS, counted
from tests.referees.newdale.judging import chain_goods, made, refuses
from tests.referees.newdale.players import CAPTAIN, COOK, COOK_AREA, Card, Player
from tests.referees.newdale.table import Table

Move: TypeAlias = Any
COSTS = NUMBERS["costs"]
HOLDING = {"P02": "rabbit", "P04": "onyx"}
ENDS = {
    "event": ("turn_event",),
    "plan": (),
    "draw": ("draw",),
    "act": ("produce", "build", "unlock", "exchange", "black_market", "develop", "other_action", "not_done"),
    "build": ("build", "two_cards"),
    "special": ("use_specials",),
    "round": ("round_over",),
    "final": ("final_production",),
    "goal": ("choose_goal",),
}
"""What ends a turn, by phase."""


class Match(Table):
    """A chapter from its first event to its last count."""

    def refuses(self, move: Move) -> bool | None:
        return refuses(self, move)

    def play(self, move: Move) -> None:
        assert self.refuses(move) is not True, move
        for player in self.players:
            player.due = 0
        doing: Callable[[Move], None] = getattr(self, f"_{move['kind']}", self._nothing)
        doing(move)
        if move["kind"] in ENDS.get(self.phase, ()) and not move.get("extra"):
            self.turn_ends()
        else:
            self.go_on()

    def _nothing(self, move: Move) -> None:
        """What changes nothing that lies on the table."""

    def _turn_event(self, move: Move) -> None:
        self._event(move["event"], move["figures"], move["draws"])

    def _place_marker(self, move: Move) -> None:
        self.players[move["seat"]].plan[move["marker"]] = move["space"]

    def _draw(self, move: Move) -> None:
        self.drawn = counted(move["figures"])

    def _produce(self, move: Move) -> None:
        player = self.players[move["seat"]]
        card = player.at(player.plan[move["marker"]]["area"])
        assert card is not None
        n = made(self, move)
        if card.name == CAPTAIN:
            player.ship += n
        else:
            player.add(card, n)
        player.drop("stand_in", move["stand_ins"])
        if move["chain"]:
            self._chain(player, card, move["chain"])
            player.add(card, NUMBERS["end"]["chain_bonus"])

    def _chain(self, player: Player, card: Card, n: int) -> None:
        for good in chain_goods(self.facts.card(card.name)) or ():
            player.eat(good, n, self.facts)
        player.add(card, n)

    def _pay(self, move: Move) -> Player:
        player: Player = self.players[move["seat"]]
        for pay in move["paid"]:
            player.add(player.cards[pay["built"]], -pay["n"])
        return player

    def _build(self, move: Move) -> None:
        player, fact = self._pay(move), self.facts.card(move["card"])
        player.drop("build_less", move["tokens"])
        player.used = player.used or move["gunda"]
        makes = fact["kind"] == "production" or bool(fact.get("good"))
        goods = 0 if makes and self.depth == "full" else None
        area = COOK_AREA if move["card"] == COOK else move["area"]
        player.cards.append(Card(move["card"], area, goods, move["colour"], move["city"]))
        if fact["kind"] == "sailor":
            player.ship += fact.get("ship") or 0
        else:
            player.houses -= 1
        player.move(move["first"])
        player.tokens += [move["token"]] if move["token"] else []

    def _unlock(self, move: Move) -> None:
        player = self._pay(move)
        player.locks.remove(move["lock"])
        player.move(COSTS["unlock_points"])

    def _develop(self, move: Move) -> None:
        player = self._pay(move)
        player.drop("development_less", move["tokens"])
        player.markers[move["which"]] = self.round + 1
        player.move(COSTS[f"marker_{move['which']}_points"])

    def _black_market(self, move: Move) -> None:
        player = self.players[move["seat"]]
        player.coal(COSTS["black_market_coal"])
        player.add(player.cards[move["onto"]], 1)

    def _use_specials(self, move: Move) -> None:
        player = self.players[move["seat"]]
        for card in player.cards:
            if card.name in ("corn_field", "vineyard"):
                player.add(card, 1)
            player.coal(card.name == "coal_store")
        self._barracks(move)
        for use in move["uses"]:
            self._use(player, player.cards[use["built"]].name, move["seat"], use)

    def _barracks(self, move: Move) -> None:
        owned = sum(card.name == "barracks" for card in self.players[move["seat"]].cards)
        each = min(owned, 1) if "barracks" in self.rulings else owned
        mine = self.fists(move["seat"]) or 0
        for seat, other in enumerate(self.players):
            theirs = self.fists(seat)
            if other.gone:
                continue
            if seat in move["fewer"] if theirs is None else theirs < mine:
                other.move(-each)

    def _use(self, player: Player, name: str, seat: int, use: Move) -> None:
        if name == "coal_merchant":
            player.eat("coal", 3, self.facts)
            player.move(2)
        elif name == "navigator":
            player.eat("fresh_fish", 1, self.facts)
            player.move(1)
        else:
            self._imprison(player, seat, use)

    def _imprison(self, player: Player, seat: int, use: Move) -> None:
        """A Hooded figure leaves the game, and somebody from the bag is locked up instead."""
        figure = use["figure"]
        if use["rabbit"]:
            self.held.remove(("rabbit", seat, figure))
        elif self.drawn and self.drawn[figure]:
            self.drawn -= Counter([figure])
        else:
            self.freed -= Counter([figure])
        if figure == "hooded":
            self.removed += 1
            player.move(1)
        self.held.append(("prison", seat, use["instead"] if figure == "hooded" else figure))

    # At any time

    def _points(self, move: Move) -> None:
        self.players[move["seat"]].move(move["n"])

    def _take_token(self, move: Move) -> None:
        self.players[move["seat"]].tokens.append(move["token"])

    def _use_token(self, move: Move) -> None:
        player, token, there = self.players[move["seat"]], TOKENS[move["token"]], self.market(move["seat"])
        player.drop(move["token"])
        cards = token.get("eats") == "cotton" and "token_cotton" in self.rulings
        if token.get("eats") and not cards and self.depth == "full":
            player.eat(token["eats"], token["eaten"], self.facts)
        if token.get("goods") and move["onto"] is not None:
            player.add(player.cards[move["onto"]], token["goods"])
        player.coal(token.get("coal", 0) + there[token.get("coal_by", "")])
        player.move(token.get("points", 0) + there[token.get("points_by", "")])

    def _use_character(self, move: Move) -> None:
        player, seat = self.players[move["seat"]], move["seat"]
        player.used = True
        if player.character == "P03":
            player.coal(2)
        if player.character in HOLDING and not self.market_gone:
            self.held += [(HOLDING[player.character], seat, one) for one in counted(move["figures"]).elements()]

    def _goods(self, move: Move) -> None:
        player = self.players[move["seat"]]
        player.add(player.cards[move["built"]], move["n"])

    def _ship(self, move: Move) -> None:
        self.players[move["seat"]].ship += move["spaces"]

    def _release(self, move: Move) -> None:
        self.held.remove(("prison", move["seat"], move["figure"]))
        if not self.market_gone:
            self.freed[move["figure"]] += 1

    def _leave(self, move: Move) -> None:
        self.players[move["seat"]].gone = True
        self.players[move["seat"]].plan = {}

    # The end

    def _final_production(self, move: Move) -> None:
        player = self.players[move["seat"]]
        for use in move["tokens"]:
            self._use_token({**use, "seat": move["seat"]})
        for run in move["chains"]:
            self._chain(player, player.cards[run["built"]], run["n"])
        for use in move["after"]:
            self._use_token({**use, "seat": move["seat"]})

    def _choose_goal(self, move: Move) -> None:
        player = self._pay(move)
        option = self.facts.goal[move["option"]] if move["option"] is not None and self.facts.goal else None
        player.goal = option["points"] if option else move["points"] or 0
