"""Words that are lit up in a text."""

from __future__ import annotations

from companion.widgets.lit import pieces


def test_pieces_are_the_whole_text_with_the_lit_parts_apart() -> None:
    assert pieces("a ship sails", ((2, 6),)) == (("a ", False), ("ship", True), (" sails", False))
    assert pieces("ship", ((0, 4),)) == (("ship", True),)
    assert pieces("", ()) == ()
