"""A window is sent the very same, whether Flet is mended or not."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.harness.source import ROOT


def sent(*how: str) -> list[str]:
    command = [sys.executable, "-m", "tests.companion.flet_fixes.messages", *how]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    # What is drawn by chance.
    return [re.sub(r"'(call_id|session_id|uid)': '[^']*'", r"'\1': …", line) for line in printed.splitlines()]


def test_a_seeded_game_sends_the_same_messages_with_and_without_our_mendings() -> None:
    mended, stock = sent(), sent("stock")
    assert len(mended) > 50
    assert sorted(mended) == sorted(stock)
