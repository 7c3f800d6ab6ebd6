"""The way back to the screen one came from."""

from __future__ import annotations

from companion.screen.trail import LONGEST, Trail


def walked(*routes: str) -> Trail:
    trail = Trail()
    for route in routes:
        trail.visit(route)
    return trail


def test_a_screen_opened_by_its_address_has_nothing_before_it() -> None:
    assert walked().before("/rules") == "/rules"
    assert walked("/rules/ship").before("/rules") == "/rules"


def test_the_screen_before_is_the_one_one_came_from() -> None:
    assert walked("/match/a", "/rules/ship").before("/rules") == "/match/a"


def test_the_last_screen_is_where_one_is() -> None:
    assert walked().now == ""
    assert walked("/", "/match/a").now == "/match/a"


def test_the_way_out_of_a_place_leads_to_what_was_before_it() -> None:
    assert walked("/", "/match/a", "/rules/ship", "/rules").outside("/rules") == "/match/a"
    assert walked("/rules").outside("/rules") == ""


def test_going_back_takes_the_last_step_off_the_way() -> None:
    assert walked("/match/a", "/rules/ship", "/rules/maps", "/rules/ship").before("/rules") == "/match/a"


def test_a_screen_drawn_again_is_no_step() -> None:
    assert walked("/", "/rules", "/rules").before("/settings") == "/"


def test_a_long_way_is_forgotten_from_its_start() -> None:
    trail = walked(*(f"/rules/{n}" for n in range(LONGEST + 10)))
    for n in reversed(range(11, LONGEST + 9)):
        trail.visit(f"/rules/{n}")
    assert trail.before("/rules") == "/rules/10"
