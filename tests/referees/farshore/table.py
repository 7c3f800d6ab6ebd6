"""What lies on the table, and what a person may do with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from tests.referees.farshore.book import (
    CARDS,
    COPIES,
    KINDS,
    KRABITA,
    LEVELS,
    SEASONS,
    STACKS,
    TABLE,
    TILES,
    later,
    meets,
    traits,
)
from tests.referees.farshore.players import Krabita, Person, Player, Untold

Move: TypeAlias = Mapping[str, Any]
Tile: TypeAlias = tuple[str, frozenset[str]]


class Table:
    def __init__(self, setup: Move) -> None:
        self.only_her = setup["tracking"] == "krabita_only"
        self.people = [Untold() if self.only_her else Person() for _ in setup["people"]]
        opponent = setup["krabita"]
        rows = {marker["colour"]: marker["row"] for marker in KRABITA["plan"]}
        self.her = Krabita(plan=[(colour, rows[colour]) for colour in opponent["columns"]]) if opponent else None
        self.spaces = LEVELS[opponent["level"]]["spaces"] if opponent else 0
        self.rulings = setup["rulings"]
        self.needs = KINDS | {told["kind"]: told["needs"] for told in setup["box"]["map_needs"]}
        self.known: list[Tile] = [(tile["stack"], frozenset(tile["traits"])) for tile in setup["box"]["wind_tiles"]]
        self.up: dict[str, Tile | None] = {"A": None, "B": None}
        self.shown: set[Tile] = set()
        for stack in "AB":
            tile = setup[f"tile_{stack.lower()}"]
            self.turn_up(stack, tile["traits"] if tile else ())
        self.winds, self.flooded = "winter", set[int]()
        self.turn = len(self.people) if self.only_her else 0

    @property
    def players(self) -> list[Player]:
        return [*self.people, self.her] if self.her else [*self.people]

    def finished(self) -> bool:
        return all(player.passed for player in self.players)

    def prepared(self) -> str:
        """The last season that all people are ready for; whoever has passed is ready for any."""
        return SEASONS[min(3 if person.passed else SEASONS.index(person.season) for person in self.people)]

    def turn_up(self, stack: str, shows: Collection[str]) -> None:
        tile = (stack, frozenset(shows))
        self.up[stack] = tile if shows else None
        if shows:
            self.shown.add(tile)
            if tile not in self.known and sum(other[0] == stack for other in self.known) < TILES:
                self.known.append(tile)

    def matching(self, card: set[str], told: Collection[str]) -> int:
        """Tiles that ask for something of the card; of an unknown one the table says so."""
        return sum(bool(tile[1] & card) if tile else stack in told for stack, tile in self.up.items())

    def stack(self, kind: str) -> list[int]:
        """The tiles left, from the top."""
        taken = sum(kind in player.maps for player in self.players)
        return list(STACKS[len(self.players)][taken:])

    def used_up(self, colour: str) -> bool:
        cities = [person.colours() for person in self.people] + ([self.her.city] if self.her else [])
        return sum(city.count(colour) for city in cities) >= int(COPIES[colour])

    def free_islands(self) -> list[str]:
        """From the left; without a number where her workers stand on some of several, nobody knows which."""
        dry = [str(n) for n in range(1, len(self.people) + 1) if n not in self.flooded]
        if self.only_her and self.her and len(dry) > 1:
            return [""] * (len(dry) - sum(spot == "island" for spot, _ in self.her.placed))
        return [number for number in dry if not self.taken("island", number)]

    def taken(self, spot: str, which: str) -> bool:
        return any((spot, which) in player.placed for player in self.players)

    # People

    def person_acts(self, move: Move) -> None:
        person = self.people[move["seat"]]
        match move["kind"]:
            case "place_worker":
                person.worker(move["place"]["spot"], move["place"]["which"])
            case "take_map":
                person.maps[move["map"]] = self.stack(move["map"])[0]
                person.worker("dunes")
            case "play_card":
                person.city.append(move["card"])
                person.anchors += [move["anchor"]] if move["anchor"] else []
                person.sails(self.matching(traits(CARDS[move["card"]]), move["matches"]))
            case "prepare":
                person.home(move["season"])
            case _:
                person.passed = True

    def refuses(self, move: Move) -> bool | None:
        """Whether a person, the card that sends Krabita's worker, or whoever does something aside may not do so now."""
        match move["kind"]:
            case "place_worker":
                return self.people[move["seat"]].ready == 0 or self._no_room(move["seat"], **move["place"])
            case "take_map":
                return self._no_map(self.people[move["seat"]], move["map"])
            case "play_card":
                return self._no_card(self.people[move["seat"]], move)
            case "prepare":
                person = self.people[move["seat"]]
                return (person.ready > 0 and not self.only_her) or later(person.season) != move["season"]
            case "pass":
                return self.people[move["seat"]].season != "autumn"
            case "follow_route":
                return self._no_route(move["spot"])
            case "shells":
                untold = self.only_her or move["seat"] >= len(self.people)
                return bool(untold or self.people[move["seat"]].shells + move["n"] < 0)
            case "treasures":
                player = self.players[move["seat"]]
                return bool(isinstance(player, Untold) or player.treasures + move["n"] < 0)
            case "leave":
                staying = [person for person in self.people if not person.gone]
                return self.people[move["seat"]].gone or len(staying) == 1
            case "sail" | "ship_at":
                player = self.players[move["seat"]]
                return move["kind"] == "sail" and isinstance(player, Untold) and not player.ship_told
        return None

    def _no_room(self, seat: int, spot: str, which: str) -> bool:
        if spot == "red_card":
            person = self.people[seat]
            return person.placed.count((spot, which)) >= person.city.count(which)
        flipped = spot == "island" and int(which) in self.flooded
        return flipped or (spot in ("shore", "island") and self.taken(spot, which))

    def _no_map(self, person: Person, kind: str) -> bool:
        needs = self.needs[kind]
        unmet = needs is not None and not meets(person.colours(), needs)
        return person.ready == 0 or kind in person.maps or unmet or not self.stack(kind)

    def _no_card(self, person: Person, move: Move) -> bool:
        card = CARDS[move["card"]]
        lying = sum(other.city.count(card["id"]) for other in self.people)
        full = card["spaces"] and person.spaces() >= TABLE["city_spaces"]
        twice = card["rarity"] == "unique" and card["id"] in person.city
        gone = lying >= card["copies"] or self.used_up(card["colour"])
        return bool(full or twice or gone or (move["anchor"] and self._no_anchor(person, card, move["anchor"])))

    def _no_anchor(self, person: Person, card: Mapping[str, Any], under: str) -> bool:
        below = CARDS[under]
        fits = card["kind"] == "creature" and below["kind"] == "construction" and below["colour"] == card["colour"]
        free = person.city.count(under) > person.anchors.count(under)
        return not (fits and free and len(person.anchors) < TABLE["anchors"])

    def _no_route(self, spot: Mapping[str, Any]) -> bool:
        assert self.her is not None
        if self.her.season == "autumn":
            return spot["spot"] not in ("docks", "lookout")
        match spot["spot"]:
            case "shore":
                return self.taken("shore", spot["resource"])
            case "island":
                return not self.free_islands()
            case "red_card":
                standing = [place for place in self.her.placed if place[0] == "red_card"]
                return len(standing) >= self.her.city.count("red")
        return False
