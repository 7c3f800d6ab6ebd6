"""A socket whose window has gone comes to an end, whatever the app behind it does."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.flet_fixes import abandoned_sockets
from companion.flet_fixes.abandoned_sockets import AbandonedSockets

MESSAGES = ("websocket.connect", "websocket.receive", "websocket.disconnect")


async def nothing(_: Message) -> None: ...


def a_window(*messages: str) -> Receive:
    """Says these, and then nothing more."""
    said = iter(messages)

    async def receive() -> Message:
        for kind in said:
            return {"type": kind}
        await asyncio.Event().wait()
        raise AssertionError

    return receive


async def test_an_app_that_never_ends_is_ended_when_the_window_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.05)
    heard: list[str] = []

    async def forgetful(scope: Scope, receive: Receive, send: Send) -> None:
        while True:
            heard.append((await receive())["type"])

    await asyncio.wait_for(AbandonedSockets(forgetful)({"type": "websocket"}, a_window(*MESSAGES), nothing), 5)
    assert tuple(heard) == MESSAGES


async def test_a_window_that_goes_is_heard_also_where_the_app_listens_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.05)
    monkeypatch.setattr(abandoned_sockets, "PATIENCE", 0.05)

    async def deaf(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await asyncio.Event().wait()

    await asyncio.wait_for(AbandonedSockets(deaf)({"type": "websocket"}, a_window(*MESSAGES), nothing), 5)


async def test_an_app_that_takes_its_leave_has_the_time_to() -> None:
    done: list[str] = []

    async def orderly(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await asyncio.sleep(0.05)
        done.append("said goodbye")

    await AbandonedSockets(orderly)({"type": "websocket"}, a_window(*MESSAGES), nothing)
    assert done == ["said goodbye"]


async def test_what_a_window_said_before_it_went_is_still_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.01)
    heard: list[str] = []

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        while "websocket.disconnect" not in heard:
            heard.append((await receive())["type"])
            await asyncio.sleep(0 if "websocket.disconnect" in heard else 0.1)

    await AbandonedSockets(slow)({"type": "websocket"}, a_window(*MESSAGES), nothing)
    assert tuple(heard) == MESSAGES


async def test_a_window_that_stays_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.01)

    async def busy(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await asyncio.sleep(0.1)
        await send({"type": "websocket.close"})

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await AbandonedSockets(busy)({"type": "websocket"}, a_window("websocket.connect"), send)
    assert sent == [{"type": "websocket.close"}]


async def test_a_window_that_goes_in_the_middle_of_a_message_is_still_taken_leave_of() -> None:
    done: list[str] = []

    async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "text": "to nobody"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        done.append("said goodbye")

    async def closed(_: Message) -> None:
        raise BrokenPipeError

    await AbandonedSockets(talkative)({"type": "websocket"}, a_window(*MESSAGES), closed)
    assert done == ["said goodbye"]


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_what_goes_wrong_in_the_app_is_not_hidden(kind: str) -> None:
    async def failing(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("in the app")

    with pytest.raises(RuntimeError, match="in the app"):
        await AbandonedSockets(failing)({"type": kind}, a_window(), nothing)
