"""The memory that comes with the site."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import pytest

from web import client, pages, snapshot
from web.pack import tidekeeper
from web.snapshot import ENVIRONMENT, NEEDED, Snapshot


def test_libraries_are_still_placed_as_our_loader_was_written_for() -> None:
    """A change is looked at first: then `PLACES` and `PLACING` in `web/client.py` follow."""
    assert client.read(client.LOADER).decode().count(client.PLACES) == 1


def test_the_loader_that_is_taken_notes_and_takes_places() -> None:
    taken = dict(client.taken())[client.LOADER].decode()
    assert taken.count(client.PLACING) == 1
    assert client.PLACES not in taken


def test_a_loader_that_places_in_another_way_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PLACES", "in another way")
    with pytest.raises(LookupError, match=client.LOADER):
        dict(client.taken())


def test_the_snapshot_is_taken_of_the_python_that_is_shipped() -> None:
    assert set(NEEDED) <= set(client.COMMON)


def test_the_app_has_what_gets_it_ready_ahead() -> None:
    ahead = tidekeeper().ahead
    assert find_spec(ahead) is not None
    assert f"{ahead.replace('.', '/')}.py" in tidekeeper().files


def test_the_worker_knows_where_the_libraries_lie() -> None:
    places = {"/app/site/one.so": (16, 3)}
    worker = pages.pages("somewhere", Snapshot(b"", places))["python_worker.js"].decode()
    assert 'const PLACES = {"/app/site/one.so": [16, 3]};' in worker
    assert f"const ENVIRONMENT = {json.dumps(ENVIRONMENT)};" in worker


def test_without_a_snapshot_the_worker_asks_for_none() -> None:
    assert "const PLACES = null;" in pages.pages("somewhere")["python_worker.js"].decode()


def test_a_memory_is_taken_of_the_files_that_the_site_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are some 20 MB: a build reads them once, and hands them on."""
    seen: dict[str, bytes] = {}

    def run(command: list[Any], **_: Any) -> None:
        seen.update({name: (command[-1] / name).read_bytes() for name in NEEDED})
        raise InterruptedError

    monkeypatch.setattr(client, "taken", None)
    monkeypatch.setattr(snapshot, "node", lambda: "node")
    monkeypatch.setattr("subprocess.run", run)
    with pytest.raises(InterruptedError):
        snapshot.taken(dict.fromkeys(NEEDED, b"as it was read"), b"", b"", "ahead")
    assert seen == dict.fromkeys(NEEDED, b"as it was read")
