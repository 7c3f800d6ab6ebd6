"""Everdell Farshore: the whole game, Krabita included."""

from typing import Final

from rules.farshore.ask.question import question
from rules.farshore.moves import AnyMove
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.score.rules import SHEET_RULES
from rules.farshore.score.standing import RECORD, score
from rules.farshore.setup import Setup
from rules.farshore.start import start
from rules.farshore.state import State
from rules.farshore.tell.log import tell
from rules.kernel import Game, Journal

GAME: Final[Game[Setup, State, AnyMove]] = Game(
    id="farshore",
    rules_version=3,
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
