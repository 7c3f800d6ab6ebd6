"""How long the search takes while a question is being typed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from time import perf_counter

from tests.harness.farshore_lookup import get_ready, search


def seconds_per_keystroke(language: str, sample: int = 150) -> float:
    """The 95th percentile over every keystroke of `sample` of the questions players ask, spread over them all."""
    get_ready()
    questions = list(
        tomllib.loads((Path(__file__).parent / "questions" / "farshore" / f"{language}.toml").read_text("utf-8"))
    )
    taken = sorted(
        _seconds(question[:typed], language)
        for question in questions[:: max(1, len(questions) // sample)]
        for typed in range(1, len(question) + 1)
    )
    return taken[int(len(taken) * 0.95)]


def _seconds(query: str, language: str) -> float:
    begun = perf_counter()
    search(query, language)
    return perf_counter() - begun
