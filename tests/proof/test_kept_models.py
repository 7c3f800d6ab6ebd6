"""Models as they are kept: a file scored with them is scored, or refused, word for word as pydantic has it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from companion.disk.file_kinds import may_be_match
from tests.harness.every_game import GAMES
from tests.proof import originals
from tests.proof.kept_scores import scored
from tests.proof.mutations import mutated

MANY = [30, pytest.param(300, marks=pytest.mark.long)]


@pytest.mark.parametrize("so_many", MANY)
@pytest.mark.parametrize("game_id", GAMES)
def test_kept_models_score_and_refuse_word_for_word(tmp_path: Path, game_id: str, so_many: int) -> None:
    seed = random.randrange(10**6)
    print(f"\n{game_id}: {so_many} positions, seed {seed}")
    positions, none = tmp_path / "positions", tmp_path / "none"
    positions.mkdir()
    none.mkdir()
    (none / "no.json").write_text("{}")
    for n in range(4):
        (positions / f"right{n}.json").write_text(json.dumps(originals.position_of(game_id, n)))
    chance = Random(seed)
    for n in range(so_many):
        path = positions / f"wrong{n}.json"
        path.write_bytes(mutated(originals.position_of(game_id, n % 4), chance))
        if may_be_match(path):
            path.unlink()
    assert _with_kept_models(positions, tmp_path / "cache") == {
        path.name: _plain(scored(path)) for path in positions.iterdir()
    }


def _with_kept_models(positions: Path, cache: Path) -> dict[str, object]:
    """Nothing else is prepared: a refusal has to open the look-up, which asks for more of pydantic."""
    command = [sys.executable, "-m", "tests.proof.kept_scores", str(positions)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    subprocess.run([*command[:-1], str(cache.parent / "none")], env=environment, check=True)
    models, *others = sorted(cache.rglob("*.json"), key=lambda path: not path.name.startswith("models"))
    assert models.name.startswith("models")
    for other in others:
        other.unlink()
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return dict(map(json.loads, told.stdout.splitlines()))


def _plain(said: object) -> object:
    return json.loads(json.dumps(said))
