"""What is taken of Flet's client, and that it is the client our page was written for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from web import client, pages
from web.pack import Program
from web.site import ClientChanged, build


def test_flets_client_still_speaks_as_our_page_was_written_for() -> None:
    """A change of these files is looked at first: then at `web/page`, then their sums in `web/client.py` follow."""
    assert client.changed() == []


def test_a_changed_client_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(client.PROTOCOL, "python.js", "of another version")
    with pytest.raises(ClientChanged, match=r"python\.js"):
        build(Program({}, (), "nothing"), tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_the_clients_own_offline_worker_is_not_registered() -> None:
    taken = dict(client.taken())[client.BOOTSTRAP].decode()
    assert "serviceWorkerSettings: {" in client.read(client.BOOTSTRAP).decode()
    assert "serviceWorkerSettings: {" not in taken
    assert taken.count("onEntrypointLoaded: async function") == 1


def test_the_letters_of_the_app_come_with_the_client() -> None:
    families = [font["family"] for font in json.loads(dict(client.taken())[client.FONTS])]
    assert families == ["MaterialIcons", "Roboto"]


@pytest.mark.parametrize("renderer", client.RENDERERS)
def test_the_page_knows_every_way_of_drawing_that_is_there(renderer: str) -> None:
    assert f'"{renderer}"' in (pages.SOURCES / "start.js").read_text("utf-8")
