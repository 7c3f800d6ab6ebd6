"""What the project says of itself."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from companion import __version__
from tests.harness.requirements import needed

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    assert PROJECT["project"]["version"] == __version__


def test_the_newest_version_of_the_changelog_is_this_one_and_has_a_note_for_players() -> None:
    heading = next(line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## "))
    assert re.fullmatch(rf"## \[{re.escape(__version__)}\] – \d{{4}}-\d\d-\d\d", heading)
    note = (ROOT / "docs" / "releases" / f"{__version__}.md").read_text("utf-8")
    assert note.startswith(f"# Tidekeeper {__version__}\n")


def test_flet_and_its_extensions_are_pinned_to_one_exact_version() -> None:
    project = PROJECT["project"]
    needed = [*project["dependencies"], *(one for group in project["optional-dependencies"].values() for one in group)]
    pins = {one.partition("==")[2] for one in needed if one.startswith("flet")}
    assert len(pins) == 1
    assert "" not in pins


# What `make` installs

LOCKS = {"app": (), "web": ("web",), "test": ("web", "test")}
"""Each with the groups it holds besides what the app needs to be served."""


def locked(name: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Version and hashes, by package."""
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8").replace(" \\\n", "")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    found = {}
    for line in lines:
        pin, *hashes = line.split(" --hash=sha256:")
        package, version = pin.split()[0].split("==")
        found[package] = (version, tuple(one.strip() for one in hashes))
    return found


def asked(name: str) -> list[Requirement]:
    """What pyproject.toml asks for there."""
    lines = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["web"]]
    for group in ("build", *LOCKS[name]):
        lines += [line for line in PROJECT["dependency-groups"][group] if isinstance(line, str)]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_that_make_installs_is_locked_with_its_hashes(name: str) -> None:
    pins = locked(name)
    assert set(needed("tidekeeper", "web")) - {"tidekeeper"} <= set(pins)
    assert all(re.fullmatch("[0-9a-f]{64}", one) for _, hashes in pins.values() for one in hashes)
    assert all(hashes for _, hashes in pins.values())


def test_a_package_that_is_needed_here_and_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could say under which licence it is; one for another system is needed by nobody here."""
    for name, asks in (("needs", "missing"), ("elsewhere", "missing; sys_platform == 'nowhere'")):
        metadata = tmp_path / f"{name}-1.dist-info" / "METADATA"
        metadata.parent.mkdir()
        metadata.write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: 1\nLicense: MIT\nRequires-Dist: {asks}\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert needed("elsewhere") == {"elsewhere": "MIT"}
    with pytest.raises(PackageNotFoundError, match="missing"):
        needed("needs")


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_fits_what_the_project_asks_for(name: str) -> None:
    pins = locked(name)
    misfits = [str(one) for one in asked(name) if not one.specifier.contains(pins[canonicalize_name(one.name)][0])]
    assert misfits == []
    assert pins.items() <= locked("test").items()


def test_what_builds_us_is_locked_too() -> None:
    building = [Requirement(line) for line in PROJECT["build-system"]["requires"]]
    assert {str(one) for one in building} <= {str(Requirement(line)) for line in PROJECT["dependency-groups"]["build"]}


@pytest.mark.parametrize("name", [*LOCKS, "lock"])
def test_the_lock_does_not_say_where_packages_come_from(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    assert re.findall(r"//|file:|index|find-links| @ ", text) == []


def test_make_takes_nothing_that_is_not_locked() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    installs = [line for line in text.splitlines() if "pip install" in line or "$(INSTALL)" in line]
    assert [line.partition(" ")[0] for line in installs] == ["INSTALL", "LOCKED", "OURSELVES"]
    assert set(re.findall(r"\$\(LOCKED\) locks/(\w+)\.txt", text)) == {*LOCKS, "lock"}


def test_the_parts_of_the_server_have_upper_bounds() -> None:
    web = [Requirement(line) for line in PROJECT["project"]["optional-dependencies"]["web"]]
    assert {"fastapi", "httptools", "starlette", "uvicorn", "websockets"} <= {one.name for one in web}
    assert [str(one) for one in web if not any(bound.operator in ("<", "==") for bound in one.specifier)] == []
