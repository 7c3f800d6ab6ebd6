"""Who gets in, asked of the guard around a tiny app."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.server.endpoint import Endpoint
from companion.server.guard import Guard
from companion.server.secret import FolderSecret

HOST = "192.168.0.7:8733"
ORIGIN = f"http://{HOST}"
SECRET = "s3cret-s3cret-s3cret"


async def tiny_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Opens every answer to every site, just as Flet does."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    headers = [(b"Access-Control-Allow-Origin", b"*"), (b"access-control-allow-credentials", b"true")]
    status = 500 if scope["path"] == "/fail" else 200
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": scope["path"].encode()})


def endpoint(secret: str | None = SECRET, private: bool = False) -> Endpoint:
    return Endpoint(8733, "192.168.0.7", FolderSecret(secret) if secret else None, private)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


class Browser:
    """Asks as a browser would: a host, and whatever headers are given, each as often as it is given."""

    def __init__(self, secret: str | None = SECRET, host: str | None = HOST, cookie: str = "") -> None:
        """Without a secret it is one of this computer, where none has to be shown."""
        self.guard = Guard(tiny_app, endpoint(secret))
        self.server = ("127.0.0.1" if secret is None else "192.168.0.7", 8733)
        self._always = [("host", host)] if host is not None else []
        self._always += [("cookie", cookie)] if cookie else []

    async def get(self, address: str = "/", *headers: tuple[str, str], method: str = "GET") -> Answer:
        start, body = await self._ask("http", address, headers, method=method)
        told = {name.decode().lower(): value.decode() for name, value in start["headers"]}
        return Answer(start["status"], told, body["body"])

    async def socket_opens(self, address: str = "/ws", *headers: tuple[str, str]) -> bool:
        (answer,) = await self._ask("websocket", address, headers)
        return bool(answer["type"] == "websocket.accept")

    async def _ask(
        self, kind: str, address: str, headers: tuple[tuple[str, str], ...], **more: str
    ) -> tuple[Message, ...]:
        path, _, query = address.partition("?")
        asked = [(name.encode(), value.encode("latin-1")) for name, value in (*self._always, *headers)]
        scope = {"type": kind, "path": unquote(path), "query_string": query.encode(), "headers": asked, **more}
        scope["server"] = self.server
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        await self.guard(scope, receive, send)
        return tuple(sent)


async def let_in(secret: str = SECRET, host: str = HOST) -> Browser:
    """A browser that has shown the secret and holds the cookie."""
    return Browser(secret, host, cookie=await the_cookie(secret))


async def the_cookie(secret: str = SECRET) -> str:
    answer = await Browser(secret).get(f"/?key={secret}")
    return answer.headers["set-cookie"].partition(";")[0]


def from_origin(origin: str) -> tuple[str, str]:
    return "origin", origin


# The secret


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("query", ["", "?key=", "?key=wrong", f"?key={SECRET}x", f"?Key={SECRET}", f"?x=key={SECRET}"])
async def test_without_the_secret_there_is_nothing(method: str, query: str) -> None:
    answer = await Browser().get(f"/settings{query}", method=method)
    assert (answer.status, answer.body, "set-cookie" in answer.headers) == (403, b"", False)


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
async def test_the_secret_in_the_address_becomes_a_cookie_and_leaves_the_address(method: str) -> None:
    answer = await Browser().get(f"/match/a1?tab=log&key={SECRET}&tab=2", method=method)
    assert (answer.status, answer.headers["location"]) == (303, "/match/a1?tab=log&tab=2")
    attributes = answer.headers["set-cookie"].split("; ")[1:]
    assert {"HttpOnly", "Path=/"} <= set(attributes)
    assert not any(attribute.startswith("Domain") for attribute in attributes)


async def test_the_cookie_goes_along_when_the_address_is_followed_from_another_sites_page() -> None:
    cookie = (await Browser().get(f"/?key={SECRET}")).headers["set-cookie"]
    assert "SameSite=Lax" in cookie.split("; ")


async def test_with_the_cookie_pages_and_sockets_open() -> None:
    browser = await let_in()
    assert (await browser.get("/settings")).body == b"/settings"
    assert await browser.socket_opens("/ws", from_origin(ORIGIN))


@pytest.mark.parametrize("address", ["/ws", f"/ws?key={SECRET}", "/ws?key=wrong"])
async def test_a_socket_opens_for_the_cookie_only(address: str) -> None:
    assert not await Browser().socket_opens(address, from_origin(ORIGIN))


@pytest.mark.parametrize("value", ["", "wrong", SECRET[:-1], f"{SECRET}x", "\xff"])
async def test_a_cookie_with_another_secret_opens_nothing(value: str) -> None:
    name = (await the_cookie()).partition("=")[0]
    browser = Browser(cookie=f"{name}={value}")
    assert (await browser.get()).status == 403
    assert not await browser.socket_opens("/ws", from_origin(ORIGIN))


async def test_the_cookies_of_other_programs_on_the_same_computer_do_not_get_in_the_way() -> None:
    crowded = f'theme={{"dark": [1, 2]}}; a b; {await the_cookie()}; tail="open'
    assert (await Browser(cookie=crowded).get()).status == 200


async def test_two_folders_on_one_computer_have_cookies_of_different_names() -> None:
    cookies = [await the_cookie(secret) for secret in ("one-secret-of-many", "other-secret-of-many")]
    assert len({cookie.partition("=")[0] for cookie in cookies}) == 2


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("//evil.example/", "/evil.example/"),
        ("///evil.example", "/evil.example"),
        ("/\\evil.example", "/%5Cevil.example"),
        ("/%2F%2Fevil.example", "/evil.example"),
        ("/%0d%0aset-cookie:%20a=b", "/%0D%0Aset-cookie%3A%20a%3Db"),
        ("/żółw", "/%C5%BC%C3%B3%C5%82w"),
        ("/a%3Fb", "/a%3Fb"),
    ],
)
async def test_the_way_on_never_leads_to_another_host(path: str, location: str) -> None:
    assert (await Browser().get(f"{path}?key={SECRET}")).headers["location"] == location


async def test_a_key_that_opens_once_becomes_a_cookie_once() -> None:
    browser = Browser()
    key = FolderSecret(SECRET).key_for_once()
    answers = [await browser.get(f"/settings?once={key}&tab=1") for _ in range(2)]
    assert [answer.status for answer in answers] == [303, 403]
    assert answers[0].headers["location"] == "/settings?tab=1"
    assert (await Browser(cookie=answers[0].headers["set-cookie"].partition(";")[0]).get()).status == 200


async def test_the_cookie_carries_a_token_of_its_own_per_device_and_not_the_secret() -> None:
    one, other = await the_cookie(), await the_cookie()
    assert one != other
    assert SECRET not in one
    assert (await Browser(cookie=f"{one.partition('=')[0]}={SECRET}").get()).status == 403


async def test_a_new_secret_throws_out_every_device() -> None:
    browser = await let_in()

    async def window(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        browser.guard.endpoint.secret.renew()
        await browser.guard.throw_out()
        await send({"type": "websocket.send", "text": "to nobody"})

    browser.guard.app = window
    answers = await browser._ask("websocket", "/ws", (from_origin(ORIGIN),))
    assert [answer["type"] for answer in answers] == ["websocket.accept", "websocket.close"]
    assert (await browser.get()).status == 403
    assert not await browser.socket_opens("/ws", from_origin(ORIGIN))


@pytest.mark.parametrize(("private", "status"), [(False, 200), (True, 403)])
async def test_this_computer_is_asked_for_the_secret_where_that_is_wished(private: bool, status: int) -> None:
    browser = Browser(None, "127.0.0.1:8733")
    browser.guard.endpoint.private = private
    assert (await browser.get()).status == status


async def test_whoever_comes_from_the_network_is_asked_whatever_host_it_names() -> None:
    browser = Browser(SECRET, "127.0.0.1:8733")
    assert (await browser.get()).status == 403
    assert not await browser.socket_opens("/ws", from_origin("http://127.0.0.1:8733"))


# Hosts and origins, with a secret and without


async def a_browser(secret: str | None, host: str | None = HOST) -> Browser:
    """One that would get in, were it not for its host or its origin."""
    return Browser(secret, host, cookie=await the_cookie())


@pytest.mark.parametrize("secret", [SECRET, None])
@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8733", "192.168.0.7", "192.168.0.7:80", "192.168.0.8:8733", "[::1]:8733", "", None],
)
async def test_a_request_for_a_foreign_host_or_for_none_gets_nothing(host: str | None, secret: str | None) -> None:
    browser = await a_browser(secret, host)
    for address in ("/", f"/?key={SECRET}"):
        answer = await browser.get(address)
        assert (answer.status, answer.body, "set-cookie" in answer.headers) == (403, b"", False)
    assert not await browser.socket_opens("/ws", from_origin(f"http://{host}"))
    assert not await browser.socket_opens("/ws", from_origin(ORIGIN))


@pytest.mark.parametrize("secret", [SECRET, None])
async def test_two_hosts_are_one_too_many(secret: str | None) -> None:
    browser = await a_browser(secret)
    assert (await browser.get("/", ("host", HOST))).status == 403
    assert not await browser.socket_opens("/ws", ("host", HOST), from_origin(ORIGIN))


@pytest.mark.parametrize("host", ["127.0.0.1:8733", "localhost:8733"])
async def test_without_a_secret_this_computer_gets_in_by_its_own_names(host: str) -> None:
    browser = Browser(None, host)
    assert (await browser.get()).status == 200
    assert await browser.socket_opens("/ws", from_origin(f"http://{host}"))


@pytest.mark.parametrize("secret", [SECRET, None])
@pytest.mark.parametrize("origin", ["http://evil.example", f"https://{HOST}", "http://localhost:8733", "null", ""])
async def test_a_page_of_another_origin_gets_nothing(origin: str, secret: str | None) -> None:
    browser = await a_browser(secret)
    for method in ("GET", "POST"):
        assert (await browser.get("/upload", from_origin(origin), method=method)).status == 403
    assert not await browser.socket_opens("/ws", from_origin(origin))


@pytest.mark.parametrize("secret", [SECRET, None])
async def test_a_socket_needs_an_origin_and_a_page_does_not(secret: str | None) -> None:
    browser = await a_browser(secret)
    assert (await browser.get()).status == 200
    assert (await browser.get("/", from_origin(ORIGIN))).status == 200
    assert not await browser.socket_opens()


@pytest.mark.parametrize("secret", [SECRET, None])
async def test_two_origins_are_one_too_many(secret: str | None) -> None:
    browser = await a_browser(secret)
    two = from_origin(ORIGIN), from_origin("http://evil.example")
    assert (await browser.get("/", *two)).status == 403
    assert not await browser.socket_opens("/ws", *two)


# Headers


@pytest.mark.parametrize("path", ["/", "/fail", f"/?key={SECRET}", "/?key=wrong"])
@pytest.mark.parametrize("known", [True, False])
async def test_every_answer_says_what_a_page_of_ours_may_do(path: str, known: bool) -> None:
    answer = await (await let_in() if known else Browser()).get(path)
    policy = dict(rule.partition(" ")[::2] for rule in answer.headers["content-security-policy"].split("; "))
    assert (policy["default-src"], policy["frame-ancestors"]) == ("'none'", "'none'")
    assert not any("http" in sources or "*" in sources for sources in policy.values())
    assert (answer.headers["referrer-policy"], answer.headers["x-content-type-options"]) == ("no-referrer", "nosniff")


async def test_no_answer_is_opened_to_other_sites() -> None:
    answer = await (await let_in()).get()
    assert (answer.status, [name for name in answer.headers if name.startswith("access-control")]) == (200, [])


async def test_starting_and_stopping_the_server_is_not_a_visit() -> None:
    reached: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope["type"])

    await Guard(app, endpoint())({"type": "lifespan"}, None, None)  # type: ignore[arg-type]
    assert reached == ["lifespan"]
