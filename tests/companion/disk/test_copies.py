"""A copy of everything: packed here, brought back there, whatever somebody made of it in between."""

from __future__ import annotations

import io
import json
import os
import random
import time
import zipfile
from pathlib import Path

import pytest

from companion.disk import copies
from companion.disk.copies import CopyResult, NotACopy, bring
from companion.disk.file_facts import LARGEST
from companion.disk.matches import Total
from companion.disk.saves import MATCH, Saves
from companion.disk.settings import Acquaintance, Settings
from companion.server.serve import LARGEST_FRAME
from tests.companion.saved import Box, a_match, ids, pack


@pytest.fixture
def here(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Saves:
    saves = Saves(tmp_path / "there")
    saves.keep_settings(Settings(language="pl"))
    saves.keep_box("toy", Box(told=("there",)))
    for name in ("a1", "b2"):
        saves.keep_match(a_match(name))
    return saves


def zipped(members: dict[str, bytes | str], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", how) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return packed.getvalue()


def written(name: str, minutes: int = 0, format_: int = MATCH.format) -> str:
    match = a_match(name, minutes).model_dump(mode="json")
    return json.dumps({"match": {"1": {"format": format_, **match}}})


def everything(saves: Saves) -> dict[str, bytes]:
    return {str(path.relative_to(saves.folder)): path.read_bytes() for path in saves.folder.rglob("*.json")}


def test_a_copy_brings_every_match_and_the_box_and_leaves_the_settings(there: Saves, here: Saves) -> None:
    assert bring(here, pack(there)) == CopyResult(added=2)
    assert [here.match(name) for name in ("a1", "b2")] == [a_match("a1"), a_match("b2")]
    assert here.box("toy", Box) == Box(told=("there",))
    assert here.settings() == Settings()


def test_a_copy_tells_of_no_device_how_it_was_set(there: Saves, tmp_path: Path) -> None:
    people = (Acquaintance(name="Ola"),)
    there.keep_settings(Settings(people=people, language="pl", text_size=150, shown_games=("toy",)))
    with zipfile.ZipFile(io.BytesIO(pack(there))) as archive:
        archive.extract("settings.json", tmp_path / "unpacked")
    assert Saves(tmp_path / "unpacked").settings() == Settings(people=people)


def test_what_a_person_told_of_the_box_here_stays(there: Saves, here: Saves) -> None:
    here.keep_box("toy", Box(told=("here",)))
    bring(here, pack(there))
    assert here.box("toy", Box) == Box(told=("here",))


def test_of_two_states_of_one_match_the_later_stays(there: Saves, here: Saves) -> None:
    here.keep_match(a_match("a1", minutes=-5))
    here.keep_match(a_match("b2", minutes=5))
    assert bring(here, pack(there)) == CopyResult(added=1, known=1)
    assert [here.match(name) for name in ("a1", "b2")] == [a_match("a1"), a_match("b2", minutes=5)]


def test_bringing_a_copy_twice_changes_nothing_more(there: Saves, here: Saves) -> None:
    bring(here, pack(there))
    assert bring(here, pack(there)) == CopyResult(known=2)


def test_a_copy_of_a_folder_without_matches_is_a_copy(here: Saves, tmp_path: Path) -> None:
    bare = Saves(tmp_path / "bare")
    bare.keep_settings(Settings(calm=True))
    assert bring(here, pack(bare)) == CopyResult()


def in_files(saves: Saves) -> list[bytes]:
    """A copy of all there is."""
    files = [copies.pack(saves)]
    while files[-1].last:
        files.append(copies.pack(saves, after=files[-1].last))
    return [file.packed for file in files]


def test_what_has_no_room_in_one_file_takes_several_and_each_is_a_copy(
    there: Saves, here: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(7)
    for n in range(20):
        there.keep_match(a_match(f"c{n}", totals=(Total(player=chance.randbytes(400).hex(), points=n),)))
    monkeypatch.setattr(copies, "LARGEST_COPY", 3_000)
    files = in_files(there)
    assert len(files) > 5
    assert max(map(len, files)) <= 3_000
    chance.shuffle(files)
    assert sum(bring(here, packed).added for packed in files) == 22
    assert {name: here.match(name) for name in ids(here)} == {name: there.match(name) for name in ids(there)}
    assert here.box("toy", Box) == Box(told=("there",))


def test_what_the_disk_would_not_take_is_in_one_of_them(
    there: Saves, here: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "LARGEST_COPY", 1_400)
    later = a_match("b2", minutes=5)
    first = copies.pack(there, {"b2": later})
    assert first.last == "matches/a1.json"
    assert bring(here, first.packed) == CopyResult(added=1)
    rest = copies.pack(there, {"b2": later}, first.last)
    assert (rest.last, bring(here, rest.packed)) == ("", CopyResult(added=1))
    assert here.match("b2") == later


def test_each_file_of_a_copy_has_room_for_any_file_of_ours_and_comes_in_by_one_frame() -> None:
    assert 2 * LARGEST < copies.LARGEST_COPY < LARGEST_FRAME / 2


def test_what_is_too_large_to_be_brought_back_is_in_no_copy(
    there: Saves, here: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    (there.folder / "matches" / "c3.json").write_bytes(bytes(3_000))
    monkeypatch.setattr(copies, "LARGEST", 2_000)
    assert bring(here, pack(there)) == CopyResult(added=2)


def test_a_clock_before_1980_is_no_reason_to_go_without_a_copy(there: Saves, here: Saves) -> None:
    for path in there.files():
        os.utime(path, (0, 0))
    assert bring(here, pack(there)) == CopyResult(added=2)


def test_a_file_that_cannot_be_read_is_in_the_copy_and_is_refused_there(there: Saves, here: Saves) -> None:
    (there.folder / "matches" / "b2.json").write_bytes(b"damaged")
    assert bring(here, pack(there)) == CopyResult(added=1, refused=1)
    assert ids(here) == ["a1"]


# What is not a copy of ours


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"not a zip",
        b"PK\x05\x06" + bytes(18),
        zipped({"word/document.xml": "<xml/>"}),
        zipped({"matches/../../evil.json": written("evil")}),
        zipped({"/matches/a1.json": written("a1")}),
        zipped({"../matches/a1.json": written("a1")}),
        zipped({"matches\\a1.json": written("a1")}),
        zipped({"matches/deeper/a1.json": written("a1")}),
        zipped({"matches/con.json": written("a1")}),
        zipped({"matches/A1.json": written("a1")}),
        zipped({"box-../evil.json": "{}"}),
    ],
    ids=["empty", "words", "empty zip", "foreign zip", *(f"path {n}" for n in range(8))],
)
def test_what_is_not_a_copy_is_refused_and_changes_nothing(here: Saves, tmp_path: Path, packed: bytes) -> None:
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(NotACopy):
        bring(here, packed)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"damaged",
        b"[" * 100_000,
        b"[]",
        b'{"match": {}}',
        written("a1", format_=MATCH.format + 1),
        written("a1").encode()[:-1],
    ],
    ids=["empty", "words", "nested", "list", "nothing in it", "newer", "cut off"],
)
def test_a_damaged_or_newer_match_is_refused_and_the_others_come(here: Saves, content: bytes | str) -> None:
    packed = zipped({"matches/a1.json": content, "matches/b2.json": written("b2")})
    assert bring(here, packed) == CopyResult(added=1, refused=1)
    assert (ids(here), here.notices) == (["b2"], [])


