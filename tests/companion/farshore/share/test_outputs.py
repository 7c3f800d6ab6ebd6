"""What leaves the app: words, a picture, a page, a link."""

from __future__ import annotations

import io
import json
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import segno
import zxingcpp
from fontTools.ttLib import TTFont
from PIL import Image

from companion.farshore.share.bg_stats import LONGEST_CODE, fits_a_code, link
from companion.farshore.share.page import as_page
from companion.farshore.share.picture import as_picture
from companion.farshore.share.table import as_csv
from companion.farshore.share.text import as_text
from companion.glyphs import plain
from companion.widgets.pictures import _squares
from companion.words import LANGUAGES
from rules.farshore.score.sheet import Sheet
from tests.companion.farshore.share.results import result
from tests.companion.views.at_sheet import NAMES


def test_the_text_says_who_won_and_what_each_earned() -> None:
    assert as_text(result("krabita_wins")).splitlines()[1:6] == [
        "Krabita wins with 87 points.",
        "Krabita is ahead of Ola by 32 points.",
        "",
        "Krabita: 87 points, 1st",
        "  Shells 0 · Cards 24 · Purple cards 12 · Treasures 14 · Maps 1 · Ship 36",
    ]


def test_krabita_leaves_under_the_readers_name_for_her_and_is_known_again_by_one() -> None:
    russian = result("krabita_wins", "ru")
    assert as_text(russian).splitlines()[1] == "Победа: Крабита, 87 ПО."
    hers = json.loads(parse_qs(urlsplit(link(russian)).query)["data"][0])["players"][1]
    assert (hers["name"], hers["sourcePlayerId"]) == ("Крабита", "Krabita")
    assert "Krabita,yes" in as_csv(russian)


def test_what_the_table_insists_on_leaves_with_the_text() -> None:
    assert "– Our table says so: Ola has 2 copies of Galleon" in as_text(result("our_table_says_so"))


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


def test_a_name_cannot_break_out_of_the_page() -> None:
    sheet = Sheet.model_validate({"players": [{"name": "<script>alert(1)</script>"}, {"name": "\"&'"}]})
    seen = Seen()
    seen.feed(as_page(result(sheet), "en"))
    assert "script" not in seen.tags
    assert "<script>alert(1)</script>" in seen.words


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_is_drawn_for_any_table(name: str) -> None:
    image = Image.open(io.BytesIO(as_picture(result(name, "ru"))))
    assert (image.format, image.width) == ("PNG", 1080)
    assert 600 < image.height < 2400
    colours = image.convert("RGB").getcolors(1_000_000)
    assert colours is not None
    assert len(colours) > 20, "words and bars, not an empty sheet"


def test_long_names_and_strange_letters_stay_inside_the_picture() -> None:
    names = ("W" * 100, "🦊 Фёкла", "日本", "x")
    sheet = Sheet.model_validate({"players": [{"name": name, "ship": 60} for name in names]})
    image = Image.open(io.BytesIO(as_picture(result(sheet, "pl"))))
    paper = image.convert("RGB").getpixel((0, 0))
    edge = {image.convert("RGB").getpixel((image.width - 1, y)) for y in range(image.height)}
    assert edge == {paper}


def test_a_bg_stats_link_decodes_to_the_play() -> None:
    address = link(result("tie_by_treasures"))
    parts = urlsplit(address)
    assert f"{parts.scheme}://{parts.netloc}{parts.path}" == "https://app.bgstatsapp.com/createPlay.html"
    assert json.loads(parse_qs(parts.query)["data"][0]) == {
        "sourceName": "Tidekeeper",
        "sourcePlayId": "abc123",
        "playDate": "2026-03-01 19:05:07",
        "game": {"name": "Everdell Farshore", "sourceGameId": "farshore", "highestWins": True, "noPoints": False},
        "players": [
            {
                "name": "Ola",
                "sourcePlayerId": "Ola",
                "score": 31,
                "rank": 1,
                "winner": True,
                "startPlayer": False,
            },
            {
                "name": "Marek",
                "sourcePlayerId": "Marek",
                "score": 31,
                "rank": 2,
                "winner": False,
                "startPlayer": False,
            },
        ],
    }


def test_a_shared_victory_has_two_winners_and_krabita_her_role() -> None:
    shared = json.loads(parse_qs(urlsplit(link(result("shared_victory"))).query)["data"][0])
    assert [player["winner"] for player in shared["players"]] == [True, True, False]
    lost = json.loads(parse_qs(urlsplit(link(result("krabita_wins"))).query)["data"][0])
    assert lost["players"][1]["role"] == "Krabita"


def test_a_link_too_long_for_a_code_has_none() -> None:
    long = Sheet.model_validate({"players": [{"name": f"{n} " + "я" * 60} for n in range(4)]})
    assert not fits_a_code(link(result(long)))
    assert fits_a_code(link(result("four_people")))
    assert len(link(result("four_people"))) <= LONGEST_CODE


def test_every_square_of_a_code_is_drawn() -> None:
    drawn = _squares(segno.make("tidekeeper", error="m"))
    side = 10
    size = int(drawn.split('viewBox="0 0 ')[1].split(" ")[0])
    image = Image.new("L", (size * side, size * side), 255)
    for spot in drawn.split('d="M')[1].split('z"')[0].split("zM"):
        x, y = (int(number) for number in spot.split("h")[0].split(" "))
        image.paste(0, (x * side, y * side, (x + 1) * side, (y + 1) * side))
    assert [code.text for code in zxingcpp.read_barcodes(image)] == ["tidekeeper"]


def test_the_font_of_the_picture_has_every_letter_the_app_can_show() -> None:
    font = TTFont(io.BytesIO(files("data").joinpath("look", "roboto.ttf").read_bytes()))
    drawable = json.loads(files("data").joinpath("look", "glyphs.json").read_text("utf-8"))
    codes = {code for first, last in drawable for code in range(first, last + 1)}
    assert codes <= set(font.getBestCmap())
    assert plain("Ж") == "Ж"
    assert "Apache License" in Path(str(files("data").joinpath("look", "roboto.LICENSE.txt"))).read_text("utf-8")
