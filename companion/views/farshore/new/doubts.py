"""What hardly fits the rules where a game is entered that is already going: said beside it, and again at the end."""

from __future__ import annotations

from companion.farshore.pages import page_of
from companion.views.farshore.new.form import Form
from companion.views.new.doubts import Doubt
from rules.farshore.reasons import Reason
from rules.farshore.score.standing import doubts
from rules.kernel import phrase
from rules.sheet import Remark


def doubts_of(form: Form) -> list[Doubt]:
    return [_doubt(form, remark) for remark in doubts(form.setup)]


def _doubt(form: Form, remark: Remark) -> Doubt:
    reason = Reason.of(remark.reason)
    return remark, phrase("sheet.rule", page=page_of(reason, form.store.language)), reason.entry
