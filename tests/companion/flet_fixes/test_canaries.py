"""Canaries: each fails when Flet has mended the fault itself. Then take our mending out."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.companion.flet_fixes.stock_flet import FAULTS
from tests.harness.source import ROOT


@pytest.fixture(scope="module")
def faults() -> list[str]:
    command = [sys.executable, "-m", "tests.companion.flet_fixes.stock_flet"]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()


@pytest.mark.parametrize("fault", [fault.__name__ for fault in FAULTS])
def test_flet_has_not_mended_it_itself(faults: list[str], fault: str) -> None:
    assert fault in faults


def test_every_mending_has_its_canary() -> None:
    mended = {path.stem for path in (ROOT / "companion" / "flet_fixes").glob("*.py")} - {"__init__", "everything"}
    assert mended == {fault.__name__ for fault in FAULTS}
