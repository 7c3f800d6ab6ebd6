"""Whole evenings: every game in every place, from an empty folder to the shelf, the languages in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.disk.copies import bring
from companion.disk.saves import Match, Saves, Status
from companion.games import game_ids
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.evening import Evening
from tests.harness.evenings import EVENINGS, SEEDS
from tests.harness.every_game import brought, rules_of
from tests.harness.on_disk import only_match_on_disk
from tests.harness.static_site import Site, SiteScreen

Kept = Callable[[], Match]
"""What was kept of the evening, to be read when it is over."""
LOCALES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}


@contextmanager
def server(browser: Browser, language: str, folder: Path, pages: Path) -> Iterator[tuple[Screen, Kept]]:
    with Served(folder, language=language) as served, Screen(browser, served, PHONE) as screen:
        yield screen, lambda: only_match_on_disk(folder)


@contextmanager
def static_site(browser: Browser, language: str, folder: Path, pages: Path) -> Iterator[tuple[Screen, Kept]]:
    """What the browser keeps is taken away as a copy."""
    with (
        Site(pages) as site,
        SiteScreen(browser, site, locale=LOCALES[language], accept_downloads=True) as screen,
    ):

        def kept() -> Match:
            say = translator(language)
            screen.tap(say(phrase("shell.settings")))
            screen.see(say(phrase("settings.text_size")))
            screen.scroll(3000)
            screen.see(say(phrase("settings.export")))
            saves = Saves(folder)
            assert bring(saves, screen.downloaded(say(phrase("settings.export")))).added == 1
            return _only_match(saves)

        yield screen, kept


PLACES = {"server": server, "static site": static_site}
EVERY_TIME = {(game_id, "server") for game_id in game_ids() if game_id != "farshore"}
"""In `make test`; Farshore has its evening there in `test_solo_game.py`, with second thoughts on the way."""
TABLES = [
    pytest.param(*table, language, marks=[] if table in EVERY_TIME else [pytest.mark.long])
    for table, language in zip(product(game_ids(), PLACES), cycle(LOCALES), strict=False)
]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game_id", "place", "language"), TABLES)
def test_a_whole_evening(
    request: pytest.FixtureRequest, browser: Browser, tmp_path: Path, game_id: str, place: str, language: str
) -> None:
    pages = tmp_path if place == "server" else request.getfixturevalue("pages")
    with PLACES[place](browser, language, tmp_path / "data", pages) as (screen, kept):
        evening = Evening(screen, language)
        evening.begin(game_id)
        moves = brought(EVENINGS, game_id, "evening")(screen, language, SEEDS.get(game_id, 1))
        evening.count()
        evening.find_on_the_shelf()
        match = kept()
    rules = rules_of(game_id)
    journal = rules.journal.model_validate(match.journal)
    assert list(journal.moves) == moves
    assert match.status is Status.FINISHED
    print(f"\n{game_id}, {place}, {language}: {len(moves)} moves from an empty folder to the shelf")
    assert [total.points for total in match.totals] == [one.total for one in rules.score(rules.replay(journal))]


def _only_match(saves: Saves) -> Match:
    (entry,) = saves.shelf()
    match = saves.match(entry.id)
    assert match is not None
    return match
