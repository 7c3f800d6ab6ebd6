"""What is kept of a Farshore match for the shelf and the statistics."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from companion.match.summary import Part, Summary
from rules.farshore.components.traits import Level
from rules.farshore.players import Player
from rules.farshore.score.sheet import Krabita as HerSheet
from rules.farshore.score.sheet import Person, Sheet
from rules.farshore.score.standing import score, to_check
from rules.farshore.state import State
from rules.kernel import phrase
from rules.scores import Score


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
    level = state.setup.krabita.level if state.setup.krabita else None
    return Summary(parts=tuple(parts), when=phrase("farshore.season", season=season.value), **_graded(level))


def sheet_summary(
    sheet: Sheet, scores: tuple[Score, ...], journal: Mapping[str, Any] | None, unsure: Collection[tuple[int, str]] = ()
) -> Summary:
    """As somebody entered it; whoever has a field `unsure` is incomplete. A match that was followed has its level."""
    parts = [
        Part.of(
            found,
            opponent=isinstance(player, HerSheet),
            complete=not any(at == seat for at, _ in unsure),
            reached=_entered(player),
        )
        for seat, (player, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    return Summary(parts=tuple(parts), **_graded(level_of(journal)))


def _reached(player: Player) -> dict[str, int]:
    ship = {} if player.ship is None else {"ship": player.ship}
    return ship if player.maps is None else ship | {"maps": len(player.maps)}


def _entered(player: Person | HerSheet) -> dict[str, int]:
    """Points that were entered for maps do not tell how many there were."""
    only_points = player.totals.maps is not None and not player.maps
    return {"ship": player.at} if only_points else {"ship": player.at, "maps": len(player.maps)}


def _graded(level: Level | None) -> dict[str, Any]:
    return {"level": level.value, "grade": level.number} if level else {}


def level_of(journal: Mapping[str, Any] | None) -> Level | None:
    """Krabita's, where the match was followed and she played; a damaged record tells none."""
    setup = journal and journal.get("setup")
    opponent = setup.get("krabita") if isinstance(setup, dict) else None
    named = opponent.get("level") if isinstance(opponent, dict) else None
    return Level(named) if named in tuple(Level) else None
