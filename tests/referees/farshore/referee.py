"""The referee of Farshore: goes through a match as the book tells it, and waits wherever only the table knows more."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tests.referees.farshore.book import DRAWS, FLIPS, TILES, before, later, meets
from tests.referees.farshore.players import Krabita, Person, Player
from tests.referees.farshore.table import Move, Table

Waits: TypeAlias = Generator[str, Move | None, Any]
"""Says what it waits for; is handed a move, or None when something happened aside."""


ASIDE = ("leave", "sail", "ship_at", "treasures", "shells", "correct_person", "correct_krabita")


class Over(Exception):
    """Everyone has passed: nothing more is settled."""


class Match(Table):
    """What happens in which order."""

    def __init__(self, setup: Move) -> None:
        super().__init__(setup)
        self.over = False
        self._course = self._match()
        self.awaits = next(self._course)

    def play(self, move: Move) -> None:
        """An answer to what is waited for, or something aside."""
        if self.only_her and move["kind"] in ("prepare", "pass"):
            self.person_acts(move)  # whenever she waits: nobody's turn is asked for
            self._go_on(None)
        elif move["kind"] in ASIDE:
            self._aside(move)
            self._go_on(None)
        else:
            self._go_on(move)

    def _aside(self, move: Move) -> None:
        player = self.players[move.get("seat", -1)]
        match move["kind"]:
            case "sail":
                player.sails(move["spaces"])
            case "ship_at":
                player.arrives(move["value"])
            case "treasures":
                player.treasures += move["n"]
            case "correct_person" | "correct_krabita":
                player.put(move["ship"])
            case _ if isinstance(player, Person):
                player.shells += move.get("n", 0)
                player.passed = player.gone = player.passed or move["kind"] == "leave"

    def _go_on(self, move: Move | None) -> None:
        try:
            self.awaits = self._course.send(move)
        except StopIteration:
            self.awaits, self.over = "over", True

    # The course of a match

    def _match(self) -> Waits:
        try:
            while not self.finished():
                yield from self._turn_of(self.players[self.turn])
                if self.only_her:
                    continue
                seats = [(self.turn + step) % len(self.players) for step in range(1, len(self.players) + 1)]
                self.turn = next((seat for seat in seats if not self.players[seat].passed), self.turn)
        except Over:
            return

    def _turn_of(self, player: Player) -> Waits:
        while True:
            yield from self._winds()
            if self.only_her and player.passed and not self.finished():
                yield "waiting"  # until the last of the people says so, whom nobody follows
            if player.passed or self.finished():
                break
            if isinstance(player, Krabita):
                if before(player.season, self.winds):
                    yield from self._new_season(player)
                    break
                if self._has_nothing(player):
                    break
            elif (move := (yield "person")) is not None:
                self.person_acts(move)
                break
            else:
                continue
            plays = player.hand > 0 if player.season == "autumn" else player.ready == 0
            if (move := (yield "card" if plays else "route")) is not None:
                yield from self._card(player, move) if plays else self._route(player, move)
                break
        yield from self._winds()
        if isinstance(player, Krabita) and self._has_nothing(player):
            player.passed = True

    def _ask(self, what: str) -> Waits:
        while (move := (yield what)) is None:
            if self.finished():
                raise Over
        return move

    def _winds(self) -> Waits:
        """Once all people have prepared: two tiles, the weather, the tide."""
        while not self.finished() and before(self.winds, self.prepared()):
            self.winds = later(self.winds) or "autumn"
            for stack in "AB":
                left = [tile for tile in self.known if tile[0] == stack and tile not in self.shown]
                if len(left) == 1 and sum(tile[0] == stack for tile in self.known) == TILES:
                    self.turn_up(stack, left[0][1])
                else:
                    move = yield from self._ask("tile")
                    self.turn_up(stack, move["traits"])
            if FLIPS[self.winds]:
                yield from self._tide(FLIPS[self.winds])
            if self.her and "krabita_season_turn" in self.rulings and before(self.her.season, self.winds):
                yield from self._new_season(self.her)

    def _tide(self, n: int) -> Waits:
        dry = [number for number in range(1, len(self.people) + 1) if number not in self.flooded]
        if len(dry) <= n:
            self.flooded.update(dry)
        else:
            self.flooded.update((yield from self._ask("tide"))["islands"])

    # Krabita

    def _has_nothing(self, her: Krabita) -> bool:
        return her.season == "autumn" and her.hand == 0 and her.ready == 0

    def _new_season(self, her: Krabita) -> Waits:
        her.home(later(her.season) or "autumn")
        yield from self._maps_of_any_value(her) if self.only_her else self._maps_from_the_top(her)
        left, from_bay = DRAWS[her.season]["cards"], DRAWS[her.season]["from_bay"]
        while left:
            move = yield from self._ask("plan_draw" if from_bay else "deck_draw")
            drawn = {"krabita_draws": 1, "draw_from_deck": left}.get(move["kind"], move.get("n"))
            her.hand += drawn or 0
            left = left - 1 if move["kind"] == "krabita_draws" else 0
            if move["kind"] == "krabita_draws":
                her.raise_marker(move["colour"])

    def _maps_from_the_top(self, her: Krabita) -> Waits:
        for kind in self._maps_for(her, met=True):
            her.maps[kind] = self.stack(kind)[0]
        if self._maps_for(her, met=False):
            for kind in (yield from self._ask("claim"))["maps"]:
                her.maps[kind] = self.stack(kind)[0]

    def _maps_of_any_value(self, her: Krabita) -> Waits:
        """People may have taken tiles before her: the table tells the value of each."""
        due = self._maps_for(her, met=True)
        if self._maps_for(her, met=False):
            due += (yield from self._ask("claim"))["maps"]
        while due:
            told = yield from self._ask("value")
            due.remove(told["map"])
            her.maps[told["map"]] = told["value"]

    def _maps_for(self, her: Krabita, met: bool) -> list[str]:
        """Kinds she has no tile of and whose stack is not empty: those she meets, or those nobody knows."""
        open_ = [kind for kind in self.needs if kind not in her.maps and self.stack(kind)]
        if not met:
            return [kind for kind in open_ if self.needs[kind] is None]
        return [kind for kind in open_ if self.needs[kind] and meets(her.city, self.needs[kind])]

    def _route(self, her: Krabita, move: Move) -> Waits:
        spot = move["spot"]
        match spot["spot"]:
            case "shore":
                her.worker("shore", spot["resource"])
            case "island":
                her.worker("island", self.free_islands()[0])
            case "docks":
                her.worker("docks")
                her.sails(spot["spaces"])
            case "lookout":
                her.worker("lookout")
                yield from self._lookout(her)
            case "red_card":
                her.worker("red_card")
                if spot["action"] == "card":
                    for _ in range(spot["n"]):
                        yield from self._card(her)
                elif spot["action"] == "ship":
                    her.sails(spot["n"])
                else:
                    her.treasures += spot["n"]
            case other:
                her.worker(other)

    def _lookout(self, her: Krabita) -> Waits:
        found = yield from self._ask("lookout")
        her.treasures += 1
        if found["found"] and her.season == "autumn":
            self._into_her_city(her, "purple", found)
            if "autumn_lookout_map" in self.rulings:
                yield from self._autumn_map(her)
        elif found["found"]:
            her.hand += 1

    def _card(self, her: Krabita, move: Move | None = None) -> Waits:
        """From her hand, else from the bay by the plan, else from the deck."""
        source = "hand" if her.hand else "bay" if [each for each in her.order() if not self.used_up(each)] else "deck"
        move = move or (yield from self._ask("card"))
        if move["kind"] == "not_in_bay":
            source, move = "deck", (yield from self._ask("card"))
        if move["kind"] == "deck_ran_out":
            return
        self._into_her_city(her, move["colour"], move)
        her.hand -= source == "hand"
        bay_moves = source == "bay" and "summer_bay_marker" in self.rulings
        if her.season in ("winter", "spring") or (her.season == "summer" and bay_moves):
            her.raise_marker(move["colour"])
        if her.season == "autumn":
            yield from self._autumn_map(her)

    def _into_her_city(self, her: Krabita, colour: str, move: Move) -> None:
        her.city.append(colour)
        her.sails(self.spaces * self.matching({colour, move["sort"], move["rarity"]}, move["matches"]))

    def _autumn_map(self, her: Krabita) -> Waits:
        """The highest tile of those she meets; the table is asked where several are as good, or one is unknown."""
        if not her.ready:
            return
        met, unknown = self._maps_for(her, met=True), self._maps_for(her, met=False)
        if self.only_her:
            if met or unknown:
                yield from self._autumn_map_of_any_value(her)
            return
        best = max((self.stack(kind)[0] for kind in met), default=0)
        good = [kind for kind in (*met, *unknown) if self.stack(kind)[0] >= best]
        chosen = good[0] if good else None
        if len(good) > 1 or set(good) & set(unknown):
            chosen = (yield from self._ask("map"))["map"]
        if chosen:
            her.maps[chosen] = self.stack(chosen)[0]
            her.worker("dunes")

    def _autumn_map_of_any_value(self, her: Krabita) -> Waits:
        told = yield from self._ask("map")
        if told["map"]:
            her.maps[told["map"]] = told["value"]
            her.worker("dunes")

    # What is compared

    def seen(self) -> dict[str, Any]:
        tiles = {stack: sorted(tile[1]) if tile else None for stack, tile in self.up.items()}
        table = {"awaits": self.awaits, "winds": self.winds, "flooded": sorted(self.flooded), "tiles": tiles}
        turn = {} if self.over else {"turn": self.turn}
        return {**table, **turn, "players": [player.seen() for player in self.players]}

    def totals(self) -> list[int]:
        return [player.points() for player in self.players]
