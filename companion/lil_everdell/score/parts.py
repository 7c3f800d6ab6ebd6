"""Everything the game adds to the shared score sheet, in one place. Its screens are loaded when they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.games import call_later
from companion.lil_everdell.score.columns import COLUMNS
from companion.lil_everdell.score.misreadings import MISREADINGS
from companion.score.game_parts import ByHand, EntryScreen, ScoreParts
from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.numbers import MOST_CARDS
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.score.scoring import counted_groups
from rules.lil_everdell.score.sheet import LIMIT, NUMBERS, Player
from rules.lil_everdell.setup import LONGEST_NAME, MOST_PEOPLE

if TYPE_CHECKING:
    from companion.score.open_sheet import OpenSheet
    from companion.screen.palette import Palette
    from companion.views.score.scoring import Scoring

VIEWS: Final = "companion.views.lil_everdell.score"


def score_parts() -> ScoreParts:
    return SCORE_PARTS


def against(journal: Mapping[str, Any] | None) -> Phrase | None:
    royal, challenges = call_later("companion.lil_everdell.summary", "opponent_of")(journal)
    return phrase("lil_everdell.level", level=f"{royal.value}_{challenges}") if royal else None


def called(player: Player, box: Box) -> str | Phrase:
    """A royal opponent as the box prints the name."""
    if player.opponent and player.name == player.opponent:
        return facts(box).royal(player.opponent)
    return player.called


def _groups(player: Player) -> tuple[str, ...]:
    return tuple(group.value for group in counted_groups(player))


def _cards_label(scoring: Scoring) -> Phrase:
    return phrase("lil_everdell_sheet.part_cards_of", n=scoring.player.deck_cards, most=MOST_CARDS)


def _sign(palette: Palette, opponent_won: bool) -> str:
    name = "prince" if opponent_won else "points"
    return str(call_later("companion.drawings.lil_everdell.symbols", "symbol")(name, palette))


def _opens(sheet: OpenSheet) -> str:
    """Where cards and parades are known, at what the pieces alone show."""
    asked = {field for _, field in sheet.to_check}
    return "numbers" if asked and asked <= {*NUMBERS} else ""


ENTRIES: Final = (
    EntryScreen(
        name="cards",
        draw=call_later(f"{VIEWS}.cards", "cards"),
        fields=("cards",),
        groups=("cards", "purple"),
        label=_cards_label,
        topic=call_later(f"{VIEWS}.window", "topic"),
        moments=("score.cards", "score.purple", "card"),
    ),
    EntryScreen(
        name="parades",
        draw=call_later(f"{VIEWS}.parades", "parades"),
        fields=("parades",),
        groups=("parades",),
        moments=("score.parades", "parade"),
    ),
    EntryScreen(
        name="numbers",
        draw=call_later(f"{VIEWS}.numbers", "numbers"),
        fields=("tokens", "resources"),
        groups=("tokens", "resources"),
        moments=("score.tokens", "score.resources"),
        typed_into=True,
    ),
)

SCORE_PARTS: Final = ScoreParts(
    entries=ENTRIES,
    new_person=lambda name: Player(name=name),
    new_opponent=lambda: Player(opponent=Royal.PRINCE),
    most_people=MOST_PEOPLE,
    longest_name=LONGEST_NAME,
    called=called,
    by_hand=ByHand(groups=_groups, most=LIMIT),
    csv=COLUMNS,
    misreadings=MISREADINGS,
    sign=_sign,
    bg_stats_name="My Lil' Everdell",
    summary=call_later("companion.lil_everdell.summary", "sheet_summary"),
    against=against,
    window=call_later(f"{VIEWS}.window", "score_window"),
    opens=_opens,
    face=call_later(f"{VIEWS}.faces", "face"),
    another_player=call_later(f"{VIEWS}.window", "forget_choice"),
    below_verdict=call_later(f"{VIEWS}.parade", "walking"),
)
