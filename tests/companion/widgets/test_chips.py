"""Chips: their words are read whole, however large; a single digit is wide enough for a thumb."""

from __future__ import annotations

import flet as ft
import pytest

from companion.screen import theme
from companion.widgets.answers import toggle
from companion.widgets.controls import choices
from companion.widgets.picking import chip

LONG = "Take: Building −4"


def nothing(*_: object) -> None:
    return None


def a_choice(name: str) -> ft.Control:
    shown = choices([(name, 1)], 1, nothing)
    assert isinstance(shown, ft.Row)
    return shown.controls[0]


CHIPS = {
    "with a sign": chip(LONG, nothing, sign="<svg/>"),
    "chosen": chip(LONG, nothing, selected=True),
    "plain": chip(LONG, nothing),
    "a toggle": toggle(LONG, True, nothing),
    "a choice": a_choice(LONG),
}


@pytest.mark.parametrize("kind", CHIPS)
def test_a_chip_is_measured_with_all_that_stands_beside_its_words(kind: str) -> None:
    """Edges, sign and mark of the client's own are not: the last line of large words was cut off."""
    shown = CHIPS[kind]
    assert isinstance(shown, ft.Chip)
    assert (shown.leading, shown.show_checkmark) == (None, False)
    assert shown.padding == shown.label_padding == ft.Padding.all(0)
    label = shown.label
    assert isinstance(label, ft.LayoutControl)
    assert label.margin == ft.Margin.symmetric(horizontal=_edge(kind), vertical=theme.GAP)
    words = label.controls[-1] if isinstance(label, ft.Row) else label
    assert isinstance(words, ft.Text)
    assert (words.value, words.max_lines) == (LONG, 4)


def _edge(kind: str) -> float:
    return theme.SNUG + (theme.NEAR if kind == "a toggle" else theme.GAP)


def test_a_sign_stands_for_the_mark_of_what_is_chosen() -> None:
    drawn = chip(LONG, nothing, selected=True, sign="<svg/>")
    assert isinstance(drawn, ft.Chip)
    assert isinstance(drawn.label, ft.Row)
    assert [type(part) for part in drawn.label.controls] == [ft.Image, ft.Text]
    assert drawn.border_side is not None
    marked = chip(LONG, nothing, selected=True)
    assert isinstance(marked, ft.Chip)
    assert isinstance(marked.label, ft.Row)
    assert [type(part) for part in marked.label.controls] == [ft.Icon, ft.Text]


def test_a_digit_is_wider_than_its_own_letter_needs() -> None:
    """Of the Hooded figures 30 pixels each were to be hit."""
    narrow = choices([("1", 1)], 0, nothing, {1: "one of them"})
    assert isinstance(narrow, ft.Row)
    (shown,) = narrow.controls
    assert isinstance(shown, ft.Chip)
    assert isinstance(shown.label, ft.Text)
    assert isinstance(shown.label.margin, ft.Margin)
    assert shown.label.margin.left + shown.label.margin.right + theme.GAP >= 44
