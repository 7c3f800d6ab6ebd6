"""A window in memory: the real session, renderer, diff and events of Flet; only the client is missing.

    async with Window(app(desk), width=390) as window:
        await window.tap("Settings")
        assert window.reads("Language")

It sees what a test can break in milliseconds: wrong routes, failing handlers, missing names, unserialisable controls.
It does not see layout, fonts or the client's own behaviour; `browser.py` does. It rests on private names of Flet,
which is one reason why Flet is pinned exactly.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from operator import itemgetter
from time import monotonic
from typing import Any, Self, TypeVar

import flet as ft
import msgpack
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.controls.value_types import Prop, _get_raw_descriptor
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.match import open_match
from companion.screen import theme
from companion.screen.reading_time import ReadingTime
from tests.harness.quick_reader import passing
from tests.harness.quiet import Quiet

ControlT = TypeVar("ControlT", bound=BaseControl)
TAPPABLE = ("on_click", "on_select", "on_tap")
ADDRESS_SETTLES = theme.ADDRESS_SETTLES
HOLDERS = (Component, BaseControl, list, tuple)


class Wire(Connection):
    """Stands in for the socket: packs every message as the real one would, and answers calls to the client."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hub: PubSubHub | None) -> None:
        super().__init__()
        self.loop = loop
        self.executor = ThreadPoolExecutor(2)
        self.pubsubhub = hub or PubSubHub(loop=loop, executor=self.executor)
        self.page_url = "http://test"
        self.session: Session
        self.invoked: list[tuple[str, Any]] = []
        self.replies: dict[str, Any] = {}
        """What the client answers, by the name of the method called."""
        self._encode = configure_encode_object_for_msgpack(BaseControl)

    def send_message(self, message: Message) -> None:
        msgpack.packb([message.action, message.body], default=self._encode)
        if message.action is MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self._reply, message.body)

    def _reply(self, call: Any) -> None:
        self.invoked.append((call.name, call.args))
        self.session.handle_invoke_method_results(call.control_id, call.call_id, self.replies.get(call.name), None)
        if call.name == "push_route" and call.control_id == self.session.page._i:
            self.session.apply_page_patch({"route": call.args["route"]})
            event = self.session.dispatch_event(self.session.page._i, "route_change", {"route": call.args["route"]})
            self.loop.create_task(event)