def told(**fields: object) -> str:
    return json.dumps({"box": {"1": fields}})


@pytest.mark.parametrize(
    ("game", "content"),
    [
        ("toy", b"damaged"),
        ("toy", "[" * 100_000),
        ("toy", "{}"),
        ("toy", told()),
        ("toy", told(format=2)),
        ("toy", told(format=1, told=0).replace("0", "[" * 985 + "]" * 985)),
        ("farshore", told(format=1, edition=["pl"])),
        ("farshore", told(format=1, price=60)),
    ],
    ids=["words", "nested", "no box", "no format", "newer", "deep", "other values", "other fields"],
)
def test_a_damaged_or_newer_box_is_refused_and_the_matches_come(here: Saves, game: str, content: bytes | str) -> None:
    packed = zipped({f"box-{game}.json": content, "matches/a1.json": written("a1")})
    assert bring(here, packed) == CopyResult(added=1, refused=1)
    assert (here.boxes(), ids(here), here.notices) == (frozenset(), ["a1"], [])


def test_a_newer_versions_match_here_is_not_replaced(here: Saves) -> None:
    path = here.folder / "matches" / "a1.json"
    path.write_text(written("a1", format_=MATCH.format + 1))
    assert bring(here, zipped({"matches/a1.json": written("a1", minutes=9)})) == CopyResult(refused=1)
    assert path.read_text() == written("a1", format_=MATCH.format + 1)


