"""Opening the app: in the browser, in a window of its own, or as the package on a phone."""

from __future__ import annotations

import gc
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.console import Console
from companion.folder import Claim, InUse, data_folder, named_folder
from companion.words import system_language

if TYPE_CHECKING:
    import flet as ft

    from companion.desk import Desk

BROWSER_PATIENCE: Final = 10
"""Seconds a browser gets to take over the address from a process that ends after that."""
UNUSABLE: Final = (OSError, RuntimeError, ValueError)
"""What a folder that cannot be used raises, from `~nobody` to a full disk."""


@dataclass(frozen=True)
class Wish:
    """How the app is to be opened."""

    port: int | None = None
    data: str | None = None
    language: str | None = None
    lan: str | None = None
    """Empty: on whatever address this computer has."""
    window: bool = False
    browser: bool = True


def open_app(wish: Wish, console: Console) -> int:
    """Runs until the app is closed; the exit code."""
    # Flet is imported late: what only has something to say should not wait for it.
    try:
        folder = data_folder(wish.data)
        claim = Claim(folder)
    except InUse as other:
        return _join(other.address, wish, console)
    except UNUSABLE as error:
        return console.fail("launch.folder", folder=named_folder(wish.data), why=_why(error))
    from companion import window

    try:
        if wish.window or (wish.lan is None and wish.port is None and window.at_hand()):
            return _show_window(folder, wish, console)
        return _serve(folder, claim, wish, console)
    except OSError as error:
        return console.fail("launch.folder", folder=str(folder), why=_why(error))
    finally:
        claim.release()


def open_packaged() -> int:
    """A package has no terminal: whatever stands in the way is said in its window."""
    from companion import window
    from companion.app import app

    console = Console(system_language())
    try:
        claim = Claim(folder := data_folder())
    except InUse:
        window.tell(console.text("launch.open_already"))
    except UNUSABLE as error:
        window.tell(console.text("launch.folder", folder=named_folder(), why=_why(error)))
    else:
        try:
            with _desk(folder) as desk:
                window.show(app(desk))
        except OSError as error:
            window.tell(console.text("launch.folder", folder=str(folder), why=_why(error)))
        claim.release()
    return 0


def _show_window(folder: Path, wish: Wish, console: Console) -> int:
    from companion import window
    from companion.app import app

    if trouble := window.trouble(fetch=wish.window):
        return console.fail("launch.no_window", why=trouble)
    with _desk(folder) as desk:
        window.show(app(desk, wish.language))
    return 0


def _serve(folder: Path, claim: Claim, wish: Wish, console: Console) -> int:
    try:
        from companion import serve
    except ModuleNotFoundError as missing:
        return console.fail("launch.no_web", module=missing.name or "")
    network = None if wish.lan is None else serve.network_address(wish.lan)
    if wish.lan is not None and network is None:
        return console.fail("launch.no_network")
    try:
        listeners = serve.listen(network, wish.port)
    except serve.PortTaken as taken:
        return console.fail("launch.port_taken", port=str(taken))
    except (OSError, TypeError, ValueError) as error:  # the last two for what is no address at all
        return console.fail("launch.no_listening", address=network or serve.LOOPBACK, why=_why(error))
    door = serve.Door(serve.port_of(listeners[0]), network, serve.lasting_secret(folder) if network else None)

    def ready() -> None:
        threading.Thread(target=_get_ready, args=(wish.language,), daemon=True).start()
        claim.announce(door.local)
        _announce(door.local, door.phone, console)
        if wish.browser:
            _browse(door.local, console)

    with _desk(folder, door.phone) as desk:
        serve.serve(lambda page: _open_window(page, desk, wish.language), door, listeners, ready)
    return 0


def _get_ready(language: str | None) -> None:
    """The screens are loaded while the browser still fetches the page: the address need not wait for them."""
    from companion.app import get_ready

    get_ready(language)
    # What is loaded by now stays: to look through all of it for waste would hold up a tap every few moments.
    gc.freeze()


def _open_window(page: ft.Page, desk: Desk, language: str | None) -> None:
    from companion.app import app

    app(desk, language)(page)


@contextmanager
def _desk(folder: Path, phone_address: str | None = None) -> Iterator[Desk]:
    from companion.desk import Desk
    from companion.saves import Saves

    desk = Desk(Saves(folder), phone_address)
    try:
        yield desk
    finally:
        desk.close()


def _join(address: str, wish: Wish, console: Console) -> int:
    """A second start on the same folder: show what the first one shows."""
    if not address:
        return console.fail("launch.in_use")
    console.say("launch.already", address=address)
    if wish.browser and (opening := _browse(address, console)):
        opening.join(BROWSER_PATIENCE)
    return 0


def _announce(local: str, phone: str | None, console: Console) -> None:
    console.say("launch.address", address=local)
    if phone:
        import segno

        console.say("launch.phone", address=phone)
        segno.make(phone).terminal(compact=True)


def _browse(address: str, console: Console) -> threading.Thread | None:
    """Open the browser without waiting for it; on a machine without a display the address has to do."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        console.say("launch.no_display")
        return None
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


def _why(error: BaseException) -> str:
    return getattr(error, "strerror", None) or str(error)
