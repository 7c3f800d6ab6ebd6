"""The referee's table of Newdale: rounds, phases and turns, the bag and the market, and the last count."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from tests.referees.newdale.facts import COLOURS, FIGURES, NUMBERS, Facts, counted
from tests.referees.newdale.players import Card, Player, military, seated

Move: TypeAlias = Any
PHASES = ("event", "plan", "draw", "act", "build", "special", "round")
ROUNDS, DRAWN = NUMBERS["rounds"]["rounds"], NUMBERS["rounds"]["drawn"]


class Table:
    """Whose turn it is, who works where, and what lies in front of everybody."""

    def __init__(self, setup: Move) -> None:
        self.facts, self.depth, self.rulings = Facts(setup), setup["depth"], setup["rulings"]
        self.players = [seated(setup, seat, self.facts) for seat in range(len(setup["people"]))]
        self.boards = [self.depth != "points" and one["follow"] == "board" for one in setup["people"]]
        midway = setup["midway"] or {"round": 1, "starter": setup["start"], "events": [], "held": [], "removed": 0}
        self.round, self.starter, self.removed = midway["round"], midway["starter"], midway["removed"]
        self.last_starter = self.starter
        self.held = [(one["where"], one["seat"], one["figure"]) for one in midway["held"]]
        self.turned = [event["number"] for event in midway["events"]]
        self._clear_market()
        self.phase, self.turns = "event", self._due("event")
        self.go_on()

    def _clear_market(self) -> None:
        self.printed: Counter[str] | None = None
        self.drawn: Counter[str] | None = None
        self.freed: Counter[str] = Counter()
        self.draws = DRAWN

    # Rounds and phases

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def order(self) -> list[int]:
        seats = len(self.players)
        every = [(self.starter + step) % seats for step in range(seats)]
        return [seat for seat in every if not self.players[seat].gone]

    def _due(self, phase: str) -> list[tuple[int | None, int | None]]:
        """Whose turns a phase has, with the marker in phase IV."""
        boards = [seat for seat in self.order if self.players[seat].followed]
        match phase:
            case "event" | "draw":
                return [(None, None)] if self.depth != "points" else []
            case "plan":
                return [(None, None)] if boards else []
            case "act":
                return [(seat, n) for n in range(1, 5) for seat in boards if n in self.players[seat].plan]
            case "round":
                return [] if boards else [(None, None)]
        return [(seat, None) for seat in boards]

    def turn_ends(self) -> None:
        self.turns = self.turns[1:]
        self.go_on()

    def go_on(self) -> None:
        """To the next turn that somebody has to take."""
        while not self.over:
            self.turns = [turn for turn in self.turns if turn[0] is None or not self.players[turn[0]].gone]
            if not self.turns:
                self._next_phase()
            elif self._by_itself():
                self.turns = self.turns[1:]
            else:
                return

    def _by_itself(self) -> bool:
        seat = self.turns[0][0]
        if self.phase == "special" and seat is not None:
            return not any(self.facts.card(card.name).get("six") for card in self.players[seat].cards)
        if self.phase == "plan":
            return all(set(self._usable(one)) <= set(one.plan) for one in self.players if one.followed and not one.gone)
        if self.phase != "event":
            return False
        deck = set(self.facts.deck(self.round, self.turned))
        forced = self.facts.alone(min(deck)) if len(deck) == 1 else None
        if forced:
            self._event(forced["number"], forced["figures"], forced["draws"])
        return forced is not None

    def _usable(self, player: Player) -> list[int]:
        return [marker for marker, since in player.markers.items() if since <= self.round]

    def _next_phase(self) -> None:
        if self.phase in ("final", "goal"):
            self.phase = "goal" if self.phase == "final" else "over"
        elif self.phase == "round":
            self._round_ends()
        else:
            self.phase = PHASES[PHASES.index(self.phase) + 1]
        self.turns = self._due(self.phase)

    def _round_ends(self) -> None:
        """The event leaves, figures go home but for those in a Prison, the bag goes on."""
        self.last_starter = self.starter
        seats = [(self.starter + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        self.starter = next((seat for seat in seats if not self.players[seat].gone), self.starter)
        self.round += 1
        if self.round <= ROUNDS or self.market_gone:
            self.held = [one for one in self.held if one[0] == "prison"]
            self._clear_market()
        for player in self.players:
            player.plan = {}
        full = self.depth == "full"
        self.phase = "event" if self.round <= ROUNDS else "final" if full else "over"

    def _event(self, number: int, figures: Move, draws: int | None) -> None:
        self.turned.append(number)
        self.printed = None if figures is None else counted(figures)
        self.draws = draws or self.facts.draws(number, figures)

    @property
    def market_gone(self) -> bool:
        return self.round > ROUNDS and "market_after_round_7" not in self.rulings

    # What is worth how much

    def market(self, seat: int) -> Counter[str]:
        """Printed, drawn and freed assistants, and those who work for one seat alone."""
        held = Counter(figure for where, owner, figure in self.held if owner == seat and where != "prison")
        private = (card.colour for card in self.players[seat].cards if self.facts.card(card.name).get("private"))
        posted = Counter(colour for colour in private if colour)
        every = sum((self.printed or Counter(), self.drawn or Counter(), self.freed, held, posted), Counter[str]())
        return Counter({colour: every[colour] for colour in COLOURS if every[colour]})

    def bag(self) -> dict[str, int]:
        figures = {**NUMBERS["bag"], "hooded": (self.facts.hooded or 0) - self.removed}
        out = (self.drawn or Counter()) + self.freed + Counter(figure for _, _, figure in self.held)
        left = {figure: figures[figure] - out[figure] for figure in FIGURES}
        return {**left, "hooded": 0} if self.facts.hooded is None else left

    def fists(self, seat: int, end: bool = False) -> int | None:
        """None where nobody tells what somebody has built."""
        if not self.boards[seat]:
            return None
        cards = [self.facts.card(card.name) for card in self.players[seat].cards]
        ashore = end and "watch_officer" in self.rulings
        return sum(card.get("fists") or 0 for card in cards if not (ashore and card["kind"] == "sailor"))

    def price(self, seat: int, card: Card) -> int | None:
        fact = self.facts.card(card.name)
        if fact.get("good") == "grape" and fact.get("price") is None:
            return self.market(seat)[card.colour] if card.colour else None
        price: int | None = fact.get("price")
        return price

    def coins(self, seat: int) -> int | None:
        worth = [(card.goods, self.price(seat, card)) for card in self.players[seat].cards if card.goods]
        return None if any(price is None for _, price in worth) else sum(n * (price or 0) for n, price in worth)

    def cities(self, seat: int) -> list[str]:
        """Where somebody is known to have a house."""
        return [city for city in (self.facts.start_city, *(card.city for card in self.players[seat].cards)) if city]

    # What can be seen, and the last count

    def seen(self) -> dict[str, Any]:
        turn = (None, None) if self.over else self.turns[0]
        moment = {"phase": self.phase, "turn": turn, "round": self.round, "starter": self.starter}
        market = {"printed": self.printed, "drawn": self.drawn, "draws": self.draws, "freed": self.freed}
        away = {"bag": self.bag(), "held": sorted(self.held), "removed": self.removed, "turned": self.turned}
        end = {"ranking": self.ranking()} if self.over else {}
        people = [self._shown(seat, player) for seat, player in enumerate(self.players)]
        return {**moment, **market, **away, **end, "people": people}

    def _shown(self, seat: int, player: Player) -> dict[str, Any]:
        cards = [(card.name, card.area, card.goods, card.colour, card.city) for card in player.cards]
        worth = {"coins": self.coins(seat), "fists": self.fists(seat), "market": self.market(seat)}
        track = {"score": player.score, "due": player.due, "ship": player.ship, "goal": player.goal}
        board = {"markers": player.markers, "plan": player.plan, "locks": sorted(player.locks), "cards": cards}
        kept = {"tokens": sorted(player.tokens), "character": (player.character, player.used), "houses": player.houses}
        return {**worth, **track, **board, **kept, "gone": player.gone}

    def totals(self) -> list[int]:
        fists = [self.fists(seat, end=True) for seat in range(len(self.players))]
        prizes = military(fists, alone_pays="military" not in self.rulings)
        return [self._total(seat) + prize for seat, prize in enumerate(prizes)]

    def _total(self, seat: int) -> int:
        player = self.players[seat]
        if not self.boards[seat]:
            return player.score or 0
        printed: int = sum(self.facts.card(card.name).get("points") or 0 for card in player.cards)
        goods: int = (self.coins(seat) or 0) // NUMBERS["end"]["coins_per_point"]
        return (player.score or 0) + (player.goal or 0) + goods + printed

    def ranking(self) -> list[int]:
        """Seats from the winner on: of those tied the one furthest from whoever has the bag is ahead."""
        origin = self.last_starter if "tie" in self.rulings else self.starter
        totals, seats = self.totals(), len(self.players)
        return sorted(range(seats), key=lambda seat: (totals[seat], (seat - origin) % seats), reverse=True)
