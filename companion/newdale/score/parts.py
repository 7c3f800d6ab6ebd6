"""Everything Newdale adds to the shared score sheet, in one place. Its screens are loaded when they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games import call_later
from companion.newdale.score.columns import COLUMNS
from companion.newdale.score.misreadings import MISREADINGS
from companion.score.game_parts import ByHand, EntryScreen, ScoreParts
from rules.newdale.components.numbers import SETUP
from rules.newdale.score.sheet import LIMIT, Group, Player
from rules.newdale.setup import LONGEST_NAME

if TYPE_CHECKING:
    from companion.screen.palette import Palette

VIEWS: Final = "companion.views.newdale.score"


def score_parts() -> ScoreParts:
    return SCORE_PARTS


def _sign(palette: Palette, _opponent_won: bool) -> str:
    return str(call_later("companion.drawings.newdale.scene", "newdale_sign")(palette))


SCORE_PARTS: Final = ScoreParts(
    entries=(
        EntryScreen(
            name="numbers",
            draw=call_later(f"{VIEWS}.numbers", "numbers"),
            fields=("track", "fists", "mission", "both", "chapter"),
            groups=("track", "military", "mission", "chapter"),
            moments=("score.track", "score.military", "score.mission"),
            typed_into=True,
        ),
        EntryScreen(
            name="goods",
            draw=call_later(f"{VIEWS}.goods", "goods"),
            fields=("goal", "coins", "goods"),
            groups=("goal", "goods"),
            moments=("score.goal", "score.goods"),
            typed_into=True,
        ),
        EntryScreen(
            name="buildings",
            draw=call_later(f"{VIEWS}.buildings", "buildings"),
            fields=("buildings",),
            groups=("buildings",),
            moments=("score.buildings",),
        ),
        EntryScreen(
            name="table",
            draw=call_later(f"{VIEWS}.table", "table"),
            fields=("start", "holder"),
            groups=(),
            moments=("score.tie", "score"),
        ),
    ),
    new_person=lambda name: Player(name=name),
    most_people=SETUP.most_people,
    longest_name=LONGEST_NAME,
    called=lambda player, _box: player.name,
    by_hand=ByHand(groups=lambda _: tuple(Group), most=LIMIT),
    csv=COLUMNS,
    misreadings=MISREADINGS,
    sign=_sign,
    bg_stats_name="Expedition to Newdale",
    summary=call_later("companion.newdale.summary", "sheet_summary"),
)
