"""The first load over the local network: what goes over the wire, beside what the same client holds unpacked."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Response

from tests.bench.table import Row
from tests.harness.browser import PHONE, At, Screen, Served
from tests.harness.second_address import ADDRESS

MOST = 0.4
"""Of the bytes that the same renderer has unpacked."""


def rows(browser: Browser) -> Iterator[Row]:
    sent, unpacked = first_load(browser)
    yield Row("first load over --lan, on the wire and unpacked", sent, unpacked, MOST, "bytes")


def first_load(browser: Browser) -> tuple[float, float]:
    """Bytes of all bodies, as they were sent and as the browser uses them."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder, "data"), "--lan", ADDRESS) as app:
        on_phone = At(f"http://{ADDRESS}:{app.port}", app.address.replace(app.origin, f"http://{ADDRESS}:{app.port}"))
        answers: list[Response] = []
        with Screen(browser, on_phone, PHONE) as screen:
            screen.page.on("response", lambda answer: answers.append(answer))
            screen.open(see="Tidekeeper")
            whole = [answer for answer in answers if answer.status == 200]
            sent = sum(answer.request.sizes()["responseBodySize"] for answer in whole)
            return float(sent), float(sum(len(answer.body()) for answer in whole))
