"""What there is to say about a score sheet: refusals and warnings."""

from __future__ import annotations

from enum import StrEnum

from rules.farshore.reasons import Reason
from rules.kernel import Model, Phrase, phrase


class Weight(StrEnum):
    FINAL = "final"
    """Refused, whatever the table says: such a sheet cannot be scored."""
    REFUSAL = "refusal"
    """Against the rules, unless the table insists."""
    WARNING = "warning"
    """Possible, yet worth a second look."""


class Remark(Model):
    """The rule's page and look-up entry come with the reason."""

    reason: Reason
    weight: Weight
    why: Phrase
    player: int | None = None
    """Index in the sheet; None when it concerns the whole table."""
    field: str = "players"
    insisted: bool = False

    @property
    def stops(self) -> bool:
        """Whether the sheet must not be scored as it is."""
        return self.weight is Weight.FINAL or (self.weight is Weight.REFUSAL and not self.insisted)

    @property
    def said(self) -> Phrase:
        """Why; and that the table says so all the same, where it does."""
        return phrase("farshore_score.our_table", what=self.why) if self.insisted else self.why


def final(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.FINAL, why=why, player=player, field=field)


def refusal(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.REFUSAL, why=why, player=player, field=field)


def warning(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.WARNING, why=why, player=player, field=field)
