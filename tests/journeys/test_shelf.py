"""The shelf in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.harness.browser import PHONE, Screen, Served
from tests.harness.demo import furnish
from tests.harness.lasting_notices import PROGRAM


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    furnish(tmp_path / "data")
    with Served(tmp_path / "data", program=PROGRAM) as served:
        yield served


def test_a_match_is_found_deleted_and_brought_back_and_the_shelf_adds_up(browser: Browser, served: Served) -> None:
    with Screen(browser, served, PHONE) as phone:
        phone.open("/shelf", see="8 matches of 8")
        phone.type("Search by name", "michal")
        phone.see("1 match of 8")
        phone.tap("More: Ola", exact=False)
        phone.tap("Delete")
        phone.see("0 matches of 7")
        phone.tap("Undo")
        phone.see("1 match of 8")
        phone.open("/shelf/statistics", see="Over 6 finished matches.")
        phone.see("Terror of the Oceans")
        phone.tap("The shelf")
        phone.see("8 matches of 8")
        phone.tap("Settings", role="tab")
        phone.see("Less motion")
