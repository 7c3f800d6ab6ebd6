"""Everything Farshore adds to the shared score sheet, in one place. Its screens are loaded when they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.farshore.score.columns import COLUMNS
from companion.farshore.score.misreadings import MISREADINGS
from companion.games import call_later
from companion.score.game_parts import ByHand, CountCheck, EntryScreen, ScoreParts
from rules.farshore.components.numbers import SETUP
from rules.farshore.score.entering import spaces
from rules.farshore.score.scoring import counted_groups
from rules.farshore.score.sheet import LIMIT, Krabita, Person
from rules.farshore.setup import CAPTAIN, LONGEST_NAME, MOST_PEOPLE
from rules.kernel import Phrase, phrase

if TYPE_CHECKING:
    from companion.screen.palette import Palette
    from companion.views.score.scoring import Scoring

VIEWS: Final = "companion.views.farshore.score"


def score_parts() -> ScoreParts:
    return SCORE_PARTS


def called(player: Person | Krabita, _box: object) -> str | Phrase:
    return phrase("farshore_sheet.captain", name=player.name) if isinstance(player, Krabita) else player.name


def against(journal: Mapping[str, Any] | None) -> Phrase | None:
    """Krabita on her level, where the match knows it."""
    level = call_later("companion.farshore.summary", "level_of")(journal)
    if level is None:
        return None
    return phrase("farshore_shelf.level", level=phrase("farshore.level", level=level.value))


def _city_label(scoring: Scoring) -> Phrase:
    """How full it is; Krabita's has no spaces to count."""
    player = scoring.player
    if not isinstance(player, Person):
        return phrase("farshore_sheet.part_city")
    taken = spaces(player, scoring.open_sheet.box)
    return phrase("farshore_sheet.part_city_of", n=taken, limit=SETUP.city_spaces)


def _sign(palette: Palette, opponent_won: bool) -> str:
    if opponent_won:
        return str(call_later("companion.drawings.farshore.crab", "crab")(palette))
    return str(call_later("companion.drawings.farshore.ship", "ship")(palette, palette.coral))


ENTRIES: Final = (
    EntryScreen(
        name="city",
        draw=call_later(f"{VIEWS}.city", "city"),
        above=call_later(f"{VIEWS}.city", "above_the_city"),
        fields=("cards",),
        groups=("cards", "purple"),
        label=_city_label,
        topic=call_later(f"{VIEWS}.rename", "card_to_rename"),
        moments=("score.cards", "score.purple", "city"),
    ),
    EntryScreen(
        name="maps",
        draw=call_later(f"{VIEWS}.maps", "maps"),
        fields=("maps",),
        groups=("maps",),
        moments=("score.maps", "map"),
    ),
    EntryScreen(
        name="numbers",
        draw=call_later(f"{VIEWS}.numbers", "numbers"),
        below=call_later(f"{VIEWS}.numbers", "track"),
        fields=("shells", "treasures", "ship", "resources"),
        groups=("shells", "treasures", "ship"),
        moments=("score.ship", "score.treasures", "score.shells"),
        typed_into=True,
    ),
)

SCORE_PARTS: Final = ScoreParts(
    entries=ENTRIES,
    new_person=lambda name: Person(name=name),
    new_opponent=lambda: Krabita(name=CAPTAIN, krabita=True),
    most_people=MOST_PEOPLE,
    longest_name=LONGEST_NAME,
    called=called,
    by_hand=ByHand(groups=counted_groups, most=LIMIT),
    csv=COLUMNS,
    misreadings=MISREADINGS,
    sign=_sign,
    bg_stats_name="Everdell Farshore",
    summary=call_later("companion.farshore.summary", "sheet_summary"),
    against=against,
    window=call_later(f"{VIEWS}.window", "score_window"),
    another_player=call_later(f"{VIEWS}.window", "forget_search"),
    sections=call_later(f"{VIEWS}.ships", "ships"),
    count_check=CountCheck(
        part="city",
        possible=lambda player: isinstance(player, Person),
        begun=lambda player: bool(player.cards),
        draw=call_later(VIEWS + ".second_count", "second_count"),
        differences=call_later(VIEWS + ".second_count", "second_differences"),
        keep=call_later(VIEWS + ".second_count", "keep_second"),
        forget=call_later(VIEWS + ".second_count", "forget_second"),
    ),
)
