"""A position file in a folder of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.companion.score.position_files import Write


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(content: object) -> Path:
        path = tmp_path / "position.json"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return path

    return written
