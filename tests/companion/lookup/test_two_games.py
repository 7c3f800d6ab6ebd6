"""Two look-ups side by side: each game answers for itself, and the command line brings them together."""

from __future__ import annotations

import json

import pytest

from companion.games import GameEntry, game_ids
from companion.languages import LANGUAGES
from companion.lookup.command import rules_command
from companion.lookup.fact_sources import fact_source, reason_source
from companion.lookup.lookup import Lookup, lookup
from companion.lookup.sources import article_source
from companion.screen.words import translator
from companion.views.rules.lists import better_answers
from rules.kernel import phrase
from tests.toy.reasons import Reason

pytestmark = pytest.mark.usefixtures("one_game")

pytestmark = pytest.mark.usefixtures("one_game")


@pytest.fixture
def found(toy: GameEntry) -> Lookup:
    made = lookup(toy.id)
    assert made is not None
    return made


def test_a_game_without_a_handbook_has_no_look_up() -> None:
    assert lookup("chess") is None


def test_each_game_has_its_own_entries_in_every_language(found: Lookup) -> None:
    for language in LANGUAGES:
        assert set(found.articles(language)) == {"limit", "zeppelin", "abacus"}
    farshore = lookup("farshore")
    assert farshore is not None
    assert not set(found.articles("en")) & set(farshore.articles("en"))


def test_one_look_up_is_made_of_a_game(found: Lookup) -> None:
    assert lookup("toy") is found


def test_a_query_is_ranked_once(found: Lookup) -> None:
    assert found.search("zeppelin ", "en", 1)[0] is found.search("zeppelin ", "en")[0]


def test_a_game_needs_no_search_words_of_its_own(found: Lookup) -> None:
    found.get_ready()
    assert found.search("what is the zeppelin ", "en")[0].id == "zeppelin"
    assert found.search("дирижабли ", "pl")[0].id == "zeppelin"
    assert found.search("zepelin ", "en")[0].id == "zeppelin"


@pytest.mark.parametrize(
    ("language", "id_", "said"),
    [
        ("en", "limit", "Polish rulebook: The sum"),
        ("pl", "limit", "instrukcja polska: Suma"),
        ("ru", "zeppelin", "польские правила, с. 3; немецкие правила, с. 4"),
        ("en", "abacus", "about the app itself"),
    ],
)
def test_a_source_is_a_page_a_section_or_the_app(found: Lookup, language: str, id_: str, said: str) -> None:
    assert article_source(found, found.articles(language)[id_], language) == said


@pytest.mark.parametrize(("language", "said"), [("en", "section “The sum”"), ("ru", "раздел «Сумма»")])
def test_a_refusal_may_cite_a_section(found: Lookup, language: str, said: str) -> None:
    assert translator(language)(reason_source(found.game, Reason.NOTHING, language)) == said


@pytest.mark.parametrize(("language", "said"), [("en", "p. 1 (Polish edition)"), ("pl", "s. 1")])
def test_a_page_of_a_foreign_book_names_it(found: Lookup, language: str, said: str) -> None:
    assert translator(language)(reason_source(found.game, Reason.TOO_BIG, language)) == said
    assert translator(language)(fact_source(found, 1, language)) == said


def test_every_section_that_is_cited_has_a_name(toy: GameEntry) -> None:
    for game_id in game_ids():
        made = lookup(game_id)
        assert made is not None
        codes = {code for entry in made.entries.values() for there in entry.sections.values() for code in there}
        for language in LANGUAGES:
            named = {code: f"{game_id}_rules.section_{code}" for code in codes}
            assert [code for code in codes if translator(language)(phrase(named[code])) == named[code]] == []


# Which game answers better


def test_another_game_answers_better_when_it_holds_more_of_the_words(found: Lookup) -> None:
    assert better_answers("farshore", "toy", "zeppelin numbers ") == 1
    assert better_answers("toy", "farshore", "zeppelin numbers ") == 0


def test_a_game_that_holds_as_many_words_is_not_better(found: Lookup) -> None:
    assert better_answers("farshore", "toy", "limit ") == 0


def printed(capsys: pytest.CaptureFixture[str], *words: str, game_id: str | None = None) -> list[tuple[str, str]]:
    assert rules_command(words, as_json=True, lang="en", game_id=game_id) == 0
    return [(answer["game"], answer["id"]) for answer in json.loads(capsys.readouterr().out)]


def test_the_game_that_holds_most_of_the_words_comes_first(found: Lookup, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "zeppelin", "numbers")[0] == ("toy", "zeppelin")
    assert printed(capsys, "wind", "rose")[0] == ("farshore", "wind_rose")


def test_answers_are_grouped_by_game_and_few_in_all(found: Lookup, capsys: pytest.CaptureFixture[str]) -> None:
    answers = printed(capsys, "limit")
    games = [game for game, _ in answers]
    assert len(answers) == 5
    assert set(games) >= {"farshore", "toy"}
    assert games == sorted(games, key=games.index)


def test_one_game_can_be_asked_alone(found: Lookup, capsys: pytest.CaptureFixture[str]) -> None:
    assert {game for game, _ in printed(capsys, "limit", game_id="toy")} == {"toy"}


def test_the_name_of_the_game_stands_before_the_title(found: Lookup, capsys: pytest.CaptureFixture[str]) -> None:
    rules_command(["zeppelin"], as_json=False, lang="en")
    assert capsys.readouterr().out.startswith("The Toy: May a zeppelin carry numbers?\n")
