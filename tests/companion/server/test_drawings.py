"""Drawings by address, served from memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.screen import picture_addresses
from companion.screen.picture_addresses import PICTURES, SHORT
from companion.server.drawings import Drawings

LONG = f'<svg xmlns="http://www.w3.org/2000/svg"><path d="{"M0 0" * SHORT}"/></svg>'


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    served = PICTURES.served
    yield
    PICTURES.served = served


async def ask(path: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 418, "headers": []})
        await send({"type": "http.response.body", "body": b"the app itself"})

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError

    await Drawings(app)({"type": "http", "path": path}, receive, send)
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


async def test_a_drawing_is_found_at_its_address_and_may_be_kept_for_good() -> None:
    PICTURES.served = True
    status, headers, body = await ask(PICTURES.source(LONG))
    assert (status, headers["content-type"], body.decode()) == (200, "image/svg+xml", LONG)
    assert "immutable" in headers["cache-control"]


async def test_an_address_of_no_drawing_is_not_found_and_any_other_is_the_apps() -> None:
    assert (await ask("/drawn/nothing.svg"))[0] == 404
    assert (await ask("/match/drawn"))[2] == b"the app itself"


def test_without_a_server_and_where_it_is_short_a_drawing_is_sent_itself() -> None:
    PICTURES.served = False
    assert PICTURES.source(LONG) == LONG
    PICTURES.served = True
    assert PICTURES.source("<svg/>") == "<svg/>"


def test_equal_drawings_have_one_address_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    PICTURES.served = True
    monkeypatch.setattr(picture_addresses, "MOST", 2)
    monkeypatch.setattr(PICTURES, "_drawings", {})
    first = PICTURES.source(LONG)
    assert PICTURES.source(LONG) == first
    for n in range(2):
        PICTURES.source(f"{LONG}<!--{n}-->")
    assert PICTURES.drawing(first) is None
