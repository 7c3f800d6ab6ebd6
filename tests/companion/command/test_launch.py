"""The command line, as a process of its own: one clear line, the right exit code, never a traceback."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import __version__
from companion.command.launch import main
from companion.languages import LANGUAGES
from companion.server.listening import LOOPBACK, port_of

pytestmark = pytest.mark.usefixtures("one_game")
"""With a second game there is more to choose."""

ROOT = Path(__file__).parents[3]
UNWRITABLE = Path("/proc/tidekeeper") if sys.platform == "linux" else Path("/System/tidekeeper")
"""Where not even an administrator may make a folder."""
NOWHERE = "http://127.0.0.1:9"
Ran = subprocess.CompletedProcess[str]
Here = Callable[..., Ran]


def run(*arguments: str, patience: float = 30, **environment: str) -> Ran:
    """`python -m companion …` on a computer without a display, in English unless told otherwise."""
    plain = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "LANG")}
    plain |= {"LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, "-m", "companion", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, timeout=patience, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def complaint(done: Ran) -> str:
    """The one line of a command that was refused."""
    assert (done.returncode, done.stdout) == (2, ""), (done.stdout, done.stderr)
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """The same in this process, for what comes before anything is opened."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run_here(*arguments: str) -> Ran:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        return subprocess.CompletedProcess(arguments, int(str(left.value.code)), *capsys.readouterr())

    return run_here


# Help


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en_US.UTF-8", "Without a command"),
        ("pl_PL.UTF-8", "pomocnik przy stole"),
        ("ru_RU.UTF-8", "помощник"),
    ],
)
def test_help_is_given_in_the_language_of_the_system(locale: str, words: str) -> None:
    done = run("--help", LC_ALL="", LANG=locale)
    assert (done.returncode, words in done.stdout) == (0, True)


@pytest.mark.parametrize("arguments", ["--lang pl --help", "--help --lang=pl", "score --lang=pl -h"])
def test_help_is_given_in_the_language_asked_for(here: Here, arguments: str) -> None:
    assert here(*arguments.split()).stdout.startswith("użycie: companion")


def test_help_names_everything_that_can_be_said(here: Here) -> None:
    for name in ("score", "replay", "rules", "--port", "--data", "--lang", "--lan", "--window", "--no-browser"):
        assert name in here("--help").stdout


def test_help_does_not_wait_for_flet_or_for_a_server() -> None:
    code = "import sys; from companion.command.launch import main\ntry: main(['--help'])\nfinally: print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    loaded = {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split()}
    assert "companion" in loaded
    assert not loaded & {"flet", "flet_web", "uvicorn", "starlette", "segno", "tinydb", "PIL"}


def test_the_version_is_said(here: Here) -> None:
    assert here("--version").stdout == f"Tidekeeper {__version__}\n"


def test_a_terminal_that_cannot_write_a_letter_still_gets_its_answer() -> None:
    done = run("--help", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (done.returncode, "companion" in done.stdout) == (0, True)


def test_a_reader_that_has_had_enough_is_no_failure() -> None:
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "companion", "rules", "ship", "--lang", "en"]
    with subprocess.Popen(command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True) as process:
        os.close(writing)
        os.close(reading)
        complaints = process.communicate(timeout=30)[1]
    assert (process.returncode, complaints) == (0, "")


# What is wrong with the line