class Window:
    def __init__(
        self,
        main: Callable[[ft.Page], None],
        *,
        width: int = 390,
        height: int = 844,
        route: str = "/",
        dark: bool = False,
        hub: PubSubHub | None = None,
    ) -> None:
        self._main = main
        self._hub = hub
        self._at_once = pytest.MonkeyPatch()
        self._first = {
            "route": route,
            "width": width,
            "height": height,
            "web": True,
            "platform": "linux",
            "platform_brightness": "dark" if dark else "light",
        }

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        self._quiet = Quiet(loop)
        # There is no client whose picture the address would have to let go first.
        self._at_once.setattr(theme, "ADDRESS_FOLLOWS", 0)
        if theme.ADDRESS_SETTLES == ADDRESS_SETTLES:
            self._at_once.setattr(theme, "ADDRESS_SETTLES", 0)
        self._at_once.setattr(theme, "LAID_OUT", 0)
        self._at_once.setattr(open_match, "PICTURE_FIRST", 0.0)
        if ReadingTime.clock is monotonic:
            self._at_once.setattr(ReadingTime, "clock", staticmethod(passing()))
        self.wire = Wire(loop, self._hub)
        self.session = self.wire.session = Session(self.wire)
        self.page: ft.Page = self.session.page
        self._token = _context_page.set(self.page)
        context.reset_auto_update()
        self.session.apply_page_patch(self._first)
        # The answer to a registering client: packing it takes the snapshots that the next diff needs.
        answer = RegisterClientResponseBody(self.session.id, self.session.get_page_patch(), "")
        self.wire.send_message(Message(MessageAction.REGISTER_CLIENT, answer))
        self._main(self.page)
        await self.session.after_event(self.page)
        await self.settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.session.close()
        await asyncio.sleep(0)
        _context_page.reset(self._token)
        self.wire.executor.shutdown(wait=True)
        self._quiet.leave()
        self._at_once.undo()

    async def settle(self) -> None:
        """Let everything that is under way come to rest, work in other threads included."""
        await self._quiet.come()

    # Looking

    def controls(self) -> Iterator[BaseControl]:
        """What is visible, from the top: the screen, then dialogs."""
        views = ft.unwrap_component(self.page.views)
        yield from _visible(views[-1], set())
        for layer in (*self.page._dialogs.controls, *self.page.overlay):
            if getattr(layer, "open", True):
                yield from _visible(layer, set())

    def all(self, kind: type[ControlT]) -> list[ControlT]:
        return [control for control in self.controls() if isinstance(control, kind)]

    def texts(self) -> list[str]:
        return [_spaced(text.value) for text in self.all(ft.Text) if text.value]

    def reads(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    def tappable(self) -> list[BaseControl]:
        return [control for control in self.controls() if any(getattr(control, event, None) for event in TAPPABLE)]

    def names(self) -> list[str | None]:
        return [spoken_name(control) for control in self.tappable()]

    # Acting

    async def tap(self, name: str) -> None:
        found = [control for control in self.tappable() if spoken_name(control) == name]
        if len(found) != 1:
            raise AssertionError(f"{len(found)} controls are called {name!r}; there are {self.names()}")
        event = next(event for event in TAPPABLE if getattr(found[0], event, None))
        await self.fire(found[0], event.removeprefix("on_"))

    async def undo(self) -> None:
        """Take back what the last notice told of."""
        notice = self.all(ft.SnackBar)[-1]
        assert isinstance(notice.action, ft.SnackBarAction)
        await self.fire(notice.action, "click")

    def switches(self) -> dict[str | None, ft.Switch]:
        """By the lines they stand in."""
        lines = (line for line in self.all(ft.ListTile) if line.toggle_inputs)
        return {spoken_name(line): line.leading for line in lines if isinstance(line.leading, ft.Switch)}

    async def turn(self, name: str, on: bool) -> None:
        found = self.switches()[name]
        self.session.apply_patch(found._i, {"value": on})
        await self.fire(found, "change", on)

    async def enter(self, name: str, text: str) -> None:
        found = next(field for field in self.all(ft.TextField) if spoken_name(field) == name)
        self.session.apply_patch(found._i, {"value": text})
        await self.fire(found, "change", text)

    async def navigate(self, index: int) -> None:
        """Tap a destination of the bar or rail."""
        for bar in (*self.all(ft.NavigationBar), *self.all(ft.NavigationRail)):
            self.session.apply_patch(bar._i, {"selected_index": index})
            await self.fire(bar, "change", index)

    async def press(self, key: str, **modifiers: bool) -> None:
        keys = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False, **modifiers}
        await self.fire(self.page, "keyboard_event", keys)

    async def back(self, route: str) -> None:
        """The phone's gesture or the browser's button: the client is at the address before, and says so."""
        self.session.apply_page_patch({"route": route})
        await self.fire(self.page, "route_change", {"route": route})

    async def resize(self, width: int, height: int = 844) -> None:
        self.session.apply_page_patch({"width": width, "height": height})
        await self.fire(self.page, "resize", {"width": width, "height": height})

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        """The way an event of the client comes in."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()


def spoken_name(control: BaseControl) -> str | None:
    """What a screen reader calls it. A tooltip is not a name."""
    for place in ("content", "text", "label", "icon", "title"):
        value = getattr(control, place, None)
        if isinstance(value, ft.Icon):
            value = value.semantics_label
        elif isinstance(value, BaseControl | Component):
            value = _first_words(value)
        if isinstance(value, str) and value.strip():
            return _spaced(value)
    return None


def _spaced(words: str) -> str:
    """Where a line must not break is no matter to the ear."""
    return words.replace("\N{NO-BREAK SPACE}", " ").replace("\N{ZERO WIDTH NO-BREAK SPACE}", "")


def _first_words(content: Any) -> str | None:
    """A button that holds a picture and text is called by what stands in it."""
    seen: set[int] = set()
    for part in _visible(content, seen):
        words = part.label if isinstance(part, ft.Semantics) else None
        if isinstance(part, ft.Semantics) and part.exclude_semantics:
            seen.add(id(part.content))
        if isinstance(part, ft.Text):
            words = part.value if part.semantics_label is None else part.semantics_label
        if isinstance(words, str) and words.strip():
            return words
    return None


def _visible(value: Any, seen: set[int]) -> Iterator[BaseControl]:
    if isinstance(value, Component):
        yield from _visible(value._b, seen)
    elif isinstance(value, BaseControl):
        if id(value) in seen or getattr(value, "visible", True) is False:
            return
        seen.add(id(value))
        yield value
        for part in _parts(value):
            yield from _visible(part, seen)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _visible(item, seen)


def _parts(control: BaseControl) -> list[Any]:
    """What it holds, in the order of its fields."""
    order, always = _fields(type(control))  # type: ignore[arg-type]
    held = [(order[name], part) for name, part in control._values.items() if name in order]
    held += [(at, getattr(control, name, None)) for at, name in always]
    held = [(at, part) for at, part in held if isinstance(part, HOLDERS)]
    return [part for _, part in sorted(held, key=itemgetter(0))]


@cache
def _fields(kind: type) -> tuple[dict[str, int], tuple[tuple[int, str], ...]]:
    """What may hold further controls: what Flet stores only where it is not the default, and what it always stores."""
    shown = (field for field in dataclasses.fields(kind) if not field.name.startswith("_"))
    names = list(enumerate(field.name for field in shown if not field.metadata.get("skip")))
    sparse = {name: at for at, name in names if isinstance(_get_raw_descriptor(kind, name), Prop)}
    return sparse, tuple((at, name) for at, name in names if name not in sparse)
