"""Somebody who speaks plain HTTP to a served app, and says of itself whatever a test wants."""

from __future__ import annotations

import http.client
from contextlib import closing

HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Stranger:
    def __init__(self, port: int, host: str) -> None:
        self.port = port
        self.host = host
        self.place = f"{host}:{self.port}"

    def ask(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        with closing(self._connect(path, headers)) as connection:
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def socket_opens(self, **headers: str) -> bool:
        with closing(self.socket(**headers)) as connection:
            return connection.getresponse().status == 101

    def socket(self, **headers: str) -> http.client.HTTPConnection:
        return self._connect("/ws", {**headers, **HANDSHAKE})

    def _connect(self, path: str, headers: dict[str, str]) -> http.client.HTTPConnection:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=10)
        connection.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders()
        return connection
