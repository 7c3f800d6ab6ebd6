"""Every game with a score sheet has the words that the shared screens ask it for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games import game_ids, registered, score_parts
from companion.languages import LANGUAGES
from companion.score.scored_sheet import sheet_rules
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.locales import keys, messages
from tests.toy import TOY

SCORED = tuple(game_id for game_id in game_ids() if score_parts(game_id))


def needed(game_id: str) -> Iterator[str]:
    parts = score_parts(game_id)
    assert parts is not None
    yield f"{game_id}.title"
    yield from (f"{game_id}_score.group_{group}" for group in sheet_rules(game_id).groups)
    yield from (f"{game_id}_sheet.part_{entry.name}" for entry in parts.entries)
    yield from (f"{game_id}_sheet.{key}" for key in ("field", "is_right", "about_people"))
    if parts.new_opponent:
        yield from (f"{game_id}_sheet.{key}" for key in ("with_opponent", "add_opponent"))
    if parts.count_check:
        count = ("count_how", "count_people_only", "counts_agree_more", "counts_differ")
        yield from (f"{game_id}_sheet.{key}" for key in count)


@pytest.mark.parametrize("game_id", SCORED)
def test_a_game_names_its_rows_its_parts_and_its_players(game_id: str) -> None:
    assert [key for key in needed(game_id) if key not in keys()] == []


@pytest.mark.parametrize("game_id", SCORED)
def test_every_field_and_every_row_is_entered_somewhere_and_has_its_name(game_id: str) -> None:
    parts, rules = score_parts(game_id), sheet_rules(game_id)
    assert parts is not None
    fields = {field for entry in parts.entries for field in entry.fields}
    named = messages("en", f"{game_id}_sheet")["field"].parameters["what"].choices
    assert fields <= named
    assert {group for entry in parts.entries for group in entry.groups} == {*rules.groups}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_that_others_are_modelled_on_has_them_all(language: str) -> None:
    with registered(TOY):
        say = translator(language)
        assert [key for key in needed(TOY.id) if say(phrase(key, what="sum")) == key] == []


@pytest.mark.parametrize("space", ["sheet", "result", "misreading", "share"])
def test_no_shared_word_names_a_game(space: str) -> None:
    text = " ".join(parts.text for parts in messages("en", space).values())
    assert not [name for name in ("Farshore", "Everdell", "Krabita", "Carcassonne", "Newdale") if name in text]
