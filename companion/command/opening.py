"""Opening the app: in the browser, in a window of its own, or as the package on a phone."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.command.console import Console
from companion.disk.folder import Claim, InUse, NoHome, data_folder, named_folder
from companion.garbage import set_apart
from companion.place import here
from companion.screen.words import system_language
from rules.kernel import phrase

if TYPE_CHECKING:
    import flet as ft

    from companion.backend import Backend
    from companion.command.web_window import WebWindow
    from companion.screen.doorway import Doorway

BROWSER_PATIENCE: Final = 10
"""Seconds a browser gets to take over the address from a process that ends after that."""
UNUSABLE: Final = (OSError, RuntimeError, ValueError)
"""What a folder that cannot be used raises, from `~nobody` to a full disk."""


@dataclass(frozen=True)
class LaunchOptions:
    """How the app is to be opened."""

    port: int | None = None
    data: str | None = None
    language: str | None = None
    lan: str | None = None
    """Empty: on whatever address this computer has."""
    private: bool = False
    """Whoever comes from this computer has to show the secret too."""
    window: bool = False
    browser: bool = True

    @property
    def wants_no_server(self) -> bool:
        """Nothing was asked for that only a server has."""
        return self.lan is None and self.port is None and not self.private


def open_app(options: LaunchOptions, console: Console) -> int:
    """Runs until the app is closed; the exit code."""
    # Flet is imported late: what only has something to say should not wait for it.
    try:
        folder = data_folder(options.data)
        claim = Claim(folder)
    except InUse as other:
        return _join(other.address, options, console)
    except NoHome:
        return console.fail("launch.no_home")
    except UNUSABLE as error:
        return console.fail("launch.folder", folder=named_folder(options.data), why=_why(error))
    from companion.command import desktop_window

    try:
        web_window = _web_window(folder, options, console)
        if web_window is None and (options.window or (options.wants_no_server and desktop_window.at_hand())):
            return _show_window(folder, claim, options, console)
        return _serve(folder, claim, options, console, web_window)
    except OSError as error:
        return console.fail("launch.folder", folder=str(folder), why=_why(error))
    finally:
        claim.release()


def open_packaged() -> int:
    """A package has no terminal: whatever stands in the way is said in its window."""
    from companion.command import desktop_window
    from companion.screen.app import app

    console = Console(system_language())
    if here().goes_on:
        return _open_for_good(console)
    try:
        claim = Claim(folder := data_folder())
    except InUse:
        desktop_window.tell(console.text("launch.open_already"))
    except UNUSABLE as error:
        desktop_window.tell(console.text("launch.folder", folder=named_folder(), why=_why(error)))
    else:
        try:
            with _backend(folder, claim) as backend:
                desktop_window.show(app(backend))
        except OSError as error:
            desktop_window.tell(console.text("launch.folder", folder=str(folder), why=_why(error)))
            claim.release()
    return 0


def _open_for_good(console: Console) -> int:
    """Whoever started it sees to it that nobody else has the folder, and ends it without a word."""
    from companion.backend import Backend
    from companion.command import desktop_window
    from companion.disk.saves import Saves
    from companion.screen.app import app

    try:
        folder = data_folder()
        desktop_window.show(app(Backend(Saves(folder))))
    except UNUSABLE as error:
        desktop_window.tell(console.text("launch.folder", folder=named_folder(), why=_why(error)))
    return 0


def _show_window(folder: Path, claim: Claim, options: LaunchOptions, console: Console) -> int:
    from companion.command import desktop_window
    from companion.screen.app import app

    if trouble := desktop_window.trouble(fetch=options.window):
        return console.fail("launch.no_window", why=trouble)
    ended = threading.Event()
    with _backend(folder, claim) as backend:
        desktop_window.show_on_desk(app(backend, options.language), ended)
    ended.set()
    return 0


def _web_window(folder: Path, options: LaunchOptions, console: Console) -> WebWindow | None:
    """A window around what is served, where one is wished for and Flet's own is not here."""
    from companion.command import desktop_window
    from companion.command.displays import has_display
    from companion.command.web_window import WebWindow

    if not options.window or desktop_window.at_hand() or not has_display():
        return None
    window = WebWindow(folder, console.text("shell.name"))
    return window if window.at_hand else None


