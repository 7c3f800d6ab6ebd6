"""Everything New Lands adds to the shared score sheet, in one place. Its screens are loaded when they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.games import call_later
from companion.new_lands.score.columns import COLUMNS
from companion.new_lands.score.misreadings import MISREADINGS
from companion.score.game_parts import ByHand, EntryScreen, ScoreParts
from rules.new_lands.components.numbers import LIMIT, NUMBERS
from rules.new_lands.score.areas import areas
from rules.new_lands.score.sheet import Group, Player, Sheet
from rules.new_lands.setup import LONGEST_NAME

if TYPE_CHECKING:
    from companion.screen.palette import Palette

VIEWS: Final = "companion.views.new_lands.score"


def score_parts() -> ScoreParts:
    return SCORE_PARTS


def _by_hand(player: Player, _group: str, points: int | None) -> Player:
    return player.replace(points=() if points is None else (points,))


def _areas(sheet: Sheet) -> Mapping[str, Any]:
    """With a map, every area of it in numbers."""
    return {"areas": [row.model_dump(mode="json") for row in areas(sheet)]} if sheet.map is not None else {}


def _sign(palette: Palette, _opponent_won: bool) -> str:
    return str(call_later("companion.drawings.new_lands.scene", "sign")(palette))


ENTRIES: Final = (
    EntryScreen(
        name="points",
        draw=call_later(f"{VIEWS}.points", "points"),
        fields=("points", "taken", "corrections"),
        groups=(Group.PLAY, Group.PLAIN, Group.MOUNTAIN, Group.SEA, Group.CORRECTION),
        moments=("plain", "mountain", "sea"),
        typed_into=True,
    ),
    EntryScreen(
        name="meeples",
        draw=call_later(f"{VIEWS}.meeples", "meeples"),
        fields=("meeples",),
        groups=(Group.END,),
        moments=("count", "over"),
    ),
)

SCORE_PARTS: Final = ScoreParts(
    entries=ENTRIES,
    new_person=lambda name: Player(name=name),
    most_people=NUMBERS.players.most,
    longest_name=LONGEST_NAME,
    called=lambda player, _box: player.name,
    by_hand=ByHand(groups=lambda _: (Group.PLAY,), enter=_by_hand, most=LIMIT),
    csv=COLUMNS,
    misreadings=MISREADINGS,
    sign=_sign,
    bg_stats_name="Carcassonne: The Discovery",
    summary=call_later("companion.new_lands.summary", "sheet_summary"),
    window=call_later(VIEWS + ".running_score", "score_window"),
    sections=call_later(VIEWS + ".running_score", "running_score"),
    report=_areas,
)
