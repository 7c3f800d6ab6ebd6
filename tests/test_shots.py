"""What `make shots` shows of every game can be laid out: no browser is needed to know that."""

from __future__ import annotations

import pytest

from tests.shots.tables import further_games, shown_in_readme, tables


@pytest.mark.parametrize("game_id", further_games())
def test_every_kind_of_table_has_a_picture_of_its_own(game_id: str) -> None:
    paths = [table.path for table in tables(game_id)]
    assert len(set(paths)) == len(paths)


def test_every_further_game_is_in_the_readme() -> None:
    assert len({table.path for table in shown_in_readme()}) == len(further_games())
