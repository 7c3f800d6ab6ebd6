"""One browser for all journeys of a process; a server and a folder for each test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser

from tests.harness.browser import PHONE, Screen, Served, chromium
from tests.harness.static_site import Site, built, shared_folder
from tests.harness.watch import Watch

CRASHED = "the client crashed"


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Once more, where the client itself crashed in the middle: Flutter's fault tells nothing of what is tried."""
    Watch.crashes.clear()
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if Watch.crashes and any(report.failed for report in reports):
        item.user_properties.append((CRASHED, Watch.crashes[0]))
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, why in report.user_properties:
            if name == CRASHED:
                terminalreporter.write_line(f"run again, as {CRASHED} ({why}): {report.nodeid}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        accounts = [*Screen.accounts, *(screen.account() for screen in Screen.living)]
        report.sections += [("on the screen", account) for account in accounts]
    Screen.accounts.clear()
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data") as served:
        yield served


@pytest.fixture
def new_screen(browser: Browser, served: Served) -> Iterator[Callable[..., Screen]]:
    with ExitStack() as stack:

        def make(size: dict[str, Any] = PHONE, **context: Any) -> Screen:
            return stack.enter_context(Screen(browser, served, size, **context))

        yield make


@pytest.fixture
def phone(new_screen: Callable[..., Screen]) -> Screen:
    return new_screen()


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static site, to be served; built once for all processes of a run."""
    return built(shared_folder(tmp_path_factory.getbasetemp()))


@pytest.fixture
def site(pages: Path) -> Iterator[Site]:
    with Site(pages) as site:
        yield site
