"""The toy's own tool page and command, and the launcher that registers it before the app opens."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.backend import Backend
from companion.screen.app import app
from tests.harness.source import ROOT
from tests.harness.window import Window


@pytest.mark.usefixtures("toy")
async def test_the_abacus_needs_no_match(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/toy/abacus") as window:
        await window.enter("A number", "4")
        assert window.reads("Twice that is 8.")


def test_the_launcher_of_the_tests_knows_the_toy() -> None:
    command = [sys.executable, "-m", "tests.toy.launch", "count", "2", "3", "--lang", "en"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "Sum: 5\n"


def test_the_app_itself_does_not() -> None:
    command = [sys.executable, "-m", "companion", "count", "2", "3", "--lang", "en"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).returncode == 2
