"""The referee of My Lil' Everdell: keeps a table as its book tells it, one turn after the other."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.referees.lil_everdell.cards import CAPTAIN, FORT, Card, known_cards, points, told

Move: TypeAlias = Any
ROUNDS, TURNS, DECK, FACE_UP = 4, 3, 46, 8
ALL, FEW = (6, 5, 4, 3), (6, 3)
PARADES = ("places", "creatures", "every_colour", "three_alike")


@dataclass
class Player:
    royal: str = ""
    cards: list[Card] = field(default_factory=list)
    parades: dict[str, int] = field(default_factory=dict)
    friends: list[tuple[str, int]] = field(default_factory=list)
    gone: bool = False

    def walks(self, parade: str) -> bool:
        """Whether the cards are enough for it."""
        colours = Counter(card.colour for card in self.cards)
        match parade:
            case "places":
                return sum(card.kind == "place" for card in self.cards) >= 5
            case "creatures":
                return sum(card.kind == "creature" for card in self.cards) >= 5
            case "every_colour":
                return len(colours) == 5
        return any(n >= 3 for colour, n in colours.items() if colour != "green")


class Match:
    """Whose turn it is, what lies where, and which tokens are left."""

    def __init__(self, setup: Move) -> None:
        self.cards = known_cards(setup["box"])
        self.rulings, self.challenges = setup["rulings"], setup["challenges"]
        self.places_told = setup["tracking"] == "everything"
        self.royal_only = setup["tracking"] == "opponent_only"
        self.players = [self._person(seat) for seat in setup["people"]]
        self.solo = len(self.players) == 1
        self.royal: Player | None = None
        self.royal_seat = -1
        if setup["opponent"]:
            self._invite(setup["opponent"])
        few = self.solo or (self.royal is not None and "prince_stacks" not in self.rulings)
        self.stacks = {parade: list(FEW if few else ALL) for parade in PARADES}
        self.dice = 2 if self.solo else len(self.players)
        self.round, self.taken, self.begun, self.ended = 1, 0, False, False
        self.sun = self.royal_seat if "opponent_first" in self.challenges else 0
        self.deck, self.face_up, self.gaps = DECK, FACE_UP, 0
        self.placed, self.laid = False, 0
        self.asked: list[str] = []
        """Tokens of the opponent that only the table can see: people may have taken some from the same stack."""
        self._goes_on()

    def _person(self, seat: Move) -> Player:
        helped = [card for card in (CAPTAIN, FORT) if seat["help"][card]]
        return Player(cards=[self.cards[card] for card in helped])

    def _invite(self, opponent: Move) -> None:
        self.royal = Player(royal=opponent["who"])
        if "fort_and_captain" in self.challenges:
            self.royal.cards = [self.cards[CAPTAIN], self.cards[FORT]]
        self.royal_seat = len(self.players) if opponent["seat"] is None else opponent["seat"]
        self.players.insert(self.royal_seat, self.royal)

    @property
    def turn(self) -> int:
        return (self.sun + self.taken) % len(self.players)

    @property
    def over(self) -> bool:
        return self.ended and not self.asked

    @property
    def awaits(self) -> str:
        if self.asked:
            return "value"
        if self.ended:
            return "over"
        if not self.begun:
            return "round"
        if self.players[self.turn].royal:
            return "opponent"
        return "friend" if self.places_told and not self.placed else "card"

    # What somebody does

    def refuses(self, move: Move) -> bool | None:
        """Judges where friends may stand, the opponent's tokens, and what is done aside."""
        match move["kind"]:
            case "place_friend":
                return self._no_place(move)
            case "parade_value":
                return move["value"] not in self._tops(move["parade"])
            case "play_card" if move["extra"]:
                return self.royal_only or self.laid == DECK + FACE_UP or self.players[move["seat"]].gone
            case "lose_card":
                return bool(move["at"] >= len(self.players[move["seat"]].cards))
            case "leave":
                staying = [player for player in self.players if not (player.gone or player.royal)]
                return staying in ([], [self.players[move["seat"]]]) or self.players[move["seat"]].gone
        return None

    def _tops(self, parade: str) -> list[int | None]:
        """What can lie on top: each of the people may have taken one, and all of them all there is."""
        people, left = len(self.players) - 1, self.stacks[parade]
        return [*left[: people + 1], *([None] if people >= len(left) else [])]

    def _no_place(self, move: Move) -> bool:
        place, mine = move["place"], self.players[move["seat"]]
        spot = (place["spot"], place["at"])
        if place["spot"] == "die":
            return any(spot in player.friends for player in self.players)
        if place["spot"] == "red_card" and place["owner"] is None:
            return "red_card_once" not in self.rulings and spot in mine.friends
        return bool(place["spot"] == "red_card")

    def play(self, move: Move) -> None:
        match move["kind"]:
            case "begin_round":
                self.begun = True
                self._pass_over()
            case "place_friend":
                place = move["place"]
                self.players[move["seat"]].friends.append((place["spot"], place["at"]))
                self.placed = True
            case "play_card":
                self._card(move)
            case "no_card":
                self._turn_ends()
            case "opponent_card":
                self._royal_card(move["laid"])
                self._turn_ends()
            case "lose_card":
                self._lose(self.players[move["seat"]], move["at"])
            case "parade_value":
                self._told_token(move["parade"], move["value"])
            case "leave":
                self._goes(move["seat"])

    def _goes(self, seat: int) -> None:
        """The sun passes over who has gone, also before a round that they would have started."""
        self.players[seat].gone = True
        if not self.begun and seat == self.sun and not self.asked:
            self._sun_moves()
        self._goes_on()

    def _card(self, move: Move) -> None:
        """One more by an effect ends no turn; outside the own turn it belongs to the one that has just ended."""
        player = self.players[move["seat"]]
        self._lay(player, move["laid"])
        if not move["extra"]:
            self._turn_ends()
        elif not self.begun or move["seat"] != self.turn:
            self._hand_out(player)

    def _lay(self, player: Player, laid: Move) -> None:
        player.cards.append(told(laid, self.cards))
        self.laid += 1
        self.face_up -= 1
        self._refill(1)

    def _refill(self, wanted: int) -> None:
        """Gaps stay open when the deck is empty."""
        drawn = min(wanted, self.deck)
        self.deck -= drawn
        self.face_up += drawn

    def _royal_card(self, laid: Move) -> None:
        assert self.royal is not None
        if self.royal.royal == "prince" and self.places_told:
            free = [n for n in range(1, self.dice + 1) if not any(("die", n) in one.friends for one in self.players)]
            self.royal.friends.append(("die", free[0]) if free else ("berry", 0))
        self.royal.cards.append(told(laid, self.cards))
        self.laid += 1
        self.face_up -= 1
        if self.royal.royal == "queen":
            self.gaps += 1
        else:
            self._refill(1)

    def _lose(self, player: Player, at: int) -> None:
        del player.cards[at]
        for n, (spot, where) in enumerate(player.friends):
            if spot == "red_card" and where >= at:
                player.friends[n] = ("other", 0) if where == at else (spot, where - 1)

    # What follows

    def _turn_ends(self) -> None:
        player = self.players[self.turn]
        if not player.royal or "parades_at_once" in self.challenges:
            self._hand_out(player)
        self.taken += 1
        self.placed = False
        self._pass_over()

    def _goes_on(self) -> None:
        """Where only the opponent is followed nobody says when a round begins."""
        if self.royal_only and not self.begun and not self.ended and not self.asked:
            if self.players[self.sun].gone:
                self._sun_moves()
            self.begun = True
        self._pass_over()

    def _pass_over(self) -> None:
        """Turns of whom nobody is asked for are skipped; after the last turn the round ends."""
        turns = TURNS * len(self.players)
        while self.begun and not self.asked and self.taken < turns and self._skipped(self.players[self.turn]):
            self.taken += 1
            self.placed = False
        if self.asked:
            return
        if self.begun and self.taken == turns:
            self._round_ends()

    def _skipped(self, player: Player) -> bool:
        return player.gone or (self.royal_only and not player.royal)

    def _round_ends(self) -> None:
        if self.royal:
            self._hand_out(self.royal)
        for player in self.players:
            player.friends = []
        gaps, self.gaps = self.gaps, 0
        self._refill(gaps)
        self.begun = False
        if self.round == ROUNDS:
            self.ended = True
            return
        self.round, self.taken = self.round + 1, 0
        if not self.solo:
            self._sun_moves()
        self._goes_on()

    def _sun_moves(self) -> None:
        """To the right."""
        seats = len(self.players)
        right = [(self.sun - step) % seats for step in range(1, seats + 1)]
        self.sun = next(seat for seat in right if not self.players[seat].gone)

    def _hand_out(self, player: Player) -> None:
        for parade in PARADES:
            if parade not in player.parades and player.walks(parade) and self.stacks[parade]:
                if self.royal_only:
                    self.asked.append(parade)
                else:
                    player.parades[parade] = self.stacks[parade].pop(0)

    def _told_token(self, parade: str, value: int | None) -> None:
        """None: people had taken all of them."""
        assert self.royal is not None
        self.asked.remove(parade)
        if value is None:
            self.stacks[parade] = []
        else:
            self.stacks[parade].remove(value)
            self.royal.parades[parade] = value
        self._goes_on()

    # What can be seen

    def seen(self) -> dict[str, Any]:
        moment = {"awaits": self.awaits, "round": self.round, "sun": self.sun}
        turn = {"turn": self.turn} if self.begun else {}
        deck = (None, None) if self.royal_only else (self.deck, self.face_up)
        lies = {"deck": deck, "stacks": self.stacks}
        return {**moment, **turn, **lies, "players": [self._shown(player) for player in self.players]}

    def _shown(self, player: Player) -> dict[str, Any]:
        cards = sorted((card.colour, card.kind, card.name) for card in player.cards)
        friends = sorted(player.friends) if self.places_told else []
        return {"cards": cards, "parades": player.parades, "friends": friends, "gone": player.gone}

    def totals(self) -> list[int]:
        return [points(player.cards, player.parades) for player in self.players]
