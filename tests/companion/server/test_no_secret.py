"""What a browser without the secret is told, asked of the guard around a tiny app."""

from __future__ import annotations

from tests.companion.server.test_guard import ORIGIN, SECRET, Browser


async def test_who_opens_the_bare_address_reads_in_every_language_where_the_whole_one_is() -> None:
    answer = await Browser().get("/", ("accept", "text/html,application/xhtml+xml"))
    assert answer.status == 403
    assert answer.headers["content-type"].startswith("text/html")
    for words in ("This address is not complete", "Ten adres jest niepełny", "Адрес неполный"):
        assert words in answer.body.decode()
    assert "set-cookie" not in answer.headers
    assert SECRET not in answer.body.decode()


async def test_only_a_page_that_a_person_opens_is_told_anything() -> None:
    browser = Browser()
    html = ("accept", "text/html")
    assert (await browser.get("/")).body == b""
    assert (await browser.get("/", html, ("host", "evil.example"))).body == b""
    assert not await browser.socket_opens("/ws", html, ("origin", ORIGIN))
