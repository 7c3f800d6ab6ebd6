"""The score sheet as one HTML file that needs nothing else, on a screen or on paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from companion.drawings.bars import bar, swatch
from companion.score.scored_sheet import parts_of
from companion.score.sharing.result import Result
from companion.screen.palette import LIGHT

LOOK = LIGHT


def as_page(result: Result, language: str) -> str:
    title = escape(result.heading)
    body = "".join((*_heading(result), _table(result), *_receipts(result), _remarks(result), _foot(result)))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_style()}</style>\n</head>\n<body>\n<main>{body}</main>\n</body>\n</html>\n"
    )


def _style() -> str:
    return (
        f"body{{margin:0;background:{LOOK.paper};color:{LOOK.ink};font:16px/1.45 Roboto,system-ui,sans-serif}}"
        "main{max-width:960px;margin:0 auto;padding:24px}"
        "header{display:flex;gap:16px;align-items:center}header svg{width:72px;flex:none}header div{min-width:0}"
        f"h1{{font-size:26px;margin:0;color:{LOOK.sea_deep}}}h2{{font-size:19px;margin:28px 0 8px}}p{{margin:4px 0}}"
        "table{border-collapse:collapse;width:100%;margin:16px 0}"
        "th,td{padding:8px 6px;text-align:right}th:first-child,td:first-child{text-align:left}"
        "th+th,th+td,td+td{white-space:nowrap}.wide{overflow-x:auto}"
        "thead th{max-width:8em;overflow:hidden;text-overflow:ellipsis}"
        ".wide td:first-child{padding-left:26px;text-indent:-20px}h1,h2,p,li,section td{overflow-wrap:anywhere}"
        f".wide tbody tr:nth-child(odd),section th{{background:{LOOK.sheet}}}"
        f"tfoot td,tfoot th{{border-top:2px solid {LOOK.ink_soft};font-size:22px}}"
        "td svg,th svg{width:14px;height:14px;vertical-align:-1px;margin-right:6px}"
        f".bar svg{{width:100%;height:22px}}.soft{{color:{LOOK.ink_soft}}}.first{{color:{LOOK.sea_deep}}}"
        "section{break-inside:avoid}section table{margin:6px 0}"
        "@media(max-width:480px){main{padding:16px}th,td{padding:8px 4px}}"
        "@media print{body{background:none}main{padding:0;max-width:none}"
        "th+th{white-space:normal;overflow-wrap:anywhere;max-width:none}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}"
    )


def _heading(result: Result) -> Iterator[str]:
    first, *rest = result.verdict or (result.text("sheet.total"),)
    said = "".join(f"<p>{escape(line)}</p>" for line in rest)
    day = f'<p class="soft">{escape(result.heading)}</p>'
    yield f"<header>{parts_of(result.game).sign(LOOK, False)}<div><h1>{escape(first)}</h1>{said}{day}</div></header>"


def _table(result: Result) -> str:
    players = range(len(result.scores))
    names = "".join(f"<th>{escape(result.name(at))}</th>" for at in players)
    rows = "".join(
        f"<tr><td>{swatch(result.tones(LOOK)[group])}{escape(result.group(group))}</td>"
        + "".join(f"<td>{result.points(at, group)}{_by_hand(result, at, group)}</td>" for at in players)
        + "</tr>"
        for group in result.told
    )
    totals = "".join(f"<td{_first(result, at)}><b>{result.scores[at].total}</b></td>" for at in players)
    label = escape(result.text("sheet.total"))
    return (
        f'<div class="wide"><table><thead><tr><th></th>{names}</tr></thead><tbody>{rows}</tbody>'
        f"<tfoot><tr><th>{label}</th>{totals}</tr></tfoot></table></div>"
    )


def _by_hand(result: Result, at: int, group: str) -> str:
    return " ·" if result.by_hand(at, group) else ""


def _first(result: Result, at: int) -> str:
    return ' class="first"' if result.first(at) else ""


def _receipts(result: Result) -> Iterator[str]:
    most = max(score.total for score in result.scores)
    for at in range(len(result.scores)):
        points = {group: result.points(at, group) for group in result.groups}
        groups = "".join(_group(result, at, group) for group in result.groups if result.lines(at, group))
        drawn = f'<div class="bar">{_as_wide_as_the_page(bar(LOOK, result.tones(LOOK), points, most))}</div>'
        yield f"<section><h2>{escape(result.total(at))}</h2>{drawn}<table>{groups}</table></section>"


def _group(result: Result, at: int, group: str) -> str:
    """Its name, its points, and what they are made of: points counted by hand do not say what for."""
    heading = (
        f"<th>{swatch(result.tones(LOOK)[group])}{escape(result.group(group))}</th><th>{result.points(at, group)}</th>"
    )
    lines = "".join(
        f"<tr><td>{escape(result.say(line.why))}</td><td>{line.points}</td></tr>" for line in result.lines(at, group)
    )
    return f"<tbody><tr>{heading}</tr>{lines}</tbody>"


def _as_wide_as_the_page(svg: str) -> str:
    return svg.replace("<svg ", '<svg preserveAspectRatio="none" ', 1)


def _remarks(result: Result) -> str:
    said = "".join(f"<li>{escape(remark)}</li>" for remark in result.remarks())
    heading = escape(result.text("result.please_check"))
    return f"<section><h2>{heading}</h2><ul>{said}</ul></section>" if said else ""


def _foot(result: Result) -> str:
    note = f"{result.text('sheet.by_hand_mark')} " if result.partly_by_hand else ""
    return f'<p class="soft">{escape(note + result.text("share.made_with"))}</p>'
