"""The app in a window of its own, through Flet's desktop client."""

from __future__ import annotations

import asyncio
import importlib.util
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final

import flet as ft

from companion.command.displays import has_display
from companion.server.endings import end_in_order
from rules.kernel import Phrase, phrase

PATIENCE: Final = 20
"""Seconds to wait for the client's download; Flet itself would wait for ever."""


def at_hand() -> bool:
    """Whether a window can be opened now, with nothing to fetch."""
    try:
        clients = Path.home() / ".flet" / "client"
    except RuntimeError:  # somebody of whom the system knows no home
        return False
    return _possible() is None and any(clients.glob(f"flet-desktop-*-{version('flet')}*"))


def trouble(fetch: bool) -> Phrase | None:
    """Why no window can be opened; None when one can. `fetch` gets the client first."""
    if impossible := _possible():
        return impossible
    if not fetch:
        return None
    import flet_desktop

    patience = socket.getdefaulttimeout()
    socket.setdefaulttimeout(PATIENCE)
    try:
        flet_desktop.ensure_client_cached()
    except Exception as error:  # whatever a download or an archive can raise
        return phrase("launch.no_client", why=" ".join(str(error).split()))
    finally:
        socket.setdefaulttimeout(patience)
    return None


def show(main: Callable[[ft.Page], None]) -> None:
    """Returns when the window is closed."""
    ft.run(main)


def show_on_desk(main: Callable[[ft.Page], None], ended: threading.Event) -> None:
    """Returns also when the app is told to end, or its terminal is closed; `ended` is for who writes the last of it."""
    loops: list[asyncio.AbstractEventLoop] = []

    def open_window(page: ft.Page) -> None:
        loops[:] = [asyncio.get_running_loop()]
        # Flet 1.0.5 has begun to listen by now: the first of them it does not obey in a window, at the second it breaks
        # off, and the last write with it.
        for told in (signal.SIGINT, signal.SIGTERM):
            signal.signal(told, lambda *_: end())
        main(page)

    def end() -> None:
        # Between two events: in the midst of one a match may be changed by half.
        for loop in loops:
            loop.call_soon_threadsafe(_interrupt)

    end_in_order(end, ended)
    with suppress(KeyboardInterrupt):
        show(open_window)


def _interrupt() -> None:
    raise KeyboardInterrupt


def tell(text: str) -> None:
    """A window that says one thing: there is no terminal to say it in."""
    ft.run(lambda page: page.add(ft.SafeArea(ft.Text(text))))


def _possible() -> Phrase | None:
    if not has_display():
        return phrase("launch.no_screen")
    if importlib.util.find_spec("flet_desktop") is None:
        return phrase("launch.no_flet_desktop")
    return None
