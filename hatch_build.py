"""The wheel's build hook: what can be prepared of our files comes along, so that nobody waits for it."""

from __future__ import annotations

import atexit
import shutil
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PreparedFiles(BuildHookInterface[Any]):
    """Adds them to `data`; an editable install reads its files where they lie and may change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from companion.preparation import everything

        made = Path(mkdtemp())
        atexit.register(shutil.rmtree, made)
        for path, content in everything().items():
            file = made / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            build_data["force_include"][str(file)] = f"data/{path}"
