"""The files of the client: ours from memory, packed where they go over a network, and none that is not there."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import flet_web
import pytest
from flet_web.patch_index import patch_font_manifest_json, patch_index_html, patch_manifest_json
from starlette.types import Message, Receive, Scope, Send

from companion.server import web_files
from companion.server.start_page import start_page
from companion.server.web_files import WebFiles
from companion.server.web_pages import web_pages
from tests.harness.browser import Served
from tests.harness.second_address import ADDRESS
from tests.harness.stranger import Stranger

NETWORK, HERE = ("192.168.0.7", 8733), ("127.0.0.1", 8733)
SCRIPT = b"const tide = 'high';\n" * 100_000


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


@pytest.fixture
def files(tmp_path: Path) -> WebFiles:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "main.js").write_bytes(SCRIPT)
    (tmp_path / "web" / "index.html").write_text("Flet's stock page")
    (tmp_path / "web" / "assets" / "sign.png").write_bytes(b"png")
    (tmp_path / "secret").write_text("not for the web")
    return WebFiles(passed_on, tmp_path / "web", {"index.html": b"our page"})


async def passed_on(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})


async def ask(
    files: WebFiles, path: str, server: tuple[str, int] = HERE, method: str = "GET", **headers: str
) -> Answer:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError

    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await files({"type": "http", "method": method, "path": path, "server": server, "headers": asked}, receive, send)
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], told, b"".join(message["body"] for message in sent[1:]))


@pytest.mark.parametrize("path", ["/", "/index.html", "/match/a1", "/rules/toy/topic", "/old.html"])
async def test_every_address_of_the_app_is_the_start_page_of_ours(files: WebFiles, path: str) -> None:
    answer = await ask(files, path)
    assert (answer.status, answer.body, answer.headers["content-type"]) == (
        200,
        b"our page",
        "text/html; charset=utf-8",
    )


@pytest.mark.parametrize("path", ["/nothing.png", "/../secret.txt", "/assets/../../secret.json", "/assets/none.js"])
async def test_a_file_that_is_not_there_is_not_found(files: WebFiles, path: str) -> None:
    assert (await ask(files, path)).status == 404


@pytest.mark.parametrize("path", ["/../secret", "//etc/passwd", "/%2e%2e/secret"])
async def test_no_way_leads_out_of_the_folder(files: WebFiles, path: str) -> None:
    assert (await ask(files, path)).body == b"our page"


async def test_nothing_can_be_sent_here(files: WebFiles) -> None:
    assert (await ask(files, "/", method="POST")).status == 405


async def test_a_file_comes_whole_and_is_not_sent_twice(files: WebFiles) -> None:
    answer = await ask(files, "/main.js")
    assert (answer.body, answer.headers["content-length"]) == (SCRIPT, str(len(SCRIPT)))
    again = await ask(files, "/main.js", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    head = await ask(files, "/main.js", method="HEAD")
    assert (head.headers["content-length"], head.body) == (str(len(SCRIPT)), b"")


async def test_over_a_network_it_is_packed_for_whoever_can_unpack_it(files: WebFiles) -> None:
    answer = await ask(files, "/main.js", NETWORK, accept_encoding="gzip, deflate")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == SCRIPT
    assert len(answer.body) < len(SCRIPT) / 10
    assert (await ask(files, "/main.js", NETWORK)).body == SCRIPT
    assert (await ask(files, "/main.js", HERE, accept_encoding="gzip")).body == SCRIPT
    assert (await ask(files, "/assets/sign.png", NETWORK, accept_encoding="gzip")).body == b"png"


async def test_it_is_packed_once_for_all(files: WebFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [await ask(files, "/main.js", NETWORK, accept_encoding="gzip")]
    monkeypatch.setattr(web_files, "_packed", None)
    answers.append(await ask(files, "/main.js", NETWORK, accept_encoding="gzip"))
    assert answers[0] == answers[1]


async def test_a_file_that_went_away_meanwhile_is_not_found_and_found_again(files: WebFiles, tmp_path: Path) -> None:
    (tmp_path / "web" / "main.js").rename(tmp_path / "away")
    for server in (NETWORK, HERE):
        assert (await ask(files, "/main.js", server, accept_encoding="gzip")).status == 404
    (tmp_path / "away").rename(tmp_path / "web" / "main.js")
    assert (await ask(files, "/main.js", NETWORK, accept_encoding="gzip")).status == 200


def test_our_pages_are_what_flet_would_make_of_them(tmp_path: Path) -> None:
    page, manifest, fonts = (tmp_path / name for name in ("index.html", "manifest.json", "FontManifest.json"))
    page.write_text(start_page("Tidekeeper"), "utf-8")
    patch_index_html(str(page), "/", "/ws", "Tidekeeper", "Tidekeeper", no_cdn=True)
    manifest.write_bytes(Path(flet_web.get_package_web_dir(), "manifest.json").read_bytes())
    patch_manifest_json(str(manifest), "Tidekeeper", "Tidekeeper", "Tidekeeper")
    fonts.write_text("[]")
    patch_font_manifest_json(str(fonts))
    pages = web_pages("Tidekeeper")
    assert pages["index.html"].decode() == page.read_text("utf-8")
    assert json.loads(pages["manifest.json"]) == json.loads(manifest.read_text("utf-8"))
    assert json.loads(pages["assets/FontManifest.json"])[-1:] == json.loads(fonts.read_text("utf-8"))


def test_our_pages_name_the_app_and_load_nothing_from_elsewhere() -> None:
    pages = web_pages("Tidekeeper")
    page = pages["index.html"].decode()
    assert "<title>Tidekeeper</title>" in page
    assert 'flet.webSocketEndpoint="/ws"' in page
    assert "flet.noCdn=true" in page
    assert b'"Tidekeeper"' in pages["manifest.json"]
    assert pages["favicon.png"]


def test_sweeping_temporary_files_changes_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    with Served(tmp_path / "data") as served:
        here = Stranger(served.port, "127.0.0.1")
        before = {path: here.ask(path) for path in ("/", "/manifest.json", "/favicon.png", "/assets/FontManifest.json")}
        for left in sorted(temporary.rglob("*"), reverse=True):
            left.rmdir() if left.is_dir() else left.unlink()
        for path, (status, _, body) in before.items():
            assert here.ask(path)[0::2] == (status, body) == (200, body), path
        assert b"Tidekeeper" in before["/"][2]


def test_phones_fetch_the_client_packed(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--lan", ADDRESS) as served:
        phone = Stranger(served.port, ADDRESS)
        token = phone.ask(served.address.removeprefix(served.origin))[1]["set-cookie"].partition(";")[0]
        _, whole, _ = phone.ask("/main.dart.js", Cookie=token)
        _, told, body = phone.ask("/main.dart.js", **{"Cookie": token, "Accept-Encoding": "gzip, deflate"})
        assert told["content-encoding"] == "gzip"
        assert len(body) < 0.4 * int(whole["content-length"])
