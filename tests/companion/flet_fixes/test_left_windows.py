"""Windows whose pages have gone: whoever returns finds them, and they do not fill the memory."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from flet_web.fastapi.flet_app_manager import app_manager

from companion import garbage
from companion.flet_fixes import left_windows
from companion.flet_fixes.left_windows import keep_few_left_windows
from tests.companion.flet_fixes.sockets import PHONE, QuietSocket

keep_few_left_windows()
TABLET, LAPTOP = "192.0.2.2", "192.0.2.3"


@pytest.fixture(autouse=True)
def windows() -> Iterator[dict[str, Any]]:
    kept: dict[str, Any] = app_manager._FletAppManager__sessions
    kept.clear()
    yield kept
    kept.clear()


async def leave(address: str = PHONE, window: str = "") -> str:
    """Look at a window and go away; what it is called."""
    socket = QuietSocket(window, address=address)
    name = str((await socket.open()).id)
    await socket.close()
    return name


async def comes_back_to(window: str, address: str = PHONE) -> bool:
    return await leave(address, window) == window


async def test_a_page_that_returns_finds_its_window() -> None:
    window = await leave()
    assert await comes_back_to(window)
    assert await comes_back_to(window)


async def test_a_window_whose_socket_was_cut_off_is_found_again_and_is_given_back_in_time() -> None:
    socket = QuietSocket()
    window = await socket.open()
    await socket.cut_off()
    assert (window.connection, window.expires_at is None) == (None, False)
    assert await comes_back_to(window.id)


async def test_a_socket_that_failed_leaves_its_window_as_if_it_had_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = QuietSocket()
    window = await socket.open()

    async def refuse(_: bytes) -> None:
        raise ConnectionError

    monkeypatch.setattr(socket, "send_bytes", refuse)
    window.error("to nobody")
    with pytest.raises(ConnectionError):
        await socket.close()
    assert await comes_back_to(window.id)


async def test_of_one_address_the_windows_that_were_left_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(left_windows, "MOST_LEFT_OF_ONE", 3)
    other = await leave(TABLET)
    first, second, *_, last = [await leave() for _ in range(4)]
    assert await comes_back_to(second)
    assert await comes_back_to(last)
    assert await comes_back_to(other, TABLET)
    assert not await comes_back_to(first)


async def test_of_all_addresses_the_windows_that_were_left_last_are_kept(
    monkeypatch: pytest.MonkeyPatch, windows: dict[str, Any]
) -> None:
    monkeypatch.setattr(left_windows, "MOST_LEFT", 2)
    first, second, third = [await leave(address) for address in (PHONE, TABLET, LAPTOP)]
    assert len(windows) == 2
    assert await comes_back_to(second, TABLET)
    assert await comes_back_to(third, LAPTOP)
    assert not await comes_back_to(first, PHONE)


async def test_a_window_at_which_somebody_sits_is_never_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(left_windows, "MOST_LEFT_OF_ONE", 1)
    window = await leave()
    socket = QuietSocket(window, address=PHONE)
    await socket.open()
    for _ in range(3):
        await leave()
    await socket.close()
    assert await comes_back_to(window)


async def test_where_a_page_comes_from_is_not_asked_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(left_windows, "MOST_LEFT_OF_ONE", 1)
    kept = await leave(TABLET)
    for _ in range(3):
        socket = QuietSocket(address=PHONE)
        (await socket.open()).page.client_ip = TABLET
        await socket.close()
    assert await comes_back_to(kept, TABLET)


async def test_a_socket_has_one_window_however_often_it_says_who_it_is(windows: dict[str, Any]) -> None:
    socket = QuietSocket("", "another", "one more")
    await socket.open(3)
    assert (len(windows), len(set(socket.shown))) == (1, 1)
    await socket.close()


async def test_what_a_window_held_that_was_given_up_is_looked_for_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was set apart, and no look at what came since would find it."""
    monkeypatch.setattr(left_windows, "MOST_LEFT_OF_ONE", 0)
    monkeypatch.setattr(garbage._Looks, "screens", 0)
    thawed: list[str] = []
    monkeypatch.setattr(gc, "unfreeze", lambda: thawed.append("all"))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    for _ in range(garbage.SCREENS):
        await leave()
    garbage.set_screen_apart()
    assert thawed == ["all"]
