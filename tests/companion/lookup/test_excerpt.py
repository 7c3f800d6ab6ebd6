"""What a result shows of the text it was found in."""

from __future__ import annotations

from companion.lookup.excerpt import AHEAD, SKIPPED, excerpt, pieces

LONG = "Words that nobody asked about, enough of them to fill the two lines that a result has room for. The ship sails."


def test_a_text_starts_at_its_beginning_when_the_word_is_near() -> None:
    assert excerpt("The ship sails. It moves.", frozenset({"ship"}), "en") == ("The ship sails. It moves.", ((4, 8),))


def test_a_text_starts_at_the_sentence_that_has_the_word() -> None:
    text, spans = excerpt(LONG, frozenset({"ship"}), "en")
    assert LONG.index("ship") > AHEAD
    assert text == f"{SKIPPED}The ship sails."
    assert [text[first:last] for first, last in spans] == ["ship"]


def test_a_text_without_the_word_is_shown_from_its_beginning() -> None:
    assert excerpt(LONG, frozenset({"map"}), "en") == (LONG, ())


def test_one_long_sentence_is_shown_from_its_beginning() -> None:
    endless = LONG.replace(". ", " and ")
    assert excerpt(endless, frozenset({"ship"}), "en")[0] == endless


def test_pieces_are_the_whole_text_with_the_lit_parts_apart() -> None:
    assert pieces("a ship sails", ((2, 6),)) == (("a ", False), ("ship", True), (" sails", False))
    assert pieces("ship", ((0, 4),)) == (("ship", True),)
    assert pieces("", ()) == ()
