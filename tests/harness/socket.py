"""A window without a browser: it speaks Flet's protocol over the app's own socket, and keeps the tree it is sent.

    async with Client(served.origin, "/match/a1") as client:
        await client.tap("Pass")
        await client.until(lambda: client.reads("Saved"))

A start of the app and a tap cost milliseconds here, so that faults can be tried by the hundred. Nothing is received
while nobody waits: what is under way when the process dies is as lost as it would be to a person.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import reduce
from operator import getitem
from typing import Any, Self

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

PROTOCOL = b"\x00"
PAGE = 1
PATIENCE = 20.0
QUIET = 0.02
"""Seconds without a message after which a person would say that the picture stands still."""
TAPPABLE = ("on_click", "on_select", "on_tap")
NAMED = ("content", "text", "label", "icon", "title")
OPENED = ("AlertDialog", "SnackBar")
"""What stays in the tree after it was closed."""
REPLACE, ADD, REMOVE, MOVE = range(4)

Node = dict[str, Any]


class Gone(Exception):
    """The other end is not there any more."""


class Client:
    def __init__(self, origin: str, route: str = "/", *, width: int = 390, session: str = "", cookie: str = "") -> None:
        self.origin = origin
        self._headers = {"Cookie": cookie} if cookie else {}
        self.session = session
        """Given again after a broken connection, the server takes up the old session."""
        self._page = {"route": route, "width": width, "height": 844, "web": True, "platform": "linux"}
        self._page |= {"platform_brightness": "light", "pwa": False, "wasm": False, "debug": False}
        self._nodes: dict[int, Node] = {}
        self.crashes: list[str] = []
        self._calls: list[tuple[str, Any]] = []
        self.replies: dict[str, Any] = {}
        """What the browser answers, by the name of the method called."""

    async def __aenter__(self) -> Self:
        address = self.origin.replace("http", "ws", 1) + "/ws"
        self._socket: ClientConnection = await connect(
            address,
            origin=Origin(self.origin),
            additional_headers=self._headers,
            max_size=None,
            compression=None,
            proxy=None,
        )
        await self._send(
            MessageAction.REGISTER_CLIENT, {"session_id": self.session, "page_name": "", "page": self._page}
        )
        await self.until(lambda: PAGE in self._nodes)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    # Looking

    def shown(self) -> Iterator[Node]:
        """Every visible control, from the top: the screen, then dialogs."""
        page = self._nodes[PAGE]
        yield from _visible((_drawn(page.get("views")) or [None])[-1])
        for layer in ("_overlay", "_dialogs"):
            yield from _visible(page.get(layer))

    def words(self) -> Iterator[str]:
        for node in self.shown():
            for place in ("value", "semantics_label", "label", "text", "content", "tooltip"):
                if isinstance(said := node.get(place), str):
                    yield _spaced(said)

    def reads(self, words: str) -> bool:
        return any(words in said for said in self.words())

    def names(self) -> list[str]:
        return [name for node in self._tappable() if (name := _name(node))]

    def _tappable(self) -> Iterator[Node]:
        return (node for node in self.shown() if any(node.get(event) for event in TAPPABLE))

    def called(self, method: str) -> list[Any]:
        """What the browser was asked to do by this name, each time with what."""
        return [args for name, args in self._calls if name == method]

    # Acting

    async def tap(self, name: str) -> None:
        """Tap what is called `name`, as soon as it is there; nothing is awaited afterwards."""
        await self.until(lambda: name in self.names(), f"something called {name!r} to tap")
        node = self._called(name)
        event = next(event for event in TAPPABLE if node.get(event))
        await self.fire(node["_i"], event.removeprefix("on_"))

    def find(self, name: str) -> int:
        """What a finger would now hit."""
        return int(self._called(name)["_i"])

    def _called(self, name: str) -> Node:
        return next(node for node in self._tappable() if _name(node) == name)

    async def fire(self, target: int, event: str, data: Any = None) -> None:
        await self._send(MessageAction.CONTROL_EVENT, {"target": target, "name": event, "data": data})

    async def press(self, key: str) -> None:
        keys = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False}
        await self.fire(PAGE, "keyboard_event", keys)

    async def navigate(self, index: int) -> None:
        """Tap a destination of the bar: the client moves the mark itself, then tells."""
        bar = next(node for node in self.shown() if "destinations" in node)
        await self._send(MessageAction.UPDATE_CONTROL_PROPS, {"id": bar["_i"], "props": {"selected_index": index}})
        await self.fire(bar["_i"], "change", index)

    async def see(self, words: str) -> None:
        await self.until(lambda: self.reads(words), f"{words!r} to read")

    async def until(self, holds: Callable[[], bool], what: str = "", patience: float = PATIENCE) -> None:
        """Take in messages until `holds`; `Gone` when the server is."""
        until = time.monotonic() + patience
        while not holds():
            if not await self._hear(until - time.monotonic()):
                raise AssertionError(f"waited in vain for {what or holds}; there is {list(self.words())}")

    async def rest(self, quiet: float = QUIET) -> None:
        """Take in messages until none comes for a moment."""
        while await self._hear(quiet):
            pass

    # The protocol

    async def _send(self, action: MessageAction, body: Any) -> None:
        try:
            await self._socket.send(PROTOCOL + (msgpack.packb([action.value, body]) or b""))
        except ConnectionClosed as closed:
            raise Gone from closed

    async def _hear(self, patience: float) -> bool:
        """Take in one message; False when none came in time."""
        try:
            async with asyncio.timeout(max(patience, 0)):
                frame = await self._socket.recv(decode=False)
        except TimeoutError:
            return False
        except ConnectionClosed as closed:
            raise Gone from closed
        if frame[:1] == PROTOCOL:
            action, body = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False)
            await self._take(MessageAction(action), body)
        return True

    async def _take(self, action: MessageAction, body: Any) -> None:
        match action:
            case MessageAction.REGISTER_CLIENT:
                self.session = body["session_id"]
                self._know(body["page_patch"])
            case MessageAction.PATCH_CONTROL:
                self._patch(self._nodes[body["id"]], *body["patch"])
            case MessageAction.INVOKE_METHOD:
                await self._obey(body)
            case MessageAction.SESSION_CRASHED:
                self.crashes.append(body["message"])

    async def _obey(self, call: Any) -> None:
        """Answer as told, or as a browser that can do nothing but change its address."""
        self._calls.append((call["name"], call.get("args")))
        answer = {"control_id": call["control_id"], "call_id": call["call_id"], "error": None}
        answer["result"] = self.replies.get(call["name"])
        await self._send(MessageAction.INVOKE_METHOD, answer)
        if call["name"] == "push_route":
            route = {"route": call["args"]["route"]}
            await self._send(MessageAction.UPDATE_CONTROL_PROPS, {"id": PAGE, "props": route})
            await self.fire(PAGE, "route_change", route)

    def _patch(self, root: Node, tree: list[Any], *operations: list[Any]) -> None:
        ways = dict(_ways(tree))

        def at_place(number: int) -> Any:
            # Each operation names its place as the ones before it have left the tree.
            return reduce(getitem, ways[number], root)

        for kind, at, key, *rest in operations:
            place = at_place(at)
            match kind:
                case 0:
                    place[key] = rest[0]
                case 1 if isinstance(place, list):
                    place.insert(key, rest[0])
                case 1:
                    place[key] = rest[0]
                case 2:
                    del place[key]
                case 3:
                    at_place(rest[0]).insert(rest[1], place.pop(key))
            if kind in (REPLACE, ADD):
                self._know(rest[0])

    def _know(self, value: Any) -> None:
        if isinstance(value, dict):
            if "_i" in value:
                self._nodes[value["_i"]] = value
            for part in value.values():
                self._know(part)
        elif isinstance(value, list):
            for part in value:
                self._know(part)


def _ways(tree: list[Any], way: tuple[Any, ...] = ()) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Where the objects lie that the operations of a patch name by number."""
    number, *deeper = tree
    yield number, way
    for key, branch in (deeper[0] if deeper else {}).items():
        yield from _ways(branch, (*way, key))


def _visible(value: Any) -> Iterator[Node]:
    if isinstance(value, dict):
        if value.get("visible") is False or (value.get("_c") in OPENED and not value.get("open")):
            return
        yield value
        for part in value.values():
            yield from _visible(part)
    elif isinstance(value, list):
        for part in value:
            yield from _visible(part)


def _drawn(value: Any) -> Any:
    """What a component comes to in the end."""
    while isinstance(value, dict) and "_b" in value:
        value = value["_b"]
    return value


def _name(node: Node) -> str | None:
    """What a screen reader calls it: its own words, or the first that stand in it."""
    for place in NAMED:
        said = node.get(place)
        if isinstance(said, str) and said.strip():
            return _spaced(said)
        if isinstance(said, dict) and (found := _first_words(said)):
            return found
    return None


def _spaced(words: str) -> str:
    """Where a line must not break is no matter to the ear."""
    return words.replace("\N{NO-BREAK SPACE}", " ").replace("\N{ZERO WIDTH NO-BREAK SPACE}", "")


def _first_words(node: Node) -> str | None:
    for part in _visible(node):
        said = part.get("semantics_label") or part.get("value") or part.get("label")
        if isinstance(said, str) and said.strip():
            return _spaced(said)
    return None
