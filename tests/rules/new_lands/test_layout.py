"""What lies on the table before the first turn."""

from __future__ import annotations

from rules.kernel import phrase
from rules.new_lands.layout import layout
from tests.rules.new_lands.tables import a_setup


def test_removed_and_open_tiles_are_laid_where_the_table_plays_with_them() -> None:
    plain = layout(a_setup())
    assert len(plain) == 6
    assert plain[-1].params["name"] == a_setup().people[0].name
    both = layout(a_setup(removed=3, open_tiles=True))
    assert phrase("new_lands_new.lay_removed", n=3) in both
    assert len(both) == 8
