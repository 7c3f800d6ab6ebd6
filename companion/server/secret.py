"""The secret of a data folder, and what is made of it: keys that open once, and a token for every device."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from companion.disk.folder import write_private
from companion.disk.quarantine import Quarantine

FILE: Final = "secret"
SECRET: Final = re.compile(r"[\w-]{24,}", re.ASCII)
COOKIE: Final = "tidekeeper"
LASTS: Final = 120 * 10**9
"""Nanoseconds in which a key that opens once has to be used: a browser may take its time to start."""
KEY: Final = re.compile(r"once-(?P<running>\d+)-(?P<written>-?\d+)-\w+", re.ASCII)
"""When it was made: by the clock that runs on from the start of the computer, whatever the other one is set to."""


class FolderSecret:
    """What a phone was shown lets it in for good; what stands on a command line does so once, and soon."""

    def __init__(self, value: str, keep: Callable[[str], None] = lambda _: None) -> None:
        self.value = value
        self._keep = keep
        self._since = time.monotonic_ns()
        self._used: set[str] = set()
        """Keys made since then that have opened; which earlier ones have, nobody remembers."""

    def is_value(self, offered: str) -> bool:
        return hmac.compare_digest(offered.encode(), self.value.encode())

    def renew(self) -> None:
        """Another one, for which no token and no key was made; `OSError` when it cannot be kept: the old one stays."""
        value = _new_value()
        self._keep(value)
        self.value = value

    def keep(self) -> None:
        """Kept once more, where what it was kept in was lost; `OSError` when that cannot be."""
        self._keep(self.value)

    # Keys that open once

    def key_for_once(self) -> str:
        """Made of the secret alone: another process that knows it can make one too."""
        return self._signed(f"once-{time.monotonic_ns()}-{time.time_ns()}-{secrets.token_hex(8)}")

    def opens_once(self, key: str) -> bool:
        """Whether it opens now; if so, it never does again, not after a restart either."""
        good = self._is_signed(key) and key not in self._used and self._is_fresh(key)
        if good:
            self._used.add(key)
        return good

    def _is_fresh(self, key: str) -> bool:
        """By both clocks: one can be set back, the other begins anew when the computer does."""
        made = KEY.match(key)
        if made is None:
            return False
        running, written = int(made["running"]), int(made["written"])
        return self._since <= running <= time.monotonic_ns() <= running + LASTS and time.time_ns() <= written + LASTS

    # Tokens of devices

    @property
    def cookie(self) -> str:
        """Cookies know hosts and not ports: a name of its own keeps two folders on one computer apart."""
        return f"{COOKIE}-{sha256(self.value.encode()).hexdigest()[:12]}"

    def token(self) -> str:
        """For one more device; it is worth nothing under another secret, and tells nothing of this one."""
        return self._signed(f"device-{secrets.token_hex(8)}")

    def is_token(self, offered: str) -> bool:
        return offered.startswith("device-") and self._is_signed(offered)

    def _signed(self, text: str) -> str:
        return f"{text}.{hmac.new(self.value.encode(), text.encode(), sha256).hexdigest()}"

    def _is_signed(self, offered: str) -> bool:
        text = offered.rpartition(".")[0]
        return hmac.compare_digest(offered.encode(), self._signed(text).encode())


def secret_of(folder: Path) -> FolderSecret:
    """The lasting one, so that a phone shown the code once can come back; made where there is none."""
    path = folder / FILE
    with suppress(OSError):
        Quarantine(folder).clear(path)

    def keep(value: str) -> None:
        write_private(path, value)

    with suppress(OSError, UnicodeDecodeError):
        if SECRET.fullmatch(kept := path.read_text("utf-8").strip()):
            return FolderSecret(kept, keep)
    value = _new_value()
    # One that cannot be kept is good until the app ends.
    with suppress(OSError):
        keep(value)
    return FolderSecret(value, keep)


def _new_value() -> str:
    return secrets.token_urlsafe(18)
