"""Score sheets as earlier versions kept them, for ever: the words of their corrections are still said.

`scored/format-<n>` holds them as the version of that format wrote them; none is ever changed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status
from companion.disk.stored_phrases import renamed_phrases, with_todays_key
from companion.languages import LANGUAGES
from companion.score.opening import open_sheet
from companion.screen.words import translator
from rules.kernel import Phrase
from tests.harness.locales import keys

SAMPLES = Path(__file__).parent / "scored"
CORRECTED = [
    "Aleksandra, called Ola before",
    "Aleksandra, ship: 14, before 12",
    "Aleksandra, map tiles: 2, 1, before –",
    "Aleksandra, Nurek: 1, before 0",
    "Aleksandra, Galleon: 1, before 0",
    "Jan, maps by hand: 9, before –",
    "Krabita, Red destinations: 2, before 0",
    "Zosia was added",
    "Zosia was removed",
]


@pytest.fixture(params=sorted(path.name for path in SAMPLES.iterdir()))
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return shutil.copytree(SAMPLES / request.param, tmp_path / "data")


def test_what_was_corrected_in_every_version_is_still_said(folder: Path) -> None:
    saves = Saves(folder)
    match = saves.match("corrected")
    assert match is not None
    assert [translator("en")(made.what) for made in match.corrections] == CORRECTED
    for language in LANGUAGES:
        said = [translator(language)(made.what) for made in match.corrections]
        assert not [text for text, made in zip(said, match.corrections, strict=True) if text == made.what.key]
    assert saves.notices == []


async def test_a_sheet_of_every_version_opens_as_it_was_left(folder: Path) -> None:
    backend = Backend(Saves(folder))
    finished, begun = await open_sheet(backend, "corrected"), await open_sheet(backend, "begun")
    assert finished is not None
    assert begun is not None
    assert (finished.finished, finished.before, finished.match.stored.status) == (True, (), Status.FINISHED)
    assert finished.box.cards[0].printed == "Nurek"
    assert [score.total for score in finished.scored.scores] == [26, 9, 4]
    assert (begun.finished, begun.to_check, begun.sheet.people[0].shells) == (False, frozenset({(0, "resources")}), 3)
    backend.close()


async def test_a_correction_after_the_move_of_the_words_follows_those_before_it(folder: Path) -> None:
    backend = Backend(Saves(folder))
    sheet = await open_sheet(backend, "corrected")
    assert sheet is not None
    sheet.change(sheet.sheet.replace(players=sheet.sheet.players[:2]))
    await sheet.saved()
    backend.close()
    kept = Saves(folder).match("corrected")
    assert kept is not None
    assert [translator("en")(made.what) for made in kept.corrections] == [*CORRECTED, "Krabita was removed"]
    assert not {made.what.key for made in kept.corrections} & set(renamed_phrases())


def test_a_key_that_was_renamed_is_gone_and_its_new_one_has_words() -> None:
    assert renamed_phrases()
    assert not set(renamed_phrases()) & keys()
    assert set(renamed_phrases().values()) <= keys()


def test_a_phrase_within_a_phrase_is_led_on_too_and_whatever_else_is_left_alone() -> None:
    old, new = next(iter(renamed_phrases().items()))
    inner = {"key": old, "params": {"name": "Ola"}}
    led = Phrase.model_validate(with_todays_key({"key": "sheet.our_table", "params": {"what": inner, "n": 3}}))
    assert led.params["what"] == Phrase(key=new, params={"name": "Ola"})
    for other in (None, 3, "text", [], {"key": 3}, {"key": old, "params": 3}.get("params")):
        assert with_todays_key(other) == other
