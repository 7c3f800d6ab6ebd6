"""My Lil' Everdell: the whole game, the Prince and the Queen included."""

from typing import Final

from rules.kernel import Game, Journal
from rules.lil_everdell.ask.question import question
from rules.lil_everdell.moves import AnyMove
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.standing import RECORD, score
from rules.lil_everdell.setup import Setup
from rules.lil_everdell.start import start
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.log import tell

GAME: Final[Game[Setup, State, AnyMove]] = Game(
    id="lil_everdell",
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
