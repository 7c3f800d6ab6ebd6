"""What is kept of a Farshore match for the shelf and the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.summary import Part, Summary
from rules.farshore.players import Player
from rules.farshore.sheet import Krabita as HerSheet
from rules.farshore.sheet import Sheet
from rules.farshore.standing import score, to_check
from rules.farshore.state import State
from rules.kernel import Score, phrase


def summary(state: State) -> Summary:
    """As the record of the match tells it."""
    parts = [
        Part.of(
            found,
            opponent=seat == state.krabita_seat,
            # Resources decide ties only; nobody's are ever tracked.
            complete=not {*to_check(state, seat)} - {"resources"},
            reached=_reached(player),
        )
        for seat, (player, found) in enumerate(zip(state.players, score(state), strict=True))
    ]
    season = min(person.season for person in state.people)
    return Summary(
        parts=tuple(parts),
        level=state.setup.krabita.level.value if state.setup.krabita else "",
        when=phrase("farshore.season", season=season.value),
    )


def sheet_summary(sheet: Sheet, scores: tuple[Score, ...], journal: Mapping[str, Any] | None) -> Summary:
    """As somebody entered it; the level is known when the match was followed."""
    parts = [
        Part.of(found, opponent=isinstance(player, HerSheet), reached={"ship": player.at, "maps": len(player.maps)})
        for player, found in zip(sheet.players, scores, strict=True)
    ]
    return Summary(parts=tuple(parts), level=_level(journal))


def _reached(player: Player) -> dict[str, int]:
    ship = {} if player.ship is None else {"ship": player.ship}
    return ship if player.maps is None else ship | {"maps": len(player.maps)}


def _level(journal: Mapping[str, Any] | None) -> str:
    krabita = journal and journal.get("setup", {}).get("krabita")
    return str(krabita.get("level", "")) if isinstance(krabita, dict) else ""
