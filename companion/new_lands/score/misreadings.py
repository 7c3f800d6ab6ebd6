"""What only New Lands knows to say of a field that somebody wrote: points, a terrain, a tile, a map, a meeple."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import ErrorDetails

from companion.score.misreadings import Misreadings, short
from rules.kernel import Phrase, phrase
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import BadTile
from rules.new_lands.land.map_text import BadMap


def expected(error: ErrorDetails) -> Phrase | None:
    context: dict[str, Any] = error.get("ctx", {})
    match context.get("error"):
        case BadTile() as bad:
            return phrase("new_lands.bad_tile", what=bad.what, tile=short(bad.text))
        case BadMap() as bad_map:
            return phrase("new_lands.not_a_map", what=bad_map.what, one="", other="")
    match error["type"], error["loc"][-1:]:
        case "tuple_type", ("points" | "corrections",):
            return phrase("misreading.expected_integer")
        case "enum", ("on",):
            return phrase("new_lands_sheet.expected_terrain", known=", ".join(Terrain))
        case "value_error", ():
            return phrase("new_lands_sheet.expected_players")
        case "value_error", _:
            return phrase("new_lands_sheet.expected_meeple")
    return None


MISREADINGS: Final = Misreadings(expected=expected)