@pytest.mark.parametrize("port", ["-1", "65536", "many", "", "1.5", "9" * 5_000])
def test_a_port_that_is_none_is_refused(here: Here, port: str) -> None:
    assert "a port is a number from 0 to 65535" in complaint(here(f"--port={port}"))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--lang", "xx"), "--lang"),
        (("--prot=80",), "--prot"),
        (("sail",), "sail"),
        (("score",), "FILE"),
        (("replay",), "FILE"),
        (("rules",), "WORDS"),
        (("--data",), "--data"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_and_help_is_named(
    here: Here, arguments: tuple[str, ...], named: str
) -> None:
    line = complaint(here(*arguments))
    assert named in line
    assert "companion --help" in line


MISUSED = {
    ("score",): ("FILE is missing", "brakuje: FILE", "не хватает: FILE"),
    ("rules",): ("WORDS is missing", "brakuje: WORDS", "не хватает: WORDS"),
    ("--port",): ("--port needs a value", "--port wymaga wartości", "для --port нужно значение"),
    ("foo",): (
        "COMMAND cannot be “foo”, only one of: score, replay, rules",
        "COMMAND nie może mieć wartości „foo”, możliwe: score, replay, rules",
        "COMMAND не может быть «foo», возможно только: score, replay, rules",
    ),
    ("--x", "--y"): ("not known here: --x --y", "nieznane tutaj: --x --y", "здесь неизвестно: --x --y"),
    ("--window=1",): (
        "--window takes no value, but “1” was given",
        "--window nie przyjmuje wartości, a podano „1”",
        "--window не принимает значений, а указано «1»",
    ),
    ("--port=x",): (
        "--port: a port is a number from 0 to 65535",
        "--port: port to liczba od 0 do 65535",
        "--port: порт — это число от 0 до 65535",
    ),
}


@pytest.mark.parametrize("arguments", MISUSED, ids=" ".join)
def test_what_is_wrong_with_a_line_is_said_without_a_word_of_another_language(
    here: Here, arguments: tuple[str, ...]
) -> None:
    for language, said in zip(LANGUAGES, MISUSED[arguments], strict=True):
        line = complaint(here(f"--lang={language}", *arguments))
        assert line.partition(" (companion --help")[0] == said


def test_a_word_without_end_is_named_by_its_end(here: Here) -> None:
    line = complaint(here("--lang=pl", "--" + "x" * 5_000))
    assert line.startswith("nieznane tutaj: …xxx")
    assert len(line) < 500


def test_a_refusal_is_in_the_language_asked_for() -> None:
    assert "port to liczba od 0 do 65535" in complaint(run("--lang", "pl", "--port", "x"))


# What stands in the way of the app


def test_a_busy_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as busy:
        port = port_of(busy)
        line = complaint(run("--data", str(tmp_path), "--port", str(port)))
    assert line == f"Port {port} is in use. Choose another one, or leave --port out."
    assert not (tmp_path / "address").exists()


@pytest.mark.parametrize("folder", ["file", "below", str(UNWRITABLE), "~nobody-at-all/data", "ring"])
def test_a_data_folder_that_cannot_be_is_one_clear_line(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "ring").symlink_to(tmp_path / "ring")
    chosen = {"file": tmp_path / "file", "below": tmp_path / "file" / "data", "ring": tmp_path / "ring"}
    line = complaint(run("--data", str(chosen.get(folder, folder))))
    assert line.startswith("The data folder ")
    assert "cannot be used" in line
    assert (tmp_path / "file").read_text() == "in the way"


def test_where_there_is_no_home_one_clear_line_names_the_way_out(
    no_home: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "--data" in line


def test_an_address_that_is_not_ours_is_one_clear_line(tmp_path: Path) -> None:
    line = complaint(run("--data", str(tmp_path), "--lan", "192.0.2.1"))
    assert line.startswith("Cannot serve at 192.0.2.1")


def test_a_window_without_a_display_is_one_clear_line(tmp_path: Path) -> None:
    line = complaint(run("--data", str(tmp_path), "--window"))
    assert line.startswith("No window can be opened (there is no display).")


def test_a_window_that_nothing_can_open_is_one_clear_line(tmp_path: Path) -> None:
    """Whatever is installed: on this display no browser opens, and from this address no client can be fetched."""
    done = run("--data", str(tmp_path), "--window", DISPLAY=":99", HOME=str(tmp_path), https_proxy=NOWHERE)
    (line,) = done.stderr.splitlines()
    assert (done.returncode, line.startswith("No window can be opened (")) == (2, True)


def test_without_what_serves_the_web_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "flet_web.py").write_text("raise ModuleNotFoundError(name='flet_web')")
    line = complaint(run("--data", str(tmp_path / "data"), PYTHONPATH=str(tmp_path)))
    assert 'pip install "tidekeeper[web]"' in line


# Without a screen


def test_a_score_is_printed_for_people_and_for_programs(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"game": "farshore", "players": [{"name": "Ola", "shells": 3, "ship": 0}]}))
    assert "Ola" in run("score", str(position)).stdout
    answer = json.loads(run("score", str(position), "--json", "--lang", "pl").stdout)
    assert [player["name"] for player in answer["players"]] == ["Ola"]
    assert str(tmp_path / "none.json") in complaint(run("score", str(tmp_path / "none.json")))


def test_the_rules_are_looked_up_in_the_language_asked_for() -> None:
    answer = json.loads(run("rules", "róża", "wiatrów", "--lang", "pl", "--json").stdout)
    assert {"game", "id", "title", "text", "source"} == set(answer[0])


def test_a_match_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{}")
    assert "match.json" in complaint(run("replay", str(tmp_path / "match.json")))


def test_a_disk_that_takes_no_more_of_the_answer_is_one_clear_line() -> None:
    command = [sys.executable, "-m", "companion", "rules", "hand", "limit", "--lang", "en"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "could not be written" in done.stderr


@pytest.mark.parametrize("arguments", [("rules", "ладонь", "рука"), ("rules", "рука", "--lang", "ru")])
def test_an_answer_for_programs_keeps_its_letters_on_any_stream(arguments: tuple[str, ...]) -> None:
    usual, narrow = (run(*arguments, "--json", PYTHONIOENCODING=how) for how in ("utf-8", "cp1252"))
    assert json.loads(narrow.stdout) == json.loads(usual.stdout) != []


def test_an_address_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path), "--no-browser", "--lan", "ż..a")
    assert (done.returncode, "Traceback" in done.stderr, len(done.stderr.splitlines())) == (2, False, 1)
