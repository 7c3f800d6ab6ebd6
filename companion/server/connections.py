"""How many connections are open, and to whom: strangers may fill neither the server nor the computer's open files."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

MOST_STRANGE: Final = 64
MOST_STRANGE_OF_ONE: Final = 16
"""Of one address, that have not been let in yet: a browser opens six at once."""
MOST_WINDOWS: Final = 160
"""That were let in. Together with what else is open it stays below the 256 files that some systems allow a process."""
LET_IN: Final = "tidekeeper.let_in"
"""What a request carries for whoever decides about it: to be called when it is let in."""
CUT: Final = "tidekeeper.cut"
"""What a socket carries as well: to be called when it has to end at once."""
UNREAD: Final = "tidekeeper.unread"
"""And this: how many bytes that were said to it are still on their way."""


class Connections:
    """Those that are open. One too many of strangers closes the one that has been strange for longest."""

    def __init__(self) -> None:
        self._strange: dict[Hashable, tuple[str, Callable[[], None]]] = {}
        """By connection, the oldest first: where it comes from, and how to close it."""
        self._let_in: dict[Hashable, None] = {}

    def opened(self, connection: Hashable, address: str, close: Callable[[], None]) -> None:
        """A connection of which nothing is known, or nothing any more."""
        self.closed(connection)
        same = [other for other, (theirs, _) in self._strange.items() if theirs == address]
        if len(same) >= MOST_STRANGE_OF_ONE:
            self._close(same[0])
        elif len(self._strange) >= MOST_STRANGE:
            self._close(next(iter(self._strange)))
        self._strange[connection] = address, close

    def let_in(self, connection: Hashable) -> bool:
        """A connection that knows the secret is a stranger's no longer; False where there are too many of them too."""
        if connection not in self._let_in and len(self._let_in) >= MOST_WINDOWS:
            return False
        self._strange.pop(connection, None)
        self._let_in[connection] = None
        return True

    def closed(self, connection: Hashable) -> None:
        self._strange.pop(connection, None)
        self._let_in.pop(connection, None)

    def _close(self, connection: Hashable) -> None:
        _, close = self._strange.pop(connection)
        close()
