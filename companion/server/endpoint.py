"""Where the app can be reached while it runs, and who has to show the secret there."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from companion.server.listening import LOOPBACK
from companion.server.secret import FolderSecret

if TYPE_CHECKING:
    from starlette.types import Scope

HTTP_PORT: Final = 80
KEY: Final = "key"
ONCE: Final = "once"
"""How an address carries the secret, and how it carries a key that opens once."""


class Endpoint:
    """This computer and, if wished, phones on the same network; a phone always has to show the secret."""

    def __init__(
        self, port: int, network: str | None = None, secret: FolderSecret | None = None, private: bool = False
    ) -> None:
        """`private`: whoever comes from this computer has to show it too."""
        self.port = port
        self.network = network
        # A secret that nobody knows opens to nobody.
        self.secret = secret or FolderSecret(secrets.token_urlsafe(18))
        self.private = private

    def asks(self, scope: Scope) -> FolderSecret | None:
        """The secret that has to be shown on this connection; None where there is none to show.

        It goes by where the connection was made to, which nobody can feign; what a request says of itself is no matter.
        """
        to_here = (scope.get("server") or ("",))[0] == LOOPBACK
        return None if to_here and not self.private else self.secret

    @property
    def local(self) -> str:
        """What a browser of this computer opens."""
        return self.local_at("")

    def local_at(self, path: str) -> str:
        return self._address(LOOPBACK, self.secret.value if self.private else "", path)

    @property
    def phone(self) -> str | None:
        return self._address(self.network, self.secret.value) if self.network else None

    @property
    def hosts(self) -> tuple[str, ...]:
        """As browsers write them: name and port."""
        names = [name for name in (LOOPBACK, "localhost", self.network) if name]
        # Browsers leave out the port that goes without saying.
        return tuple(f"{name}:{self.port}" for name in names) + (tuple(names) if self.port == HTTP_PORT else ())

    def _address(self, host: str, secret: str, path: str = "") -> str:
        place = host if self.port == HTTP_PORT else f"{host}:{self.port}"
        return f"http://{place}/{path}" + (f"?{KEY}={secret}" if secret else "")


def opened_once(address: str) -> str:
    """The same address for a command line, which everybody on this computer can read: with a key that opens once."""
    place, carries, secret = address.partition(f"?{KEY}=")
    return f"{place}?{ONCE}={FolderSecret(secret).key_for_once()}" if carries else address
