"""The smallest game there is stands every proof of the house, without a line of test code that knows it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games import GameEntry, registered
from tests.harness.every_game import box_kind, played, rules_of, setups, whole_box
from tests.proof import test_any_match as any_match
from tests.proof import test_bad_files as bad_files
from tests.proof import test_corrected_matches as corrected
from tests.proof.test_any_name import NAMES, seen
from tests.rules.test_bounds import unbounded
from tests.toy import TOY
from tests.toy.tables import EVERY_KIND

EVERY_MATCH = (
    any_match.test_a_random_match_ends_and_every_point_has_its_line,
    any_match.test_doing_and_undoing_every_move_of_a_match_gives_the_same_table,
    any_match.test_a_saved_match_is_the_match,
    any_match.test_every_answer_offered_is_accepted,
    any_match.test_a_grey_answer_is_refused_for_the_reason_it_names,
    any_match.test_an_earlier_step_changed_and_changed_back_is_the_same_match,
    corrected.test_a_match_corrected_at_random_never_gets_stuck,
)


@pytest.fixture(autouse=True)
def toy() -> Iterator[GameEntry]:
    played.cache_clear()
    with registered(TOY) as entry:
        yield entry
    played.cache_clear()


@pytest.mark.parametrize("proof", EVERY_MATCH, ids=lambda proof: proof.__name__.removeprefix("test_"))
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_what_holds_in_any_match_holds_here(proof: object, kind: str) -> None:
    assert callable(proof)
    proof(TOY.id, kind)


def test_every_number_of_its_files_has_bounds() -> None:
    for model in (rules_of(TOY.id).journal, type(whole_box(TOY.id))):
        assert list(unbounded(model.model_json_schema())) == []


@pytest.mark.parametrize("way", bad_files.WAYS)
def test_a_bad_file_of_it_is_told_of_and_nothing_worse(tmp_path: Path, way: str) -> None:
    bad_files.test_a_bad_file_is_told_of_and_nothing_worse(tmp_path, TOY.id, way, times=2)


async def test_its_people_are_called_anything(tmp_path: Path) -> None:
    await seen(tmp_path, TOY.id, *random.sample(NAMES, 2))


def test_its_tables_and_its_box_are_found_where_it_lies() -> None:
    assert setups(TOY.id) is EVERY_KIND
    assert box_kind(TOY.id).model is type(whole_box(TOY.id))
