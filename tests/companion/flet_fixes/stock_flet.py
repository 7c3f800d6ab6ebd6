"""Stock Flet, in a process of its own: each fault that we mend, asked whether it is still there.

`python -m tests.companion.flet_fixes.stock_flet` prints the names of those that are.
"""

from __future__ import annotations

import asyncio
import dataclasses
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import flet as ft
from flet.controls import base_control, control_event, object_patch
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch
from flet.controls.value_types import Prop
from flet.messaging import protocol, session
from flet.messaging.protocol import Message, MessageAction
from flet.utils import strings
from flet_web.fastapi.flet_app import FletApp
from starlette.datastructures import URL
from starlette.websockets import WebSocketDisconnect


def call_names() -> bool:
    """It asks the system for each letter of a name."""
    asked = 0

    def choice(letters: str) -> str:
        nonlocal asked
        asked += 1
        return letters[0]

    vars(strings)["secrets"] = SimpleNamespace(choice=choice)
    vars(session)["random_string"](10)
    return asked == 10


def comparison() -> bool:
    """It looks through fields that nobody set."""
    looked = 0

    def fields(item: Any) -> tuple[dataclasses.Field[Any], ...]:
        nonlocal looked
        found = dataclasses.fields(item)
        looked += len(found)
        return found

    object_patch.dataclasses = SimpleNamespace(fields=fields, is_dataclass=dataclasses.is_dataclass)  # type: ignore[assignment, attr-defined]
    ObjectPatch.from_diff(None, ft.Row([ft.Text("a")]), control_cls=BaseControl, frozen=True)
    return looked > 40


def construction() -> bool:
    """It sets fields that nobody gave."""
    sets, stock = 0, Prop.__set__

    def counted(self: Prop, obj: Any, value: Any) -> None:
        nonlocal sets
        sets += 1
        stock(self, obj, value)

    Prop.__set__ = counted  # type: ignore[method-assign]
    ft.Text("a")
    Prop.__set__ = stock  # type: ignore[method-assign]
    return sets > 30


def event_types() -> bool:
    """It looks for the kind of an event again and again."""
    looks: Any = base_control.get_event_field_type  # type: ignore[attr-defined]
    return looks is control_event.get_event_field_type and not hasattr(looks, "cache_info")


def message_text() -> bool:
    """It writes whole messages as text."""
    return "a whole picture" in repr(Message(MessageAction.PATCH_CONTROL, "a whole picture"))


def packing() -> bool:
    """It asks anew of every value of every control."""
    return protocol.is_dataclass is dataclasses.is_dataclass and not hasattr(  # type: ignore[attr-defined]
        protocol._get_root_dataclass_field, "cache_info"
    )


def refused_values() -> bool:
    """A value that is refused when it is sent ends the drawing of its component."""
    from tests.harness.window import Window

    @ft.component
    def Shown() -> ft.Control:
        opacity, set_opacity = ft.use_state(1.0)
        buttons = [ft.Button(f"to {value}", on_click=partial(set_opacity, value)) for value in (7.0, 0.5)]
        return ft.Column([ft.Text(f"opacity {opacity}", opacity=opacity), *buttons])

    async def draw() -> bool:
        async with Window(lambda page: page.render(Shown)) as window:
            with suppress(Exception):
                await window.tap("to 7.0")
            with suppress(Exception):
                await window.tap("to 0.5")
            return not window.reads("opacity 0.5")

    return asyncio.run(asyncio.wait_for(draw(), 20))


def closed_sockets() -> bool:
    """What is sent to a socket that has ended raises."""
    loop = asyncio.new_event_loop()
    with ThreadPoolExecutor(1) as executor:
        socket = FletApp(loop=loop, executor=executor, main=lambda _: None, before_main=None)
        socket._FletApp__send_queue = None
        try:
            socket.send_message(Message(MessageAction.SESSION_CRASHED, "nobody hears this"))
        except AttributeError:
            return True
        finally:
            loop.close()
    return False


def abandoned_sockets() -> bool:
    """A socket that closes before its window has said who it is keeps its handler waiting."""

    class Gone:
        client = None
        headers: ClassVar[dict[str, str]] = {}
        cookies: ClassVar[dict[str, str]] = {}
        url = URL("ws://127.0.0.1/ws")

        async def accept(self) -> None: ...

        async def receive_bytes(self) -> bytes:
            raise WebSocketDisconnect

    async def handle() -> bool:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1) as executor:
            app = FletApp(loop=loop, executor=executor, main=lambda _: None, before_main=None)
            try:
                await asyncio.wait_for(app.handle(Gone()), 2)
            except TimeoutError:
                return True
            except Exception:
                return False
        return False

    return asyncio.run(handle())


def left_windows() -> bool:
    """It does not hear that a socket was cut off: its window is never given back."""
    from tests.companion.flet_fixes.sockets import QuietSocket

    async def cut_off() -> bool:
        socket = QuietSocket()
        window = await socket.open()
        await socket.cut_off()
        return window.connection is not None

    return asyncio.run(cut_off())


def late_results() -> bool:
    """What a control says that has gone raises, which ends the connection."""
    heard = SimpleNamespace(_Session__index={}, _Session__method_calls={}, _Session__method_call_results={})
    try:
        session.Session.handle_invoke_method_results(cast("Any", heard), 7, "call", None, None)
    except RuntimeError:
        return True
    return False


def notes_on_comparing() -> bool:
    """It offers its log a note for every value that it compares."""
    asked: list[str] = []
    before, vars(object_patch)["logger"] = (
        object_patch.logger,
        SimpleNamespace(debug=lambda *said: asked.append(said[0])),
    )
    try:
        ObjectPatch.from_diff({"a": [1, 2]}, {"a": [1, 3]}, control_cls=BaseControl)
    finally:
        vars(object_patch)["logger"] = before
    return len(asked) > 1


FAULTS = (
    call_names,
    construction,
    event_types,
    message_text,
    packing,
    refused_values,
    closed_sockets,
    abandoned_sockets,
    left_windows,
    comparison,
    late_results,
    notes_on_comparing,
)

if __name__ == "__main__":
    print(" ".join(fault.__name__ for fault in FAULTS if fault()))
