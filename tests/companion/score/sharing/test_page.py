"""The page to print."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from companion.languages import LANGUAGES
from companion.score.sharing.page import as_page
from rules.farshore.score.sheet import Sheet
from tests.companion.score.sharing.results import result
from tests.companion.views.score.at_sheet import NAMES


class Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_page_holds_every_line_and_asks_nothing_of_the_outside(name: str, language: str) -> None:
    shared = result(name, language)
    page = as_page(shared, language)
    seen = Seen()
    seen.feed(page)
    for at, score in enumerate(shared.scores):
        assert shared.name(at) in seen.words
        assert str(score.total) in seen.words
        assert all(shared.say(line.why) in seen.words for line in score.lines)
    assert seen.links == []
    assert "script" not in seen.tags
    assert "svg" in seen.tags
    assert "@media print" in page
    assert page.count('preserveAspectRatio="none"') == len(shared.scores), "bars as wide as the page"
    assert f'<html lang="{language}">' in page


def test_every_line_of_the_page_stands_below_the_name_of_its_group() -> None:
    sheet = Sheet.model_validate({"players": [{"name": "Ola", "totals": {"cards": 29, "maps": 7}}]})
    seen = Seen()
    seen.feed(as_page(result(sheet), "en").partition("<section>")[2])
    by_hand = [at for at, words in enumerate(seen.words) if words == "Entered as a total"]
    assert [seen.words[at - 2 : at + 2] for at in by_hand] == [
        ["Cards", "29", "Entered as a total", "29"],
        ["Maps", "7", "Entered as a total", "7"],
    ]


def test_a_long_name_does_not_widen_the_page() -> None:
    page = as_page(result("two_people"), "en")
    assert "h1,h2,p,li,section td{overflow-wrap:anywhere}" in page
    assert "thead th{max-width:8em;overflow:hidden;text-overflow:ellipsis}" in page


def test_on_a_phone_names_and_numbers_of_the_page_stay_on_one_line_and_the_table_scrolls() -> None:
    page = as_page(result("four_people"), "en")
    assert "th+th,th+td,td+td{white-space:nowrap}" in page
    assert ".wide{overflow-x:auto}" in page
    assert page.count('<div class="wide"><table>') == 1


def test_a_name_cannot_break_out_of_the_page() -> None:
    sheet = Sheet.model_validate({"players": [{"name": "<script>alert(1)</script>"}, {"name": "\"&'"}]})
    seen = Seen()
    seen.feed(as_page(result(sheet), "en"))
    assert "script" not in seen.tags
    assert "<script>alert(1)</script>" in seen.words
