"""Our drawings, served by their addresses from memory; what an address shows never changes."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.screen.picture_addresses import FOLDER, PICTURES

FOR_GOOD: Final = b"private, max-age=31536000, immutable"


class Drawings:
    """Answers for drawings, and passes everything else on to `app`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        PICTURES.served = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(FOLDER):
            await self.app(scope, receive, send)
            return
        svg = PICTURES.drawing(scope["path"])
        headers = [(b"content-type", b"image/svg+xml"), (b"cache-control", FOR_GOOD)] if svg else []
        await send({"type": "http.response.start", "status": 200 if svg else 404, "headers": headers})
        await send({"type": "http.response.body", "body": (svg or "").encode()})
