"""What the project says of itself."""

from __future__ import annotations

import tomllib
from pathlib import Path

from companion import __version__

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    assert PROJECT["project"]["version"] == __version__


def test_flet_and_its_extensions_are_pinned_to_one_exact_version() -> None:
    project = PROJECT["project"]
    needed = [*project["dependencies"], *(one for group in project["optional-dependencies"].values() for one in group)]
    pins = {one.partition("==")[2] for one in needed if one.startswith("flet")}
    assert len(pins) == 1
    assert "" not in pins
