"""Nothing is read from outside the web page's own files, and nothing is written outside the data folder."""

from __future__ import annotations

import http.client
import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.proof.seated import MORE, lay, sit

SECRET = "nobody may read this"
UPWARDS = ("..", "%2e%2e", "%252e%252e", "..%2f", "..%5c", "....//", "%c0%ae%c0%ae", ".%00.", "..;")
PLAIN = (
    *("/etc/passwd", "//etc/passwd", "/%2fetc%2fpasswd", "/assets//etc/passwd", "/file:///etc/passwd"),
    *("/data/secret.txt", "/secret.txt", "/~root/.profile", "/index.html/../../secret.txt", "/C:/secret.txt"),
    *(
        "/companion/server/serve.py",
        "/assets/../serve.py",
        "/.git/config",
        "/address",
        "/in-use.lock",
        "/matches/a1.json",
    ),
    *("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json"),
)
REFUSED = (404, 405)
"""What a method gets that nothing here knows."""


def asked(origin: str, path: str, method: str = "GET", body: bytes | None = None) -> tuple[int, bytes]:
    """As it stands: no library tidies the path up."""
    place = urlsplit(origin)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=10)
    connection.putrequest(method, path, skip_host=True)
    connection.putheader("Host", place.netloc)
    connection.putheader("Content-Length", str(len(body or b"")))
    connection.endheaders(body)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, content


def secrets_around(folder: Path) -> None:
    """Something to find at each level above and beside the data folder."""
    for place in (folder, folder.parent, folder.parent.parent):
        (place / "secret.txt").write_text(SECRET)


def everything(*folders: Path) -> dict[Path, tuple[int, int]]:
    found = {}
    for folder in folders:
        for place, _, names in os.walk(folder):
            for name in names:
                status = Path(place, name).lstat()
                found[Path(place, name)] = (status.st_mtime_ns, status.st_size)
    return found


def test_no_address_reads_a_file_that_is_not_the_pages_own(tmp_path: Path) -> None:
    folder = tmp_path / "home" / "data"
    lay(folder, "a1")
    secrets_around(folder)
    with Served(folder) as served:
        page = asked(served.origin, "/")[1]
        deep = [
            f"/{'/'.join([step] * depth)}/{end}" for step in UPWARDS for depth in (1, 2, 6) for end in _ends(folder)
        ]
        for path in (*PLAIN, *deep):
            status, content = asked(served.origin, path)
            assert status in (400, 404) or content == page, (path, status, content[:80])
            assert SECRET.encode() not in content, path


def _ends(folder: Path) -> tuple[str, ...]:
    return ("secret.txt", "etc/passwd", str(folder / "secret.txt").lstrip("/"))


def test_no_request_writes_anything(tmp_path: Path) -> None:
    """Flet has a way to upload files; we give it no folder."""
    folder = tmp_path / "data"
    lay(folder, "a1")
    with Served(folder) as served:
        before, names = everything(folder), everything(tmp_path).keys()
        for path in ("/upload", "/upload?f=../../x.txt&e=9999999999&s=", "/x.txt", "/oauth_callback", "/ws"):
            for method in ("PUT", "POST", "DELETE", "PATCH"):
                assert asked(served.origin, path, method, b"written")[0] in REFUSED, (method, path)
        assert (everything(folder), everything(tmp_path).keys()) == (before, names)


def test_no_setting_of_flets_own_opens_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "home" / "data"
    lay(folder, "a1")
    secrets_around(folder)
    for name in ("FLET_ASSETS_DIR", "FLET_UPLOAD_DIR", "FLET_WEB_PATH"):
        monkeypatch.setenv(name, str(folder))
    for name in ("FLET_WEBSOCKET_HANDLER_ENDPOINT", "FLET_UPLOAD_HANDLER_ENDPOINT", "FLET_SESSION_TIMEOUT"):
        monkeypatch.setenv(name, "elsewhere")
    with Served(folder) as served:
        page = asked(served.origin, "/")[1]
        assert b"flutter" in page
        status, content = asked(served.origin, "/secret.txt")
        assert status == 404 or content == page
        assert SECRET.encode() not in content
        assert asked(served.origin, "/elsewhere", "PUT", b"written")[0] in REFUSED


async def test_a_session_writes_in_its_folder_and_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, home, temporary = tmp_path / "data", tmp_path / "home", tmp_path / "tmp"
    lay(folder, "a1")
    home.mkdir()
    temporary.mkdir()
    for name, place in (("HOME", home), ("XDG_DATA_HOME", home), ("XDG_CACHE_HOME", home), ("TMPDIR", temporary)):
        monkeypatch.setenv(name, str(place))
    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as client:
            await sit(client)
            for _ in range(5):
                await client.tap(MORE)
                await client.rest()
        for route in (
            "/settings",
            "/box",
            "/rules/farshore/turn",
            "/match/a1/score",
            "/match/a1/log",
            "/match/..%2f..%2fx",
            "/",
        ):
            async with Client(served.origin, route) as client:
                await client.rest(0.2)
                assert client.crashes == []
    cached = everything(home)
    assert {path.parent for path in cached} <= {home / "tidekeeper"}, "beside the folder only the cache is written"
    assert {path.name.split(".")[0].split("-")[0] for path in cached} <= {"rules", "words"}
    assert everything(temporary) == {}, "the web page's files are taken away at the end"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "data.log", "home", "tmp"}
    kept = {"in-use.lock", "index.json", "settings.json", "box-farshore.json", "a1.json"}
    assert {path.name.replace(".1.", ".") for path in everything(folder)} <= kept
