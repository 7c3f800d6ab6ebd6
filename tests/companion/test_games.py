"""The registry: games in the order they came, found where their entries say, loaded when they are needed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from companion.games import (
    GameEntry,
    box,
    game,
    game_commands,
    game_entry,
    game_ids,
    handbook,
    oldest_game,
    registered,
    screens,
    shipped,
    starts,
)
from companion.languages import LANGUAGES
from companion.screen.words import namespaces, translator
from rules.kernel import phrase
from tests.harness.source import ROOT
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("one_game")


def test_games_are_listed_in_the_order_they_were_registered(toy: GameEntry) -> None:
    assert (game_ids()[0], game_ids()[-1]) == ("farshore", "toy")
    assert game_entry("toy") is toy


def test_a_game_is_known_for_as_long_as_it_is_registered() -> None:
    with registered(TOY):
        assert game("toy") is not None
    assert (game("toy"), screens("toy"), handbook("toy"), starts("toy")) == (None, None, None, ())
    assert "toy" not in game_ids()


def test_a_game_put_in_the_place_of_another_gives_it_back(toy: GameEntry) -> None:
    with registered(replace(toy, box=None)) as other:
        assert game_entry("toy") is other
    assert game_entry("toy") is toy
    assert game_ids() == ("farshore", "toy")


def test_an_unknown_game_has_nothing() -> None:
    assert (game("chess"), box("chess"), screens("chess"), handbook("chess"), starts("chess")) == (
        *(None, None, None, None),
        (),
    )


def test_a_game_may_do_without_a_box() -> None:
    with registered(replace(TOY, box=None)):
        assert box("toy") is None
    with registered(TOY):
        assert box("toy") is not None


def test_what_names_no_game_means_the_one_that_was_first(toy: GameEntry) -> None:
    assert oldest_game() == "farshore"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_found_where_its_entry_says(language: str) -> None:
    said = translator(language)
    assert said(phrase("toy.title")) == "toy.title"
    with registered(TOY):
        assert said(phrase("toy.title")) != "toy.title"
        assert {"toy", "toy_rules", "shell", "farshore"} <= set(namespaces(language))
    assert said(phrase("toy.title")) == "toy.title"


def test_every_game_brings_its_name_and_its_signs() -> None:
    for game_id in game_ids():
        shown = screens(game_id)
        assert shown is not None
        assert shown.starts
        assert shown.sign
        assert shown.scene
        for language in LANGUAGES:
            assert translator(language)(phrase(f"{game_id}.title")) != f"{game_id}.title"


def test_no_two_games_bring_a_command_of_one_name(toy: GameEntry) -> None:
    named = [name for game_id in game_ids() if (entry := game_entry(game_id)) for name in entry.commands]
    assert sorted(named) == sorted(game_commands())
    assert not {"score", "replay", "rules"} & {*named}


def test_the_registry_loads_neither_a_game_nor_flet() -> None:
    loaded = "[name for name in sys.modules if 'farshore' in name or name == 'flet']"
    looked = f"import sys, companion.games, companion.screen.words; print({loaded})"
    done = subprocess.run([sys.executable, "-c", looked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game_id", [*game_ids(), "toy"])
def test_a_sheet_is_counted_by_the_rules_that_the_game_has(game_id: str) -> None:
    entry = TOY if game_id == "toy" else shipped(game_id)
    assert entry.sheet is not None
    assert entry.sheet() is entry.rules().sheet


def test_a_shipped_game_may_have_no_sheet() -> None:
    assert shipped("pebbles", sheet=None).sheet is None
    assert shipped("pebbles").sheet is not None
