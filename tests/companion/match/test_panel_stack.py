"""Panels over the question: the game says in which of them something is begun."""

from __future__ import annotations

from companion.match.panel_stack import ACTING, PanelStack


def test_a_panel_in_which_something_is_begun_waits_below_another() -> None:
    panels = PanelStack(begun=("count:",))
    panels.open("count:1")
    panels.choices["count:1", "n"] = 3
    panels.open("players")
    assert panels.below == ("count:1",)
    panels.close()
    assert (panels.top, panels.choices) == ("count:1", {("count:1", "n"): 3})


def test_a_panel_that_only_shows_something_gives_way() -> None:
    panels = PanelStack()
    panels.open("count:1")
    panels.open("players")
    assert panels.below == ()


def test_a_move_that_was_begun_is_gone_when_the_match_goes_on_but_a_correction_waits() -> None:
    panels = PanelStack(begun=("count:",))
    panels.open("count:1")
    panels.open(f"{ACTING}cards")
    panels.go_on(aside=False)
    assert panels.top == "count:1"


def test_the_end_of_a_match_is_seen_unless_something_is_begun() -> None:
    panels = PanelStack(begun=("count:",))
    panels.open("players")
    panels.go_on(aside=False, over=True)
    assert panels.top == ""
    panels.open("count:1")
    panels.choices["count:1", "n"] = 3
    panels.go_on(aside=False, over=True)
    assert panels.top == "count:1"