def test_a_match_under_another_matchs_name_does_not_replace_that_one(here: Saves) -> None:
    here.keep_match(a_match("b2", minutes=5))
    bring(here, zipped({"matches/a1.json": written("b2", minutes=9)}))
    assert (here.match("a1"), here.match("b2")) == (a_match("a1", minutes=9), a_match("b2", minutes=5))


def test_members_that_need_a_password_or_are_packed_in_another_way_are_refused(here: Saves) -> None:
    other = zipped({"matches/a1.json": written("a1")}, zipfile.ZIP_BZIP2)
    assert bring(here, other) == CopyResult(refused=1)
    locked = bytearray(zipped({"matches/a1.json": written("a1")}))
    locked[6] |= 1  # the flag in the member's own header ...
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1  # ... and in the list of members
    assert bring(here, bytes(locked)) == CopyResult(refused=1)


# Bombs


def test_a_member_larger_than_ours_can_be_is_not_unpacked(here: Saves) -> None:
    assert bring(here, zipped({"matches/a1.json": bytes(LARGEST + 1)})) == CopyResult(refused=1)


def test_a_member_that_lies_about_its_size_is_unpacked_no_further_than_it_claims(here: Saves) -> None:
    bomb = bytearray(zipped({"matches/a1.json": bytes(400_000_000)}))
    entry = bomb.rindex(b"PK\x01\x02")
    bomb[entry + 24 : entry + 28] = (50).to_bytes(4, "little")
    started = time.process_time()
    assert bring(here, bytes(bomb)) == CopyResult(refused=1)
    assert time.process_time() - started < 0.2


def test_members_that_claim_too_much_together_are_refused_at_once(here: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "MOST_BYTES", 1_000)
    with pytest.raises(NotACopy):
        bring(here, zipped({f"matches/a{n}.json": bytes(40_000) for n in range(3)}))


def test_a_copy_of_ours_is_taken_back_whatever_its_size_and_number_of_files(
    there: Saves, here: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "MOST_BYTES", 10)
    alike = a_match("c3").replace(journal={"setup": {}, "entries": ["a"] * 100_000, "cursor": 0})
    there.keep_match(alike)
    assert bring(here, pack(there)) == CopyResult(added=3)
    assert here.match("c3") == alike


def test_a_copy_damaged_anywhere_brings_what_is_whole_and_never_harms_what_is_here(there: Saves, here: Saves) -> None:
    here.keep_match(a_match("z9"))
    before = everything(here)
    whole, chance = pack(there), random.Random(4)
    outcomes = set()
    for at in [*range(0, len(whole), 3), *range(len(whole) - 60, len(whole))]:
        damaged = bytearray(whole)
        damaged[at] ^= chance.randrange(1, 256)
        for packed in (bytes(damaged), whole[:at]):
            try:
                outcomes.add(bring(here, packed).refused)
            except NotACopy:
                outcomes.add(-1)
            assert set(ids(here)) <= {"a1", "b2", "z9"}, at
            assert [here.match(name) in (None, a_match(name)) for name in ("a1", "b2")] == [True, True], at
    assert outcomes >= {-1, 0, 1}
    assert everything(here).items() >= before.items()
    assert here.notices == []
