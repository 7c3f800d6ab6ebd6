"""`companion score`: the receipt of a position file, for people or for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TextIO

from companion.farshore.misreading import field_name, one_line
from companion.farshore.positions import BadPosition, read_position
from companion.words import Translate, translator
from rules.farshore.components.box import Box
from rules.farshore.score.checks import check
from rules.farshore.score.remarks import Remark, Weight
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Sheet
from rules.farshore.score.verdict import verdict
from rules.kernel import Phrase, Score, phrase, rank, winners

BAD_INPUT: Final = 2


def score_file(path: str | Path, as_json: bool, lang: str, box: Box | None = None) -> int:
    """Print the receipt of a position file; `box` counts where the file brings none. The exit code."""
    translate = translator(lang)
    try:
        sheet = read_position(Path(path), box or Box())
        remarks = check(sheet, sheet.box)
        _stop_at_refusals(Path(path), remarks)
    except BadPosition as bad:
        _print(one_line(translate(bad.phrase)), sys.stderr)
        return BAD_INPUT
    scores = score_sheet(sheet, sheet.box)
    if as_json:
        _print(json.dumps(_answer(scores, remarks, translate), ensure_ascii=False, indent=2), sys.stdout)
    else:
        for line in _receipt(sheet, scores, remarks, translate):
            _print(one_line(line), sys.stdout)
    return 0


def _stop_at_refusals(path: Path, remarks: tuple[Remark, ...]) -> None:
    for remark in remarks:
        if remark.stops:
            at = (remark.field,) if remark.player is None else ("players", remark.player, "", remark.field)
            key = "refused" if remark.weight is Weight.REFUSAL else "refused_for_good"
            word = remark.reason.partition(".")[2]
            page = phrase("farshore_score.page", n=remark.reason.page)
            raise BadPosition(path, key, field=field_name(at), why=remark.why, page=page, word=word)


def _answer(scores: tuple[Score, ...], remarks: tuple[Remark, ...], translate: Translate) -> dict[str, Any]:
    return {
        "players": [
            {
                "name": score.player,
                "total": score.total,
                "rank": rank(score, scores),
                "lines": [
                    {"group": str(line.group), "text": translate(line.why), "points": line.points}
                    for line in score.lines
                ],
            }
            for score in scores
        ],
        "winners": [score.player for score in winners(scores)],
        "warnings": [translate(said) for said in _warnings(remarks)],
    }


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
    if said := _warnings(remarks):
        yield translate(phrase("farshore_score.please_check"))
        yield from (f"  – {translate(each)}" for each in said)


def _warnings(remarks: tuple[Remark, ...]) -> tuple[Phrase, ...]:
    """Every remark left: a refusal among them is one the table insists on."""
    return tuple(
        remark.why if remark.weight is Weight.WARNING else phrase("farshore_score.our_table", what=remark.why)
        for remark in remarks
    )


def _print(text: str, stream: TextIO) -> None:
    """A console that cannot write a letter shows a question mark instead of failing."""
    encoding = stream.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding), file=stream)
