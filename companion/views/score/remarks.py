"""What the rules have to say about the sheet: why, on which page, and how to overrule it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import flet as ft

from companion.lookup.fact_sources import reason_source
from companion.screen import theme
from companion.screen.addresses import rules_route
from companion.views.score.ledger import name_of
from companion.views.score.scoring import Part, Refused, Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.sheet import Remark, Weight

ICONS = {Weight.FINAL: ft.Icons.BLOCK, Weight.REFUSAL: ft.Icons.GAVEL, Weight.WARNING: ft.Icons.INFO_OUTLINE}


def remarks(scoring: Scoring, everybody: bool = False) -> list[ft.Control]:
    """Those about the player that lies open and about the whole table; or all there are."""
    said = scoring.result.localised.remarks
    return _listed(scoring, [remark for remark in said if everybody or remark.player in (None, scoring.at)])


def in_the_way(scoring: Scoring) -> list[ft.Control]:
    """What stops the sheet, whoever it is about."""
    return _listed(scoring, scoring.result.localised.stops)


def worth_a_look(scoring: Scoring) -> list[ft.Control]:
    """What can wait until the points have been read."""
    asked = scoring.open_sheet.scored.unknown  # beside the headline already
    said = [remark for remark in scoring.result.localised.remarks if not remark.stops]
    return _listed(scoring, [remark for remark in said if (remark.player, remark.field) not in asked])


def _listed(scoring: Scoring, said: Sequence[Remark]) -> list[ft.Control]:
    if not said:
        return []
    return [section(scoring.store.text("sheet.checks"), *(_remark(scoring, remark) for remark in said))]


def unchecked(scoring: Scoring) -> list[ft.Control]:
    """Whose numbers the record of the match cannot vouch for; a tap leads there."""
    sheet = scoring.open_sheet
    lines = _ways_to(scoring, sheet.unsure if sheet.so_far else sheet.unsure - sheet.open_tie)
    return [section(scoring.store.text("sheet.still_to_check"), *lines)] if lines else []


def deciders(scoring: Scoring) -> list[ft.Control]:
    """What decides the tie at the top and is not known; a tap leads to where it is entered."""
    sheet = scoring.open_sheet
    lines = [] if sheet.so_far else _ways_to(scoring, sheet.open_tie)
    return [section(scoring.store.text("sheet.tie_decided_by"), *lines)] if lines else []


def nothing_entered(scoring: Scoring) -> list[ft.Control]:
    """Whose column is empty while others have something; a tap leads there."""
    lines = [
        row(
            button(
                scoring.store.text("sheet.nothing_entered", name=name_of(scoring, at)),
                partial(scoring.show, scoring.first_part, at),
                icon=ft.Icons.EDIT_OUTLINED,
                weight=Emphasis.QUIET,
            )
        )
        for at in scoring.open_sheet.scored.blank
    ]
    return list(lines)


def _ways_to(scoring: Scoring, marks: Collection[tuple[int, str]]) -> list[ft.Control]:
    """One line for each player that has something marked."""
    lines: list[ft.Control] = []
    for at in sorted({at for at, _ in marks}):
        fields = [field for entry in scoring.parts.entries for field in entry.fields if (at, field) in marks]
        what = ", ".join(scoring.own_text("field", what=field) for field in fields)
        name = scoring.store.text("sheet.unchecked", name=name_of(scoring, at), what=what)
        look = partial(scoring.show, _entered_at(scoring, at, fields[0], by_hand=False), at)
        lines.append(row(button(name, look, icon=ft.Icons.HELP_OUTLINE, weight=Emphasis.QUIET)))
    return lines


def _remark(scoring: Scoring, remark: Remark) -> ft.Control:
    store = scoring.store
    colour = store.palette.coral if remark.stops else ft.Colors.ON_SURFACE_VARIANT
    return ft.Column(
        [
            ft.Row(
                [ft.Icon(ICONS[remark.weight], color=colour), ft.Text(store.say(remark.said), expand=True)],
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            row(*_answers(scoring, remark)),
        ],
        spacing=theme.NEAR,
    )


def _answers(scoring: Scoring, remark: Remark) -> list[ft.Control]:
    store = scoring.store
    answers = [*_way_there(scoring, remark), _rule_link(scoring, remark)]
    # What a finished score rests on is not taken back in passing: who corrects the field needs it no longer.
    if remark.weight is Weight.REFUSAL and not (remark.insisted and scoring.open_sheet.finished):
        key = "sheet.not_so" if remark.insisted else "sheet.count_anyway"
        answers.append(
            button(store.text(key), partial(scoring.insist_on, remark, not remark.insisted), weight=Emphasis.QUIET)
        )
    return answers


def _way_there(scoring: Scoring, remark: Remark) -> list[ft.Control]:
    """To where it can be put right, unless that lies open already."""
    store, at, field = scoring.store, remark.player, remark.field
    # Points by hand do not say what is missing: that is entered where it always is.
    by_hand = (at, field) not in scoring.open_sheet.scored.unknown
    if at is None or (_entered_at(scoring, at, field, by_hand), at) == (scoring.part, scoring.at):
        return []
    what = scoring.own_text("field", what=field)
    name = store.text("sheet.unchecked", name=name_of(scoring, at), what=what)
    look = partial(scoring.show, _entered_at(scoring, at, field, by_hand), at)
    return [button(name, look, icon=ft.Icons.EDIT_OUTLINED, weight=Emphasis.QUIET)]


def _entered_at(scoring: Scoring, at: int, field: str, by_hand: bool = True) -> str:
    """Points that somebody counted by hand are what counts, wherever else something is entered."""
    if by_hand and field in scoring.result.groups and scoring.sheet.players[at].entered(field) is not None:
        return Part.TOTALS
    entry = scoring.parts.entry_of_field(field)
    return entry.name if entry else Part.PEOPLE


def _rule_link(scoring: Scoring, remark: Remark, leave: Callable[[], None] = lambda: None) -> ft.Control:
    store, reason = scoring.store, scoring.game.reasons.of(remark.reason)

    def follow() -> None:
        leave()
        store.go(rules_route(scoring.game.id, reason.entry))

    name = store.text("sheet.rule", page=reason_source(scoring.game.id, reason, store.language))
    return button(name, follow, icon=ft.Icons.MENU_BOOK, weight=Emphasis.QUIET)


def refusal(scoring: Scoring, refused: Refused) -> ft.AlertDialog:
    """A card or a tile that cannot be: why, and the ways on."""
    store = scoring.store
    lines = [ft.Text(store.say(refused.why.why)), _rule_link(scoring, refused.why, scoring.dismiss)]
    actions = [button(store.text("sheet.never_mind"), scoring.dismiss, weight=Emphasis.QUIET)]
    if refused.can_insist:
        lines.append(note(store.text("sheet.enter_anyway_why")))
        actions.append(button(store.text("sheet.enter_anyway"), scoring.insist))
    return ft.AlertDialog(
        title=ft.Text(store.text("sheet.cannot_be")),
        content=ft.Column(lines, tight=True),
        scrollable=True,
        actions=actions,
        on_dismiss=lambda: scoring.dismiss(),
    )
