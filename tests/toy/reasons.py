"""Why the toy refuses something: some refusals yield to a table that insists, some do not."""

from __future__ import annotations

from rules import reasons


class Reason(reasons.Reason):
    # Of a match
    TWICE = "toy.twice", 1, "limit"
    """Never yields: two people of one name."""
    NOTHING = "toy.nothing", "S", "limit"
    """Never yields: less than one is no number to add."""
    TOO_BIG = "toy.too_big", 1, "zeppelin"
    TOO_MUCH = "toy.too_much", 1, "limit"
    # Of a sheet
    TOO_MANY = "toy_score.too_many", "S", "limit"
    LESS_THAN_NONE = "toy_score.less_than_none", "S", "limit"
    """Never yields."""
    TWO_BELLS = "toy_score.two_bells", 3, "zeppelin"
    """Never yields."""
