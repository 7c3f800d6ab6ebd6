"""What leaves the app: words, a picture, a page, a link."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import segno
import zxingcpp
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw

from companion.drawings.tones import contrast
from companion.languages import LANGUAGES
from companion.score.sharing.bg_stats import LONGEST_CODE, fits_a_code, link, play
from companion.score.sharing.csv_table import as_csv
from companion.score.sharing.page import as_page
from companion.score.sharing.picture import MARGIN, as_picture
from companion.score.sharing.result import Result
from companion.score.sharing.text import as_text
from companion.screen.glyphs import plain
from companion.screen.palette import LIGHT
from companion.widgets.pictures import _squares
from rules.farshore.components.traits import Level
from rules.farshore.score.sheet import Group, Sheet
from tests.companion.score.sharing.results import result
from tests.companion.views.score.at_sheet import NAMES


def test_the_text_says_who_won_and_what_each_earned() -> None:
    assert as_text(result("krabita_wins")).splitlines()[1:6] == [
        "Krabita wins with 87 points.",
        "Krabita is ahead of Ola by 32 points.",
        "",
        "Krabita: 87 points, 1st",
        "  Shells 0 · Cards 24 · Purple cards 12 · Treasures 14 · Maps 1 · Ship 36",
    ]


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Everdell Farshore, 2026-03-01"),
        ("pl", "Everdell: Dalekobrzeg, 01.03.2026"),
        ("ru", "«Эверделл. Дальний берег», 01.03.2026"),
    ],
)
def test_the_heading_names_the_game_and_the_day_as_the_reader_does(language: str, heading: str) -> None:
    shared = result("krabita_wins", language)
    assert as_text(shared).splitlines()[0] == heading
    assert f"<title>{heading}</title>" in as_page(shared, language)
    assert shared.day == "2026-03-01", "files sort by it"


@pytest.mark.parametrize(("language", "against"), [("en", "Bold"), ("pl", "Odważna"), ("ru", "Смелая")])
def test_the_heading_names_krabitas_level_where_the_match_knows_it(language: str, against: str) -> None:
    told, untold = (as_text(result("krabita_wins", language, level)) for level in (Level.BOLD, None))
    assert told.splitlines()[0].endswith(f": {against}")
    assert told.splitlines()[0].startswith(f"{untold.splitlines()[0]} · ")


def test_krabita_leaves_under_the_readers_name_for_her_and_is_known_again_by_one() -> None:
    russian = result("krabita_wins", "ru")
    assert as_text(russian).splitlines()[1] == "Победа: Крабита, 87 очков."
    hers = json.loads(parse_qs(urlsplit(link(russian)).query)["data"][0])["players"][1]
    assert (hers["name"], hers["sourcePlayerId"]) == ("Крабита", "Krabita")
    assert "Krabita,yes" in as_csv(russian)


def test_what_the_table_insists_on_leaves_with_the_text() -> None:
    assert "– Our table says so: Ola has 2 copies of Galleon" in as_text(result("our_table_says_so"))


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (
            [{"name": "Ola", "ship": 61}, {"name": "Jan", "ship": 12}],
            "Ola’s ship cannot be at 61: the track ends at 60.",
        ),
        ([{"name": f"{n}"} for n in range(6)], "The sheet has 6 people, but at most 4 can play."),
        ([{"name": "Ola", "cards": ["galleon"] * 2}, {"name": "Jan"}], "Ola has 2 copies of Galleon, which is unique"),
    ],
)
def test_while_something_stops_a_sheet_nobody_has_won_and_the_plain_reason_is_given(
    players: list[dict[str, Any]], why: str
) -> None:
    shared = result(Sheet.model_validate({"players": players}))
    text = as_text(shared)
    assert text.splitlines()[1] == "No result yet: something on the sheet cannot be right."
    assert f"– {why}" in text
    assert not any(words in text for words in ("wins", "1st", "Our table says so"))
    assert 'class="first"' not in as_page(shared, "en")
    assert not any(player["winner"] for player in play(shared)["players"])


Written = Callable[[Result], tuple[tuple[str, str], ...]]
WORDS = 4.5
"""The least contrast between words and what they lie on (WCAG 1.4.3)."""


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


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Whatever is written into the picture of a score, each with its ink."""
    words: list[tuple[str, str]] = []
    write = ImageDraw.ImageDraw.text

    def heard(pen: ImageDraw.ImageDraw, xy: tuple[float, float], text: str, ink: str, *args: Any, **looks: Any) -> None:
        words.append((text, ink))
        write(pen, xy, text, ink, *args, **looks)

    def drawn(shared: Result) -> tuple[tuple[str, str], ...]:
        words.clear()
        as_picture(shared)
        return tuple(words)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", heard)
    return drawn


def test_rounded_corners_are_smooth() -> None:
    picture = Image.open(io.BytesIO(as_picture(result("two_people"))))
    beside_the_words = picture.convert("RGB").crop((MARGIN - 16, 0, MARGIN - 4, picture.height))
    colours = beside_the_words.getcolors()
    assert colours is not None
    assert len(colours) > 2, "not only the paper and the shaded rows, but what lies between"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_what_its_mark_means_where_it_has_one(written: Written, language: str) -> None:
    by_hand = result("quick_totals", language)
    meaning = by_hand.text("sheet.by_hand_mark")
    assert meaning in dict(written(by_hand))
    assert meaning not in dict(written(result("two_people", language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_the_picture_are_named_in_full(written: Written, language: str) -> None:
    shared = result("four_people", language)
    assert {shared.group(group) for group in Group} <= set(dict(written(shared)))


def test_points_below_zero_have_a_minus_in_the_picture(written: Written) -> None:
    sheet = Sheet.model_validate({"players": [{"name": "Ola", "totals": {"cards": -7}}]})
    words = dict(written(result(sheet)))
    assert {"−7 ·", "−7"} <= set(words)


def test_every_word_of_the_picture_and_the_first_place_on_the_page_can_be_read(written: Written) -> None:
    shared = result("our_table_says_so")
    (first,) = re.findall(r"\.first{color:(#\w+)}", as_page(shared, "en"))
    inks = {first, *(ink for _, ink in written(shared))}
    assert min(contrast(ink, ground) for ink in inks for ground in (LIGHT.paper, LIGHT.sheet)) >= WORDS


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
