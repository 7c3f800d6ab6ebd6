"""The built wheel, installed where the source tree cannot be seen, runs the app and finds its data."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from companion import __version__
from companion.preparation import everything
from tests.harness.browser import Served
from tests.harness.requirements import needed

ROOT = Path(__file__).parents[1]
PACKAGES = ("companion", "data", "rules")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel in it, and with what it depends on, but without our source."""
    folder = tmp_path_factory.mktemp("elsewhere") / "env"
    venv.create(folder, symlinks=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip("--python", str(programs / "python"), "install", "--no-deps", "--no-index", str(wheel))
    own = Path(said_by(programs, "import sysconfig; print(sysconfig.get_path('purelib'))"))
    # A folder named here is searched, but the links to source trees that lie in it are not followed.
    (own / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def said_by(programs: Path, code: str) -> str:
    command = [str(programs / "python"), "-I", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_wheel_holds_every_module_and_every_piece_of_data_and_nothing_else(wheel: Path) -> None:
    tracked = subprocess.run(["git", "ls-files", *PACKAGES], cwd=ROOT, capture_output=True, text=True, check=True)
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert set(tracked.stdout.splitlines()) <= packed
    assert {name.partition("/")[0] for name in packed} == set(PACKAGES)
    assert not [name for name in packed if name.endswith((".pyc", ".draft"))]
    made = {name for name in packed if name.startswith("data/prepared/")}
    assert packed == set(tracked.stdout.splitlines()) | made
    assert made == {f"data/{path}" for path in everything()}


def test_the_wheel_brings_along_what_a_first_question_would_have_to_prepare(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [str(installed / "companion"), "rules", "anchor"]
    asked = subprocess.run(command, env=environment, cwd=tmp_path, check=False)
    assert asked.returncode == 0
    assert not [*tmp_path.rglob("*.json")]


def test_the_installed_app_is_not_the_source_tree(installed: Path) -> None:
    for package in PACKAGES:
        found = Path(said_by(installed, f"import {package}; print({package}.__file__)"))
        assert installed.parent in found.parents


def test_the_installed_commands_answer(installed: Path, tmp_path: Path) -> None:
    program = str(installed / "companion")
    for arguments, words in (
        (["--version"], f"Tidekeeper {__version__}"),
        (["--lang", "ru", "--help"], "помощник"),
        (["rules", "--lang", "pl", "statek"], "statk"),
    ):
        done = subprocess.run([program, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, words in done.stdout) == (0, True), done.stderr


def test_the_installed_app_serves_its_page_and_its_own_pictures(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with Served(tmp_path / "data", program=(str(installed / "companion"),)) as served:
        page = urllib.request.urlopen(served.address, timeout=20).read().decode()
        assert 'content="Tidekeeper"' in page
        picture = urllib.request.urlopen(f"{served.origin}/favicon.png", timeout=20).read()
        assert picture == (ROOT / "companion" / "assets" / "favicon.png").read_bytes()


FREE = {
    *("MIT", "MIT License", "MIT-CMU", "BSD-2-Clause", "BSD-3-Clause", "BSD License", "0BSD", "ISC"),
    *("Apache-2.0", "APL 2", "PSF-2.0"),
}
"""Licences that ask for nothing but to be named."""
EXCEPTIONS = {"certifi": "MPL-2.0"}
"""A list of certificates that nobody changes."""


def test_what_the_wheel_needs_is_under_licences_of_the_list() -> None:
    under = needed("tidekeeper", "web")
    assert len(under) > 30
    assert {name: licence for name, licence in under.items() if licence not in FREE} == EXCEPTIONS


def test_the_wheel_carries_its_own_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (named,) = [name for name in packed.namelist() if name.endswith("/licenses/LICENSE")]
        assert packed.read(named) == (ROOT / "LICENSE").read_bytes()
