"""Whether a match begins now or is already going: of games that can be taken up in the middle."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.views.new.form import SetupForm
from companion.widgets.controls import choices
from companion.widgets.layout import section
from rules.kernel import Model


def beginning(form: SetupForm[Any, Any, Any], blank: Model) -> ft.Control:
    """`blank`: where a match stands of which nothing has been said yet."""
    options = [(form.text("from_start"), False), (form.text("in_middle"), True)]
    going = form.draft.middle is not None
    choice = choices(options, going, lambda midway: form.set(middle=blank if midway else None))
    return section(form.text("beginning"), choice)
