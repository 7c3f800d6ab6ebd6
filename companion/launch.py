"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import segno

from companion.folder import Claim, InUse, data_folder
from companion.words import LANGUAGES, system_language, translator
from rules.kernel import phrase

if TYPE_CHECKING:
    from companion.desk import Desk

BAD_INPUT: Final = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code: 0 done, 2 something about the input is wrong."""
    options = _parser().parse_args(argv)
    try:
        return _open_app(options)
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description=_say("launch.about"))
    parser.add_argument("--port", type=_port, help=_say("launch.port"))
    parser.add_argument("--data", metavar="DIR", help=_say("launch.data"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_say("launch.lang"))
    parser.add_argument("--lan", nargs="?", const="", metavar="ADDRESS", help=_say("launch.lan"))
    parser.add_argument("--window", action="store_true", help=_say("launch.window"))
    parser.add_argument("--no-browser", action="store_true", help=_say("launch.no_browser"))
    parser.add_argument("--version", action="version", version=f"Tidekeeper {version('tidekeeper')}")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(_say("launch.port_number"))
    return int(text)


def _open_app(options: argparse.Namespace) -> int:
    folder = data_folder(options.data)
    try:
        claim = Claim(folder)
    except InUse as other:
        return _join(other.address, options)
    except OSError as error:
        return _fail("launch.folder", folder=str(folder), why=error.strerror or str(error))
    # Imported here: what needs no screen, `companion --help` first of all, should not wait for Flet.
    from companion import window

    try:
        if options.window or (options.lan is None and options.port is None and window.at_hand()):
            return _show_window(folder, options)
        return _serve(folder, claim, options)
    except OSError as error:
        return _fail("launch.folder", folder=str(folder), why=error.strerror or str(error))
    finally:
        claim.release()


def _show_window(folder: Path, options: argparse.Namespace) -> int:
    from companion import window
    from companion.app import app

    if trouble := window.trouble(fetch=options.window):
        return _fail("launch.no_window", why=trouble)
    with _desk(folder) as desk:
        window.show(app(desk, options.lang))
    return 0


def _serve(folder: Path, claim: Claim, options: argparse.Namespace) -> int:
    from companion import serve
    from companion.app import app

    network = None if options.lan is None else options.lan or serve.network_address()
    if options.lan is not None and not network:
        return _fail("launch.no_network")
    try:
        listeners = serve.listen_everywhere(network, options.port)
    except serve.PortTaken:
        return _fail("launch.port_taken", port=options.port)
    except OSError as error:
        return _fail("launch.no_listening", address=network or serve.LOOPBACK, why=error.strerror or str(error))
    door = serve.Door(serve.port_of(listeners[0]), network, serve.lasting_secret(folder) if network else None)

    def ready() -> None:
        claim.announce(door.local)
        _announce(door.local, door.phone)
        if not options.no_browser:
            _browse(door.local)

    with _desk(folder, door.phone) as desk:
        serve.serve(app(desk, options.lang), door, listeners, ready)
    return 0


@contextmanager
def _desk(folder: Path, phone_address: str | None = None) -> Iterator[Desk]:
    from companion.desk import Desk
    from companion.saves import Saves

    desk = Desk(Saves(folder), phone_address)
    try:
        yield desk
    finally:
        desk.close()


def _join(address: str, options: argparse.Namespace) -> int:
    """A second start on the same folder: show what the first one shows."""
    if not address:
        return _fail("launch.in_use")
    print(_say("launch.already", address=address), flush=True)
    if not options.no_browser:
        _browse(address)
    return 0


def _announce(local: str, phone: str | None) -> None:
    print(_say("launch.address", address=local), flush=True)
    if phone:
        print(_say("launch.phone", address=phone), flush=True)
        segno.make(phone).terminal(compact=True)


def _browse(address: str) -> None:
    """Open the browser without waiting for it; on a machine without a display the address has to do."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        print(_say("launch.no_display"), flush=True)
    else:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _fail(key: str, **params: str | int) -> int:
    print(_say(key, **params), file=sys.stderr)
    return BAD_INPUT


def _say(key: str, **params: str | int) -> str:
    return translator(system_language())(phrase(key, **params))
