"""A match that is here and in a copy: one goes on where the other stopped, or the two have parted."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from companion.disk import copies
from companion.disk.copies import CopyResult, bring
from companion.disk.documents import Newer
from companion.disk.saves import Correction, Saves
from rules.kernel import phrase
from tests.companion.saved import NOON, a_match, pack


@pytest.fixture
def here(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Saves:
    saves = Saves(tmp_path / "there")
    for name in ("a1", "b2"):
        saves.keep_match(a_match(name))
    return saves


def journal(*moves: str) -> dict[str, object]:
    return {"setup": {}, "entries": list(moves), "cursor": len(moves)}


def test_a_match_that_continues_the_one_here_is_taken_whatever_the_clocks_say(there: Saves, here: Saves) -> None:
    here.keep_match(a_match("a1", 9).replace(journal=journal("a", "b")))
    there.keep_match(a_match("a1", 5).replace(journal=journal("a", "b", "c")))
    assert bring(here, pack(there)) == CopyResult(added=2)
    assert here.match("a1") == a_match("a1", 5).replace(journal=journal("a", "b", "c"))
    assert not [*(here.folder / "set-aside").iterdir()]


def test_a_match_that_the_one_here_continues_is_known(there: Saves, here: Saves) -> None:
    here.keep_match(a_match("a1", 5).replace(journal=journal("a", "b", "c")))
    there.keep_match(a_match("a1", 9).replace(journal=journal("a", "b")))
    assert bring(here, pack(there)) == CopyResult(added=1, known=1)
    assert here.match("a1") == a_match("a1", 5).replace(journal=journal("a", "b", "c"))


@pytest.mark.parametrize("minutes", [2, 9])
def test_of_two_that_parted_both_are_kept_and_it_is_said(there: Saves, here: Saves, minutes: int) -> None:
    here.keep_match(a_match("a1", 5).replace(journal=journal("a", "ours")))
    there.keep_match(a_match("a1", minutes).replace(journal=journal("a", "theirs")))
    assert bring(here, pack(there)) == CopyResult(added=1, parted=1)
    (aside,) = (here.folder / "set-aside").iterdir()
    on_shelf, set_aside = ("theirs", "ours") if minutes == 9 else ("ours", "theirs")
    match = here.match("a1")
    assert match is not None
    assert match.journal == journal("a", on_shelf)
    assert set_aside in aside.read_text("utf-8")
    assert [notice.key for notice in here.notices] == ["saves.replaced" if minutes == 9 else "saves.parted"]


@pytest.mark.parametrize("lacking", ["finished", "corrected"])
def test_a_score_that_was_finished_or_corrected_here_is_not_replaced_unsaid(
    there: Saves, here: Saves, lacking: str
) -> None:
    corrections = (Correction(when=NOON, what=phrase("ours")),) if lacking == "corrected" else ()
    entered = a_match("a1", 5, sheet={"players": []}, sheet_finished=True)
    here.keep_match(entered.replace(corrections=corrections))
    there.keep_match(entered.replace(changed=NOON + timedelta(minutes=9), sheet_finished=lacking == "corrected"))
    assert bring(here, pack(there)).parted == 1
    assert len(list((here.folder / "set-aside").iterdir())) == 1


def test_a_match_of_later_rules_is_refused_and_stays_as_it_is(there: Saves, here: Saves) -> None:
    later = a_match("d4", game="farshore", rules_version=99)
    there.keep_match(later)
    assert bring(here, pack(there)).refused == 1
    before = (there.folder / "matches" / "d4.json").read_bytes()
    assert there.match("d4") is None
    with pytest.raises(Newer):
        there.match("d4", to_write=True)
    assert (there.folder / "matches" / "d4.json").read_bytes() == before
    assert there.notices == [phrase("saves.newer", file="d4.json")]


def test_what_the_disk_took_is_taken_back_where_it_is_no_longer_kept(
    here: Saves, there: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = a_match("d4", journal=journal(*"a" * 200))
    there.keep_match(long)
    size = (there.folder / "matches" / "d4.json").stat().st_size
    monkeypatch.setattr(copies, "LARGEST", size)
    longer = long.replace(journal=journal(*"a" * 201))
    for unkept in (long, longer):
        bring(here, pack(there, {"d4": unkept}))
        assert here.match("d4") == long


def test_two_tables_that_were_set_up_differently_have_parted(there: Saves, here: Saves) -> None:
    here.keep_match(a_match("a1", 5).replace(journal={**journal("a"), "setup": {"people": 2}}))
    there.keep_match(a_match("a1", 9).replace(journal={**journal("a", "b"), "setup": {"people": 3}}))
    assert bring(here, pack(there)).parted == 1


def test_a_match_that_went_its_own_way_here_is_kept_aside(there: Saves, here: Saves) -> None:
    for saves, minutes, moves in ((here, 0, ("a", "b", "c")), (there, 5, ("a", "x"))):
        saves.keep_match(a_match("a1", minutes).replace(journal=journal(*moves)))
    bring(here, pack(there))
    (aside,) = (here.folder / "set-aside").iterdir()
    assert '["a","b","c"]' in aside.read_text("utf-8")
    assert "saves.replaced" in [notice.key for notice in here.notices]
    there.keep_match(a_match("a1", 9).replace(journal=journal("a", "x", "y")))
    bring(here, pack(there))
    assert len(list((here.folder / "set-aside").iterdir())) == 1, "what goes on from ours takes its place"
