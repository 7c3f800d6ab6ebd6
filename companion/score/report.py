"""`companion score`: the receipt of a position or of a match, for people or for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from companion.command.console import BAD_INPUT, print_json, print_line
from companion.command.outcome import outcome
from companion.games import call_later, game
from companion.score.bad_files import BadFile, BadPosition
from companion.score.misreadings import written
from companion.score.names import sheet_as_read
from companion.score.scored_files import read_scored
from companion.score.scored_sheet import ScoredSheet, parts_of
from companion.screen.words import Translate, translator
from rules.kernel import Model, phrase
from rules.scores import rank
from rules.sheet import Remark, Weight

_reason_source = call_later("companion.lookup.fact_sources", "reason_source")
"""Loaded where something is refused: whoever only counts waits for no look-up."""


def score_file(path: str | Path, as_json: bool, lang: str, box: Model | None = None) -> int:
    """Print the receipt of a file; `box` counts where a position brings none. The exit code."""
    translate = translator(lang)
    try:
        scored = read_scored(Path(path), box)
        if not as_json:  # a program knows players by the names in its file
            scored = sheet_as_read(scored, parts_of(scored.sheet.game), translate)
        _stop_at_refusals(Path(path), scored, lang)
    except BadFile as bad:
        print_line(translate(bad.phrase), sys.stderr)
        return BAD_INPUT
    if as_json:
        warnings = [translate(remark.said) for remark in scored.remarks]
        print_json(
            {
                **outcome(scored.standings, translate, undecided=bool(scored.unknown)),
                "warnings": warnings,
                **parts_of(scored.sheet.game).report(scored.sheet),
            }
        )
    else:
        for line in _receipt(scored, translate):
            print_line(line, sys.stdout)
    return 0


def _stop_at_refusals(path: Path, scored: ScoredSheet, lang: str) -> None:
    for remark in scored.stops:
        rules = game(scored.sheet.game)
        assert rules is not None
        key = "refused" if remark.weight is Weight.REFUSAL else "refused_for_good"
        word = remark.reason.partition(".")[2]
        page = _reason_source(rules.id, rules.reasons.of(remark.reason), lang)
        raise BadPosition(path, key, field=_field(remark), why=remark.why, page=page, word=word)


def _field(remark: Remark) -> str:
    return written([remark.field] if remark.player is None else ["players", remark.player, remark.field])


def _receipt(scored: ScoredSheet, translate: Translate) -> Iterator[str]:
    scores, sheet = scored.standings, scored.sheet
    for score in scores:
        place = phrase("result.place", n=rank(score, scores))
        yield translate(phrase("result.player_total", name=score.player, n=score.total, place=place))
        for group, lines in groupby(score.lines, key=lambda line: line.group):
            counted = list(lines)
            heading = translate(phrase(f"{sheet.game}_score.group_{group}"))
            yield f"  {heading}: {sum(line.points for line in counted)}"
            yield from (f"    {line.points:>4}  {translate(line.why)}" for line in counted)
        yield ""
    yield from (translate(said) for said in scored.verdict)
    if scored.remarks:
        yield translate(phrase("result.please_check"))
        yield from (f"  – {translate(remark.said)}" for remark in scored.remarks)
