"""Who is missing for a production, and what makes up for it (p. 11)."""

from __future__ import annotations

from rules.newdale.components.figures import Figures


def missing_and_spare(need: Figures, market: Figures) -> tuple[int, int]:
    """How many assistants are missing, and how many are left over of the colours the card asks for."""
    missing = spare = 0
    for asked, there in zip(need.assistants, market.assistants, strict=True):
        if asked > there:
            missing += asked - there
        elif asked:
            spare += there - asked
    return missing, spare


def short_by(missing: int, spare: int, modifier: int) -> int:
    """Lazily some need not come; diligently more of the card's own colours must, split as one likes."""
    if modifier <= 0:
        return max(0, missing + modifier)
    return missing + max(0, modifier - spare)


def shortage(need: Figures, market: Figures, modifier: int) -> int:
    """How many assistants are missing on a row."""
    if modifier > 0 and not any(need.assistants):
        # A card that asks for nobody has no colours the extra ones could come from.
        return 0
    return short_by(*missing_and_spare(need, market), modifier)


def cards_for(missing: int, stand_ins: int, rate: int) -> int:
    """Cards from hand that cover those missing, the stand-ins used first."""
    return rate * max(0, missing - stand_ins)
