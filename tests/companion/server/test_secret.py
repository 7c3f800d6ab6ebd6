"""The secret, keys that open once, and the tokens of devices."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.server import secret as secret_room
from companion.server.endpoint import opened_once
from companion.server.secret import FolderSecret, secret_of

SECRET = "s3cret-s3cret-s3cret-s3cret"
SECOND = 10**9


def test_a_key_opens_once() -> None:
    secret = FolderSecret(SECRET)
    key = secret.key_for_once()
    assert [secret.opens_once(key) for _ in range(2)] == [True, False]
    assert secret.opens_once(secret.key_for_once())


def test_a_key_that_was_used_opens_nothing_after_a_restart_either() -> None:
    before = FolderSecret(SECRET)
    key = before.key_for_once()
    assert before.opens_once(key)
    assert not FolderSecret(SECRET).opens_once(key)


def test_a_key_that_comes_too_late_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_room, "LASTS", -1)
    secret = FolderSecret(SECRET)
    assert not secret.opens_once(secret.key_for_once())


class Clocks:
    """The one that can be set, and the one that runs on while the computer does."""

    def __init__(self) -> None:
        self.written, self.running = 1_700_000_000 * SECOND, 1_000 * SECOND

    def time_ns(self) -> int:
        return self.written

    def monotonic_ns(self) -> int:
        return self.running

    def pass_by(self, seconds: int) -> None:
        self.written += seconds * SECOND
        self.running += seconds * SECOND


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    clocks = Clocks()
    monkeypatch.setattr(secret_room, "time", clocks)
    return clocks


@pytest.mark.parametrize("hours", [-24 * 365, -2, 2])
def test_a_key_opens_whatever_the_clock_was_set_to_since_the_start(clocks: Clocks, hours: int) -> None:
    secret = FolderSecret(SECRET)
    clocks.written += hours * 3600 * SECOND
    clocks.pass_by(10)
    key = FolderSecret(SECRET).key_for_once()
    clocks.pass_by(10)
    assert [secret.opens_once(key) for _ in range(2)] == [True, False]


def test_a_key_opens_where_the_clock_is_set_back_before_it_is_used(clocks: Clocks) -> None:
    secret = FolderSecret(SECRET)
    key = secret.key_for_once()
    clocks.written -= 7200 * SECOND
    clocks.pass_by(10)
    assert secret.opens_once(key)


@pytest.mark.parametrize("back", [0, 60, 7200])
def test_no_key_of_before_a_restart_opens_whatever_the_clock_was_set_to(clocks: Clocks, back: int) -> None:
    key = FolderSecret(SECRET).key_for_once()
    clocks.pass_by(5)
    clocks.written -= back * SECOND
    secret = FolderSecret(SECRET)
    for seconds in (back, 30, 90):
        assert not secret.opens_once(key)
        clocks.pass_by(seconds)


def test_no_key_of_before_the_computer_started_opens_where_it_runs_as_long_again(clocks: Clocks) -> None:
    key = FolderSecret(SECRET).key_for_once()
    clocks.pass_by(600)
    clocks.running = 900 * SECOND
    secret = FolderSecret(SECRET)
    clocks.pass_by(100)
    assert not secret.opens_once(key)


def test_a_key_that_nobody_used_is_worth_nothing_after_two_minutes_by_either_clock(clocks: Clocks) -> None:
    secret = FolderSecret(SECRET)
    key = secret.key_for_once()
    clocks.running += 121 * SECOND
    assert not secret.opens_once(key)
    key = secret.key_for_once()
    clocks.written += 121 * SECOND
    assert not secret.opens_once(key)


def test_whoever_knows_the_secret_can_make_a_key_and_nobody_else() -> None:
    secret = FolderSecret(SECRET)
    assert secret.opens_once(FolderSecret(SECRET).key_for_once())
    assert not secret.opens_once(FolderSecret("another").key_for_once())
    assert not secret.opens_once(secret.token())


@pytest.mark.parametrize("key", ["", ".", "-", "9999999999-aa.", "once-1-1-aa.", "nothing.at.all", "żółw", SECRET])
def test_nonsense_is_no_key_and_no_token(key: str) -> None:
    secret = FolderSecret(SECRET)
    assert not secret.opens_once(key)
    assert not secret.is_token(key)


def test_every_device_has_a_token_of_its_own_that_does_not_tell_the_secret() -> None:
    secret = FolderSecret(SECRET)
    one, other = secret.token(), secret.token()
    assert one != other
    assert secret.is_token(one)
    assert secret.is_token(other)
    assert SECRET not in one + secret.cookie + secret.key_for_once()
    assert not secret.is_token(secret.key_for_once())


def test_a_new_secret_is_kept_and_makes_every_token_and_key_worthless(tmp_path: Path) -> None:
    secret = secret_of(tmp_path)
    before, token, key = secret.value, secret.token(), secret.key_for_once()
    secret.renew()
    assert secret_of(tmp_path).value == secret.value != before
    assert not secret.is_token(token)
    assert not secret.opens_once(key)
    assert not secret.is_value(before)


def test_where_a_new_secret_cannot_be_kept_the_old_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = secret_of(tmp_path)
    before, token = secret.value, secret.token()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(secret_room, "write_private", full)
    with pytest.raises(OSError, match="No space left"):
        secret.renew()
    assert secret.value == secret_of(tmp_path).value == before
    assert secret.is_token(token)


def test_a_first_secret_that_cannot_be_kept_is_good_until_the_app_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(secret_room, "write_private", full)
    assert secret_of(tmp_path).value != secret_of(tmp_path).value
    assert secret_room.SECRET.fullmatch(secret_of(tmp_path).value)


def test_an_address_for_a_command_line_holds_a_key_and_not_the_secret() -> None:
    secret = FolderSecret(SECRET)
    address = opened_once(f"http://127.0.0.1:8733/?key={SECRET}")
    assert SECRET not in address
    assert secret.opens_once(address.partition("?once=")[2])
    assert opened_once("http://127.0.0.1:8733/") == "http://127.0.0.1:8733/"