def _serve(
    folder: Path, claim: Claim, options: LaunchOptions, console: Console, window: WebWindow | None = None
) -> int:
    try:
        from companion.server import doorway, endpoint, listening, secret, serve
    except ModuleNotFoundError as missing:
        return console.fail("launch.no_web", module=missing.name or "")
    network = None if options.lan is None else listening.network_address(options.lan)
    if options.lan is not None and network is None:
        return console.fail("launch.no_network")
    try:
        listeners = listening.listen(network, options.port)
    except listening.PortTaken as taken:
        return console.fail("launch.port_taken", port=str(taken))
    except (OSError, TypeError, ValueError) as error:  # the last two for what is no address at all
        return console.fail("launch.no_listening", address=network or listening.LOOPBACK, why=_why(error))
    asking = options.private or network is not None
    reached = endpoint.Endpoint(
        listening.port_of(listeners[0]), network, secret.secret_of(folder) if asking else None, private=asking
    )

    def ready() -> None:
        threading.Thread(target=get_ready, args=(options.language,), daemon=True).start()
        claim.announce(reached.local)
        _announce(reached.local, reached.phone, console)
        if window:
            window.open(endpoint.opened_once(reached.local))
        elif options.browser:
            _browse(endpoint.opened_once(reached.local), console)

    ended = threading.Event()
    way_in = doorway.ServedDoorway(reached, folder, renewed=lambda: claim.announce(reached.local))
    with _backend(folder, claim, way_in) as backend:
        serve.serve(lambda page: _open_window(page, backend, options.language), way_in, listeners, ready, ended)
    ended.set()
    if window:
        window.close()
    return console.fail("launch.no_window", why=phrase("launch.no_view")) if window and window.failed else 0


def get_ready(language: str | None) -> None:
    """The screens are loaded while the browser still fetches the page: the address need not wait for them."""
    from companion.screen import app

    app.get_ready(language)
    set_apart()


def _open_window(page: ft.Page, backend: Backend, language: str | None) -> None:
    from companion.screen.app import app

    app(backend, language)(page)


@contextmanager
def _backend(folder: Path, claim: Claim, doorway: Doorway | None = None) -> Iterator[Backend]:
    """Written to its last, and the folder given back, when it ends."""
    from companion.backend import Backend
    from companion.disk.saves import Saves
    from companion.server.endings import undisturbed

    backend = Backend(Saves(folder, claim.hold), doorway)
    try:
        yield backend
    finally:
        with undisturbed():
            backend.close()
            claim.release()


def _join(address: str, options: LaunchOptions, console: Console) -> int:
    """A second start on the same folder: show what the first one shows."""
    if not address:
        return console.fail("launch.in_use")
    console.say("launch.already", address=address)
    if options.browser and (opening := _browse(_for_command_line(address), console)):
        opening.join(BROWSER_PATIENCE)
    return 0


def _for_command_line(address: str) -> str:
    """Everybody on this computer can read what a program was started with; the secret must not stand there."""
    from companion.server.endpoint import opened_once

    return opened_once(address)


def _announce(local: str, phone: str | None, console: Console) -> None:
    console.say("launch.address", address=local)
    if phone and sys.stdout is not None:
        import segno

        console.say("launch.phone", address=phone)
        segno.make(phone).terminal(compact=True)


def _browse(address: str, console: Console) -> threading.Thread | None:
    """Open the browser without waiting for it; on a machine without a display the address has to do."""
    from companion.command.displays import has_display

    if not has_display():
        console.say("launch.no_display")
        return None
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


def _why(error: BaseException) -> str:
    return getattr(error, "strerror", None) or str(error)
