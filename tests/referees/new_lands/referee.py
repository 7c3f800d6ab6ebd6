"""The referee of New Lands: whose turn it is, who stands where, and what is paid; areas are flooded anew each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.rules.new_lands.flood import SIDES, Flood, Flooded, Spot, shown, value

Move: TypeAlias = Any
TILES, MEEPLES = 83, 4


@dataclass
class Meeple:
    seat: int
    on: str
    place: tuple[int, int, str] | None = None


class Match:
    """A table with or without its map."""

    def __init__(self, setup: Move) -> None:
        n = len(setup["people"])
        midway = setup["midway"] or {"players": [{"points": 0, "standing": []}] * n, "left": None, "turn": 0}
        self.one_tile = "one_tile_area" in setup["rulings"]
        self.points = [player["points"] for player in midway["players"]]
        self.standing = [Meeple(seat, on) for seat, one in enumerate(midway["players"]) for on in one["standing"]]
        self.gone = [False] * n
        self.left = TILES - setup["removed"] if midway["left"] is None else midway["left"]
        self.turn: int = midway["turn"]
        self.tiles: dict[Spot, str] | None = {(0, 0): setup["start"]} if setup["depth"] == "map" else None
        self.newest: Spot = (0, 0)
        self.laid = False

    @property
    def over(self) -> bool:
        return self.awaits == "over"

    @property
    def awaits(self) -> str:
        if not self.left and not self.laid:
            return "count" if self.tiles is None and self.standing else "over"
        if self.tiles is None:
            return "turn"
        return "meeple" if self.laid else "tile"

    def _next(self, after: int) -> int:
        seats = [(after + step) % len(self.points) for step in range(1, len(self.points) + 1)]
        return next(seat for seat in seats if not self.gone[seat])

    def _turn_ends(self) -> None:
        self.turn, self.laid = self._next(self.turn), False

    # What the rules forbid

    def refuses(self, move: Move) -> bool | None:
        """Judges where tiles lie, where meeples may stand, what is written down and what is done aside."""
        match move["kind"]:
            case "lay_tile":
                return not self._fits((move["x"], move["y"]), move["tile"])
            case "place_meeple":
                return not self._home(move["seat"]) or bool(self._others(self._area((*self.newest, move["edge"]))))
            case "turn":
                return self._cannot_be_written(move)
            case "set_aside":
                return bool(move["seat"] != self.turn or self.laid)
            case "put_map_away":
                return self.tiles is None
            case "leave":
                return bool(self.gone[move["seat"]] or self.gone.count(False) == 1)
        return None

    def _cannot_be_written(self, move: Move) -> bool:
        """Too few tiles for whoever sits between, nobody at home, or nobody to come home."""
        seat, tiles, act = self.turn, 1, move["act"]
        while seat != move["seat"]:
            seat, tiles = self._next(seat), tiles + 1
        if act is None:
            return bool(tiles > self.left)
        standing = any((one.seat, one.on) == (move["seat"], act["on"]) for one in self.standing)
        return tiles > self.left or not (self._home(move["seat"]) if act["do"] == "place" else standing)

    def _fits(self, spot: Spot, text: str) -> bool:
        assert self.tiles is not None
        met = []
        for edge, (dx, dy, back) in SIDES.items():
            beside = (spot[0] + dx, spot[1] + dy)
            if beside in self.tiles:
                met.append(_terrain(text, edge) == _terrain(self.tiles[beside], back))
        return spot not in self.tiles and bool(met) and all(met)

    def _area(self, place: tuple[int, int, str]) -> Flooded:
        assert self.tiles is not None
        x, y, edge = place
        sides = shown(self.tiles[x, y]).sides
        inner = [at for at, held in enumerate(sides) if not held]
        part = (
            inner[int(edge[1:] or 1) - 1] if edge[0] == "i" else next(at for at, own in enumerate(sides) if edge in own)
        )
        return Flood(self.tiles).area(((x, y), part))

    def _others(self, area: Flooded) -> list[Meeple]:
        return [one for one in self.standing if one.place and self._area(one.place).parts == area.parts]

    def _home(self, seat: int) -> int:
        return MEEPLES - sum(meeple.seat == seat for meeple in self.standing)

    # What somebody does

    def play(self, move: Move) -> None:
        match move["kind"]:
            case "lay_tile":
                self._lay(move)
            case "place_meeple":
                area = self._area((*self.newest, move["edge"]))
                self.standing.append(Meeple(move["seat"], area.terrain, (*self.newest, move["edge"])))
                self._turn_ends()
            case "take_back":
                self._take(move)
                self._turn_ends()
            case "done":
                self._turn_ends()
            case "turn":
                self._written(move)
            case "set_aside":
                self.left -= 1
                self.turn, self.laid = move["seat"], False
            case "count_left":
                self._lift(move["seat"], move["on"])
                self.points[move["seat"]] += move["n"]
            case "put_map_away":
                self.tiles = None
                for meeple in self.standing:
                    meeple.place = None
            case "leave":
                self.gone[move["seat"]] = True
                if self.turn == move["seat"]:
                    self._turn_ends()

    def _lay(self, move: Move) -> None:
        assert self.tiles is not None
        self.turn, self.laid = move["seat"], True
        self.newest = move["x"], move["y"]
        self.tiles[self.newest] = move["tile"]
        self.left -= 1

    def _take(self, move: Move) -> None:
        area = self._area((move["x"], move["y"], move["edge"]))
        mine = [one for one in self._others(area) if one.seat == move["seat"]]
        place = (move["x"], move["y"], move["edge"])
        self.standing.remove(next(one for one in mine if one.place == place))
        self.points[move["seat"]] += self._worth(area)

    def _worth(self, area: Flooded) -> int:
        closed = not area.gaps
        if closed and area.tiles == 1 and self.one_tile:
            return {"plain": 2, "mountain": 2 * len(area.cities), "sea": len(area.cities) + 1}[area.terrain]
        return value(area, closed)

    def _written(self, move: Move) -> None:
        """A line of the Ledger: whoever sits between laid a tile and did nothing more."""
        while self.turn != move["seat"]:
            self.left -= 1
            self.turn = self._next(self.turn)
        self.left -= 1
        act = move["act"]
        if act and act["do"] == "place":
            self.standing.append(Meeple(move["seat"], act["on"]))
        elif act:
            self._lift(move["seat"], act["on"])
            self.points[move["seat"]] += self._counted(act)
        self._turn_ends()

    def _counted(self, act: Move) -> int:
        tiles, cities = act["tiles"] or (3 if act["on"] == "mountain" else 0), act["cities"] or 0
        small = tiles == 2 or (tiles == 1 and not self.one_tile)
        if act["closed"] and not small:
            return int({"plain": 2 * tiles, "mountain": 2 * cities, "sea": cities + tiles}[act["on"]])
        return int(tiles if act["on"] == "plain" else cities)

    def _lift(self, seat: int, on: str) -> None:
        self.standing.remove(next(one for one in self.standing if (one.seat, one.on) == (seat, on)))

    # What can be seen

    def seen(self) -> dict[str, Any]:
        turn = {} if self.over else {"turn": self.turn}
        people = [(points, self._home(seat)) for seat, points in enumerate(self.points)]
        standing = sorted((one.seat, one.on, one.place or (), self._numbers(one)) for one in self.standing)
        return {"awaits": self.awaits, "left": self.left, **turn, "people": people, "standing": standing}

    def _numbers(self, meeple: Meeple) -> tuple[int, ...]:
        """Now, once closed, at the end; and what they are made of."""
        if meeple.place is None:
            return ()
        area = self._area(meeple.place)
        now, gaps = self._worth(area), len(area.gaps)
        closed = value(area, closed=True, extra=gaps) if gaps else now
        return now, closed, value(area, closed=False), area.tiles, len(area.cities), gaps

    def totals(self) -> list[int]:
        totals = list(self.points)
        for meeple in self.standing:
            totals[meeple.seat] += self._numbers(meeple)[2]
        return totals


def _terrain(text: str, edge: str) -> str:
    tile = shown(text)
    return next(terrain for terrain, own in zip(tile.terrains, tile.sides, strict=True) if edge in own)
