"""Every way a file comes in. Each takes it or says what is wrong with it; anything else is a failure."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from logging.handlers import BufferingHandler
from pathlib import Path
from random import Random

from companion.backend import Backend
from companion.box.files import NotABox, read_box
from companion.command.replay import replay_file
from companion.disk.copies import NotACopy, bring
from companion.disk.saves import Saves
from companion.games import box
from companion.languages import LANGUAGES
from companion.match.table import Unplayable
from companion.score.bad_files import BadFile
from companion.score.imports import recognise
from companion.score.opening import open_sheet
from companion.score.report import score_file
from companion.score.scored_sheet import Unscored
from companion.score.sharing.page import as_page
from companion.score.sharing.result import Result
from companion.score.sharing.text import as_text
from companion.screen.app import app
from companion.screen.words import translator
from rules.kernel import Phrase, phrase
from tests.harness.every_game import box_kind
from tests.harness.window import Window

SCREENS = ("/", "/shelf", "/shelf/statistics", "/match/x", "/match/x/score")
OPENED, REFUSED = True, False
"""What became of a file."""


def said(message: Phrase, chance: Random) -> None:
    """It can be told in every language; here in one of them."""
    assert translator(chance.choice(LANGUAGES))(message).strip()


def commanded(command: Callable[[Path, bool, str], int], path: Path, chance: Random) -> bool:
    """`companion score` or `companion replay`, without the start of a process."""
    before, out, err = path.read_bytes(), io.StringIO(), io.StringIO()
    as_json = chance.random() < 0.5
    with redirect_stdout(out), redirect_stderr(err):
        code = command(path, as_json, chance.choice(LANGUAGES))
    assert path.read_bytes() == before
    assert code in (0, 2)
    if code:
        assert len(err.getvalue().splitlines()) == 1, err.getvalue()
    else:
        assert out.getvalue(), "nothing printed"
        assert not err.getvalue()
        if as_json:
            json.loads(out.getvalue())
    return code == 0


def scored(path: Path, chance: Random) -> bool:
    return commanded(score_file, path, chance)


def replayed(path: Path, chance: Random) -> bool:
    return commanded(replay_file, path, chance)


def brought(path: Path, chance: Random) -> bool:
    """Picked on the screen for a score, and looked at before it is kept."""
    try:
        file = recognise(path.name, path.read_bytes())
        model = box(file.game)
        assert model is not None
        found = file.read(model())
    except BadFile as why:
        said(why.phrase, chance)
        return REFUSED
    language = chance.choice(LANGUAGES)
    result = Result(found.scored, found.when or datetime.now(UTC), translator(language))
    assert all(result.remarks())
    assert as_text(result)
    assert as_page(result, language)
    return OPENED


def boxed(path: Path, chance: Random, game_id: str) -> bool:
    kind = box_kind(game_id)
    try:
        told = read_box(kind, path.name, path.read_bytes())
    except NotABox as why:
        said(why.phrase, chance)
        return REFUSED
    kind.added(kind.model(), told)
    return OPENED


def kept(path: Path, chance: Random, name: str, game_id: str) -> bool:
    """As a file of a data folder that the app opens."""
    content = path.read_bytes()
    folder = path.with_suffix(".folder")
    folder.mkdir()
    placed = folder / name
    placed.write_bytes(content)
    saves = Saves(folder)
    assert saves.settings().text_size
    saves.box(game_id, box_kind(game_id).model)
    for notice in saves.notices:
        said(notice, chance)
    assert content in [file.read_bytes() for file in (placed, *(folder / "set-aside").iterdir()) if file.is_file()]
    return not saves.notices


def copied(path: Path, chance: Random, game_id: str) -> bool:
    """As part of a copy of everything, which may be damaged itself."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("matches/a1.json", "settings.json", f"box-{game_id}.json", "../../out.json", "/matches/b.json"):
            archive.writestr(name, path.read_bytes())
    content = packed.getvalue()
    if chance.random() < 0.5:
        at = chance.randrange(len(content))
        content = content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :]
    folder = path.with_suffix(".copied")
    try:
        what = bring(Saves(folder), content)
    except NotACopy:
        return REFUSED
    assert not (folder.parent / "out.json").exists()
    assert not (folder.parent.parent / "out.json").exists()
    return what.added > 0


def looked_at(path: Path, chance: Random) -> bool:
    """Alone on a shelf: seen on every screen that shows a match, and changed on its sheet."""
    matches = path.with_suffix(".shelf") / "matches"
    matches.mkdir(parents=True)
    (matches / "x.json").write_bytes(path.read_bytes())
    # A loop for each file: whatever is left over in one is noticed when it closes.
    return asyncio.run(_seen(matches.parent, chance.choice(LANGUAGES)))


async def _seen(folder: Path, language: str) -> bool:
    backend = Backend(Saves(folder))
    try:
        if not any(entry.openable for entry in backend.shelf):
            return REFUSED
        with _no_errors():
            for route in SCREENS:
                async with Window(app(backend, language), route=route) as window:
                    assert not window.reads(translator(language)(phrase("shell.broken"))), route
                    await _changed(backend, window)
        return OPENED
    finally:
        backend.close()


async def _changed(backend: Backend, window: Window) -> None:
    """One value of the sheet that lies open, if any does."""
    for sheet in tuple(match.sheet for match in backend.open_matches.values() if match.sheet):
        first, *others = sheet.sheet.players
        sheet.change(sheet.sheet.replace(players=(first.replace(name=f"{first.name}!"[-20:]), *others)))
        await window.settle()
        await sheet.saved()
        assert sheet.is_saved


@contextmanager
def _no_errors() -> Iterator[None]:
    """What a window survives it writes to the log."""
    log, records = logging.getLogger(), BufferingHandler(1_000)
    records.setLevel(logging.ERROR)
    log.addHandler(records)
    try:
        yield
    finally:
        log.removeHandler(records)
    assert [record.getMessage() for record in records.buffer] == []


async def sat_down_to(backend: Backend, match_id: str) -> bool:
    """Opened at the table and on its score sheet."""
    opened = REFUSED
    try:
        table = await backend.table(match_id)
        if table is not None:
            opened = OPENED
            assert table.status
            assert table.log() is not None
            table.game.score(table.state)
    except Unplayable:
        pass
    try:
        sheet = await open_sheet(backend, match_id)
        if sheet is not None:
            opened = OPENED
            assert sheet.scored.scores is not None
            assert sheet.scored.remarks is not None
    except Unscored:
        pass
    return opened
