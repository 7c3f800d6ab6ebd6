"""`companion score`: the receipt of a position file, for people or for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from companion.command.console import BAD_INPUT, print_json, print_line
from companion.command.outcome import outcome
from companion.farshore.misreading import field_name
from companion.farshore.naming import as_read
from companion.farshore.pages import page_of
from companion.farshore.positions import BadPosition, read_position
from companion.screen.words import Translate, translator
from rules.farshore.components.box import Box
from rules.farshore.reasons import Reason
from rules.farshore.score.checks import check
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Sheet
from rules.farshore.score.verdict import verdict
from rules.kernel import Score, phrase, rank
from rules.sheet import Remark, Weight


def score_file(path: str | Path, as_json: bool, lang: str, box: Box | None = None) -> int:
    """Print the receipt of a position file; `box` counts where the file brings none. The exit code."""
    translate = translator(lang)
    try:
        read = read_position(Path(path), box or Box())
        # A program knows players by the names in its file.
        sheet = read if as_json else as_read(read, translate)
        remarks = check(sheet, sheet.box)
        _stop_at_refusals(Path(path), remarks, lang)
    except BadPosition as bad:
        print_line(translate(bad.phrase), sys.stderr)
        return BAD_INPUT
    scores = score_sheet(sheet, sheet.box)
    if as_json:
        warnings = [translate(remark.said) for remark in remarks]
        print_json({**outcome(scores, translate), "warnings": warnings})
    else:
        for line in _receipt(sheet, scores, remarks, translate):
            print_line(line, sys.stdout)
    return 0


def _stop_at_refusals(path: Path, remarks: tuple[Remark, ...], lang: str) -> None:
    for remark in remarks:
        if remark.stops:
            at = (remark.field,) if remark.player is None else ("players", remark.player, "", remark.field)
            key = "refused" if remark.weight is Weight.REFUSAL else "refused_for_good"
            word = remark.reason.partition(".")[2]
            page = page_of(Reason.of(remark.reason), lang)
            raise BadPosition(path, key, field=field_name(at), why=remark.why, page=page, word=word)


def _receipt(
    sheet: Sheet, scores: tuple[Score, ...], remarks: tuple[Remark, ...], translate: Translate
) -> Iterator[str]:
    for score in scores:
        place = phrase("farshore_score.place", n=rank(score, scores))
        yield translate(phrase("farshore_score.player_total", name=score.player, n=score.total, place=place))
        for group, lines in groupby(score.lines, key=lambda line: line.group):
            counted = list(lines)
            heading = translate(phrase(f"farshore_score.group_{group}"))
            yield f"  {heading}: {sum(line.points for line in counted)}"
            yield from (f"    {line.points:>4}  {translate(line.why)}" for line in counted)
        yield ""
    yield from (translate(said) for said in verdict(sheet, scores))
    if remarks:
        yield translate(phrase("farshore_score.please_check"))
        yield from (f"  – {translate(remark.said)}" for remark in remarks)
