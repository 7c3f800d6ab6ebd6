"""The app in one file."""

from __future__ import annotations

import ast
import gzip
import io
import json
import struct
import zipfile
from importlib.resources import files
from pathlib import Path

import pytest

from web import compiling, distributions
from web.pack import LEFT_OUT, SITE, Program, _archive, _pack, tidekeeper


def test_all_of_the_app_is_packed_and_nothing_of_its_tests() -> None:
    files = tidekeeper().files
    for name in ("companion/place.py", "rules/kernel.py", "data/prepared/words-pl.json", "data/look/roboto.ttf"):
        assert name in files
    assert {name.partition("/")[0] for name in files} == {"companion", "data", "rules"}
    assert not [name for name in files if "__pycache__" in name or name.startswith("companion/assets")]


def test_the_libraries_are_those_the_project_names_for_a_browser() -> None:
    found = [library.name.lower() for library in distributions.needed(tidekeeper().requirements)]
    assert {"flet", "pydantic", "pydantic_core", "msgpack", "tinydb"} <= set(found)
    assert not {"pillow", "httpx", "oauthlib", "flet-web"} & set(found)


def test_a_requirement_for_other_places_is_left_out() -> None:
    wished = ("six", "tinydb; sys_platform != 'emscripten'", "segno; python_version < '3.14'")
    assert [library.name for library in distributions.needed(wished)] == ["six"]


def test_a_library_that_is_fetched_for_a_browser_is_known_by_its_hashes() -> None:
    hashes = " \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb"
    lock = f"six==1.17.0{hashes}\n    # via x\ntinydb==4.9.0 \\\n    --hash=sha256:cc\n"
    (six,) = distributions.needed(["six"])
    assert distributions.locked(six, lock) == f"six==1.17.0{hashes}"
    with pytest.raises(LookupError, match="not locked"):
        distributions.locked(six, lock.replace("six", "sixty"))


@pytest.mark.parametrize("name", ["snowballstemmer/english_stemmer.py", "snowballstemmer/among.py", "flet/app.py"])
def test_what_is_used_stays(name: str) -> None:
    assert not LEFT_OUT.fullmatch(name)


@pytest.mark.parametrize(
    "name",
    ["snowballstemmer/polish_stemmer.py", "flet-1.0.dist-info/RECORD", "pydantic/v1/main.py"],
)
def test_what_is_for_others_goes(name: str) -> None:
    assert LEFT_OUT.fullmatch(name)


def test_a_pack_is_its_index_and_its_files_in_order_and_always_the_same() -> None:
    files = {"b/two.txt": b"22", "a.txt": b"1"}
    whole = gzip.decompress(_pack(files))
    (length,) = struct.unpack("<I", whole[:4])
    assert json.loads(whole[4 : 4 + length]) == [["a.txt", 1], ["b/two.txt", 2]]
    assert whole[4 + length :] == b"122"
    assert _pack(files) == _pack(dict(reversed(files.items())))


def test_an_archive_is_always_the_same() -> None:
    files = {"b.pyc": b"22", "a.pyc": b"1"}
    assert _archive(files) == _archive(dict(reversed(files.items())))
    assert zipfile.ZipFile(io.BytesIO(_archive(files))).namelist() == ["a.pyc", "b.pyc"]


def test_a_program_is_its_files_its_needs_and_where_it_starts() -> None:
    assert tidekeeper().start == "companion.command.launch"
    assert "flet" in " ".join(tidekeeper().requirements)
    assert Program({}, (), "x").files == {}


def test_docstrings_go_but_a_class_keeps_a_dot() -> None:
    source = '"""M."""\nclass A:\n    """A."""\n    x: int = 1\n    """Of x."""\ndef f():\n    """F."""\n'
    bare = ast.unparse(compiling.bare(ast.parse(source)))
    assert bare == 'class A:\n    """."""\n    x: int = 1\n\ndef f():\n    pass'


def test_typed_dicts_of_a_library_say_nothing_of_their_keys() -> None:
    source = "class A(TypedDict, total=False):\n    x: int\n    y: str\n\nclass B(Other):\n    x: int\n"
    bare = ast.unparse(compiling.keyless(ast.parse(source)))
    assert bare == "class A(TypedDict, total=False):\n    pass\n\nclass B(Other):\n    x: int"


@pytest.mark.parametrize("name", compiling.FOR_CHECKERS)
def test_a_module_with_keys_for_checkers_alone_is_where_it_was(name: str) -> None:
    library, module = name.removeprefix(f"{SITE}/").split("/")
    source = ast.parse(files(library).joinpath(module).read_bytes())
    assert ast.unparse(compiling.keyless(source)).count("TypedDict") > 50


def test_every_module_becomes_byte_code(tmp_path: Path) -> None:
    (tmp_path / "in" / "below").mkdir(parents=True)
    (tmp_path / "in" / "below" / "one.py").write_text("x = 1\n")
    compiling.compile_all(tmp_path / "in", tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").rglob("*.pyc")] == ["one.pyc"]
