"""What the book leaves to a table of several: which tokens were laid out, and how a tie is broken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.layout import folded, section
from companion.widgets.picking import option
from rules.lil_everdell.rulings import Ruling

WITH_OPPONENT: Final = (Ruling.PRINCE_STACKS, Ruling.PRINCE_TIE)


def readings(scoring: Scoring) -> list[ft.Control]:
    """Folded away; nothing for somebody alone, for whom the book has an answer."""
    if len(scoring.sheet.people) < 2:
        return []
    offered = (*(WITH_OPPONENT if scoring.sheet.opponents else ()), Ruling.TIE_CARDS)
    parts = [section(scoring.store.text(_key(one)), *_readings(scoring, one)) for one in offered]
    return [folded(scoring.store.text("new.rulings"), *parts)]


def _readings(scoring: Scoring, ruling: Ruling) -> Iterator[ft.Control]:
    held = scoring.sheet.rulings
    rest = tuple(other for other in held if other is not ruling)
    for reading, rulings in (("ours", rest), ("other", (*rest, ruling))):
        read = partial(scoring.propose, scoring.sheet.replace(rulings=rulings))
        chosen = (ruling in held) is (ruling in rulings)
        yield option(scoring.store.text(f"{_key(ruling)}_{reading}"), "", read, chosen=chosen)


def _key(ruling: Ruling) -> str:
    return f"lil_everdell.ruling_{ruling.value}"
