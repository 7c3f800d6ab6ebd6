"""The receipt and sharing, in memory."""

from __future__ import annotations

import json

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Correction, Status
from companion.disk.settings import Acquaintance, LastTable
from companion.drawings.courses import course_tone
from companion.languages import LANGUAGES
from companion.score.opening import start_sheet
from companion.score.report import score_file
from companion.score.scored_sheet import stored_sheet
from companion.screen.app import app
from companion.screen.palette import LIGHT
from rules.farshore.components.box import Box
from rules.farshore.moves import CorrectKrabita, PlayCard
from rules.kernel import phrase
from tests.companion.farshore.a_year import A_YEAR
from tests.companion.score.sharing.results import WHEN
from tests.companion.views.at_shelf import shelved_match
from tests.companion.views.at_table import krabita_only, seated, setup
from tests.companion.views.score.at_sheet import NAMES, POSITIONS, at_sheet, people, position, totals_on
from tests.harness.window import Window, spoken_name

SHARE = {"png": "Picture", "html": "Page to print", "csv": "Table (CSV)", "json": "Position file"}


@pytest.mark.parametrize("name", NAMES)
async def test_totals_on_the_screen_are_those_of_companion_score(
    backend: Backend, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score_file(POSITIONS / f"{name}.json", True, "en") == 0
    told = json.loads(capsys.readouterr().out)
    async with at_sheet(backend, position(name), finished=True) as (window, _):
        assert totals_on(window) == {player["name"]: player["total"] for player in told["players"]}
        lines = [line["text"] for player in told["players"] for line in player["lines"]]
        assert all(window.reads(line) for line in lines)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tie_by_treasures", ("Ola wins with 31 points.", "more treasures decide (5 : 3)")),
        ("tie_by_ship", ("Ola wins with 32 points.", "the farther ship decides (30 : 24)")),
        ("shared_victory", ("Shared victory with 35 points: Ola, Marek.",)),
        ("krabita_wins", ("Krabita wins with 87 points.", "Krabita is ahead of Ola by 32 points.")),
        ("krabita_loses", ("Ola wins with 165 points.", "Krabita is beaten by 143 points.")),
        ("alone", ("98 points",)),
    ],
)
async def test_the_result_is_said_in_words(backend: Backend, name: str, said: tuple[str, ...]) -> None:
    async with at_sheet(backend, position(name), finished=True) as (window, _):
        assert all(window.reads(words) for words in said)
        assert window.reads("Tied") is name.startswith("tie")


async def test_first_place_stands_out_without_the_colour_of_trouble(backend: Backend) -> None:
    async with at_sheet(backend, position("krabita_wins"), finished=True) as (window, _):
        inks = {text.value: text.color for text in window.all(ft.Text)}
    assert (inks["1st"], inks["2nd"]) == (ft.Colors.PRIMARY, ft.Colors.ON_SURFACE_VARIANT)


