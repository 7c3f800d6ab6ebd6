"""Expedition to Newdale: chapters I to VIII, alone or with up to four, and the road through them."""

from typing import Final

from rules.kernel import Game, Journal
from rules.newdale.ask.question import question
from rules.newdale.moves import AnyMove
from rules.newdale.play import apply
from rules.newdale.reasons import Reason
from rules.newdale.score.rules import SHEET_RULES
from rules.newdale.score.standing import RECORD, score
from rules.newdale.setup import Setup
from rules.newdale.start import start
from rules.newdale.state import State
from rules.newdale.tell.log import tell

GAME: Final[Game[Setup, State, AnyMove]] = Game(
    id="newdale",
    rules_version=4,
    journal=Journal[Setup, AnyMove],
    start=start,
    apply=apply,
    question=question,
    score=score,
    tell=tell,
    reasons=Reason,
    sheet=SHEET_RULES,
    record=RECORD,
)
