"""Carcassonne: New Lands: the whole game, with a map or as a ledger."""

from typing import Final

from rules.kernel import Game, Journal
from rules.new_lands.ask.question import question
from rules.new_lands.moves import AnyMove
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.score.rules import SHEET_RULES
from rules.new_lands.score.standing import RECORD, score
from rules.new_lands.setup import Setup
from rules.new_lands.start import start
from rules.new_lands.state import State
from rules.new_lands.tell.log import tell

GAME: Final[Game[Setup, State, AnyMove]] = Game(
    id="new_lands",
    rules_version=1,
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