async def test_a_score_is_finished_only_when_nothing_stands_in_the_way(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Ola")) as (window, sheet):
        await window.tap("Receipt")
        await window.tap("Finish the score")
        assert window.reads("2 things stand in the way: Two players are called Ola")
        assert not sheet.finished
        sheet.change(people("Ola", "Jan"))
        await window.settle()
        await window.tap("Finish the score")
        assert sheet.finished
        await sheet.saved()
    shelf = await backend.look_at_shelf()
    assert [(kept.status, kept.tracked) for kept in shelf] == [(Status.FINISHED, False)]


async def test_whoever_was_named_on_a_finished_sheet_is_offered_the_next_time(backend: Backend) -> None:
    table = LastTable(game="farshore", kind="table", people=("Jan", "Ewa"))
    known = (
        Acquaintance(name="Jan", pieces={"farshore": "crab"}),
        Acquaintance(name="ola", pieces={"farshore": "puffin"}),
    )
    backend.settings = backend.settings.replace(people=known, last=(table,))
    async with at_sheet(backend, people("Ola", "Player 2", "Gracz 3", krabita=True)) as (window, _):
        await window.tap("Receipt")
        assert backend.settings.people == known
        await window.tap("Finish the score")
    assert backend.settings.people == (Acquaintance(name="Ola", pieces={"farshore": "puffin"}), known[0])
    assert backend.settings.last == (table,)
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        assert {"Ola", "Jan"} < set(window.names())
        assert "Player 2" not in window.names()


async def test_a_finished_score_is_corrected_and_says_so(backend: Backend) -> None:
    async with at_sheet(backend, position("tie_by_ship"), finished=True) as (window, _):
        assert not window.reads("Corrected afterwards")
        await window.tap("Correct")
        await window.tap("Ship and supply")
        await window.enter("Shells", "9")
        await window.tap("Receipt")
        assert window.reads("Ola wins with 39 points.")
        assert window.reads("Ola, shells: 9, before 2")


@pytest.mark.parametrize(("language", "day"), [("en", "2026-03-01"), ("pl", "01.03.2026"), ("ru", "01.03.2026")])
async def test_a_correction_is_dated_as_the_reader_writes_days(backend: Backend, language: str, day: str) -> None:
    made = Correction(when=WHEN, what=phrase("farshore_sheet.log_left", name="Jan"))
    kept = stored_sheet(people("Ola"), Box())
    match = shelved_match("old", 0, "Ola", sheet=kept, sheet_finished=True, corrections=(made,))
    await backend.work(lambda saves: saves.keep_match(match))
    async with Window(app(backend, language), route="/match/old/score") as window:
        await window.settle()
        assert window.reads(f"{day} · Jan")


async def test_of_many_corrections_the_latest_are_shown(backend: Backend) -> None:
    made = tuple(Correction(when=WHEN, what=phrase("farshore_sheet.log_left", name=f"Jan{n}.")) for n in range(105))
    kept = stored_sheet(people("Ola"), Box())
    match = shelved_match("old", 0, "Ola", sheet=kept, sheet_finished=True, corrections=made)
    await backend.work(lambda saves: saves.keep_match(match))
    async with Window(app(backend, "en"), route="/match/old/score") as window:
        await window.settle()
        assert window.reads("5 earlier corrections are in the file of the match.")
        assert [window.reads(f"Jan{n}.") for n in (4, 5, 104)] == [False, True, True]


async def test_a_result_is_compared_with_what_the_same_person_had_before(backend: Backend) -> None:
    for name in ("tie_by_ship", "tie_by_resources"):
        await start_sheet(backend, position(name), Box(), finished=True).saved()
    await backend.look_at_shelf()
    async with at_sheet(backend, position("alone"), finished=True) as (window, _):
        assert window.reads("Ola: a new best, by 66 points, after 2 earlier matches.")
    async with at_sheet(backend, position("tie_by_ship"), finished=True) as (window, _):
        assert window.reads("Ola: level with the best of 2 earlier matches.")
    async with at_sheet(backend, people("Marek", "Nobody"), finished=True) as (window, _):
        assert window.reads("Marek: best so far 32, average 31, over 2 earlier matches.")


async def test_the_ships_way_through_the_year_is_told_when_it_is_known(backend: Backend) -> None:
    async with seated(backend, None, PlayCard(seat=0, card="diver"), screen="/score") as (window, _):
        await window.tap("Receipt")
        assert not window.reads("The ships through the year"), "one season is no way yet"
    chosen = setup("Ola", "Marek", krabita=None)
    async with seated(backend, chosen, *A_YEAR, screen="/score") as (window, _):
        await window.tap("Receipt")
        assert window.reads("The ships through the year")
        assert window.reads("Ola: winter 6 · spring 10 · summer 41")
        assert window.reads("Marek: winter 10 · spring 24")
        told = [icon.color for icon in window.all(ft.Icon) if icon.icon == ft.Icons.CIRCLE]
        assert told == [course_tone(LIGHT, LIGHT.gold), course_tone(LIGHT, LIGHT.blue)], "as their pieces are"


async def test_a_match_that_its_record_tells_to_the_end_opens_at_the_receipt(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en"), route="/match/old/score") as window:
        await window.settle()
        assert window.reads("Krabita wins with")
        assert window.reads("The ships through the year")
        await window.tap("Back to the sheet")
        assert window.reads("of 15 spaces taken")


async def test_the_receipt_says_what_the_record_could_not_tell_and_leads_there(backend: Backend) -> None:
    async with seated(backend, krabita_only(), CorrectKrabita(ship=12), screen="/score") as (window, _):
        await window.tap("Receipt")
        assert window.reads("Still to be checked")
        await window.tap("Ola: city, maps, shells, treasures, ship")
        await window.tap("The city is right")
        await window.tap("Receipt")
        assert "Ola: maps, shells, treasures, ship" in window.names()
        await window.tap("Ola: maps, shells, treasures, ship")
        assert window.reads("No map tiles")
    async with seated(backend, setup("Ola", "Marek", krabita=None), screen="/score") as (window, _):
        await window.tap("Receipt")
        assert {"Ola: resources", "Marek: resources"} <= set(window.names()), "a tie may hang on them"
    async with seated(backend, None, PlayCard(seat=0, card="diver"), screen="/score") as (window, _):
        await window.tap("Receipt")
        assert not window.reads("Still to be checked"), "resources decide ties only"


async def test_krabita_is_called_as_the_language_calls_her(backend: Backend) -> None:
    async with at_sheet(backend, position("krabita_wins"), finished=True, language="ru") as (window, sheet):
        assert window.reads("Победа: Крабита, 87 очков.")
        assert not window.reads("Krabita")
        assert sheet.sheet.players[1].name == "Krabita"


async def test_every_file_is_offered_with_its_content(backend: Backend) -> None:
    async with at_sheet(backend, position("two_people"), finished=True) as (window, _):
        await window.tap("Share")
        assert window.reads("Ola: 65 points, 1st")
        for kind, name in SHARE.items():
            await window.tap(name)
            await window.settle()
            call, given = [made for made in window.wire.invoked if made[0] == "save_file"][-1]
            assert call == "save_file"
            assert given["file_name"].endswith(f"-Ola-Marek.{kind}")
            assert len(given["src_bytes"]) > 100
        await window.tap("Match file")
        links = [control.url for control in window.all(ft.FilledTonalButton) if control.url]
        assert str(links[0]).startswith("https://app.bgstatsapp.com/createPlay.html?data=")
        copied = [button.action for button in window.all(ft.FilledButton) if button.action]
        assert isinstance(copied[0], ft.CopyToClipboard)
        assert "Ola wins with 65 points." in copied[0].data


async def test_what_is_shared_of_a_followed_match_names_krabitas_level(backend: Backend) -> None:
    async with seated(backend, setup(), screen="/score") as (window, _):
        await window.tap("Receipt")
        await window.tap("Finish the score")
        await window.tap("It is over at our table")
        await window.tap("Share")
        assert window.reads(" · Krabita: Bold")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
async def test_receipt_and_sharing_speak_every_language(backend: Backend, language: str, width: int) -> None:
    async with at_sheet(backend, position("krabita_wins"), finished=True, language=language, width=width) as (
        window,
        _,
    ):
        for _ in range(2):
            assert [control for control in window.tappable() if not spoken_name(control)] == []
            assert not any("farshore_s" in text or "share." in text for text in window.texts())
            await window.fire(next(c for c in window.tappable() if isinstance(c, ft.FilledButton)), "click")
