"""Against whom, with which challenges and help, how much to record, beginning or middle."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.lil_everdell.new.draft import Draft, Middle
from companion.views.lil_everdell.new.form import Form
from companion.views.lil_everdell.table import looks
from companion.views.new.beginning import beginning
from companion.views.new.rulings import house_rulings, readings, ruling_asked
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import choices
from companion.widgets.layout import folded, note, section
from companion.widgets.picking import option, picks, tick
from rules.lil_everdell.components.traits import Challenge, Royal
from rules.lil_everdell.rulings import OPTIONS, Ruling
from rules.lil_everdell.setup import MOST_PEOPLE, Depth, Help

WITH_OPPONENT = (Ruling.PRINCE_STACKS, Ruling.PRINCE_TIE)


def game_step(form: Form) -> list[ft.Control]:
    """What the book leaves to a table of several with the Prince is asked openly; the rest is folded away."""
    royal, several = form.draft.royal is not None, len(form.draft.guests) > 1
    open_one = royal and several
    rest = [one for one in OPTIONS if one not in WITH_OPPONENT or (open_one and one is Ruling.PRINCE_TIE)]
    return [
        *([] if len(form.draft.guests) == MOST_PEOPLE and not royal else [_opponent(form)]),
        *([_seat(form), _stacks(form)] if open_one else []),
        *([_challenges(form)] if royal else []),
        _tracking(form),
        beginning(form, Middle()),
        folded(form.text("help"), note(form.text("help_about")), *_help(form)),
        *house_rulings(form, rest),
    ]


def _opponent(form: Form) -> ft.Control:
    offered = [None, Royal.PRINCE, *([Royal.QUEEN] if len(form.draft.guests) == 1 else [])]
    shown = [
        picture_button(
            form.text("royal", who=who.value if who else "nobody"),
            looks.sign(who.value if who else "home_board", form.store.dark),
            partial(form.set, royal=who),
            chosen=form.draft.royal is who,
        )
        for who in offered
    ]
    return section(form.text("opponent"), note(form.text("opponent_about")), grid(shown, len(shown)))


def _seat(form: Form) -> ft.Control:
    """Anywhere but first: after which person."""
    people = len(form.draft.guests)
    seat = form.draft.royal_seat if form.draft.royal_seat and form.draft.royal_seat < people else people
    options = [(form.text("after", name=form.name(at - 1)), at) for at in range(1, people + 1)]
    return section(form.text("royal_seat"), choices(options, seat, lambda at: form.set(royal_seat=at)))


def _stacks(form: Form) -> ft.Control:
    return section(ruling_asked(form, Ruling.PRINCE_STACKS), *readings(form, Ruling.PRINCE_STACKS))


def _challenges(form: Form) -> ft.Control:
    offered = [one for one in Challenge if one is not Challenge.OPPONENT_FIRST or len(form.draft.guests) == 1]
    lines = [
        tick(
            form.text("challenge", challenge=one.value),
            partial(form.edit, partial(_challenged, one)),
            done=one in form.draft.challenges,
        )
        for one in offered
    ]
    return section(form.text("challenges"), *lines)


def _challenged(one: Challenge, draft: Draft) -> Draft:
    return draft.challenged(one)


def _tracking(form: Form) -> ft.Control:
    offered = [depth for depth in Depth if depth is not Depth.OPPONENT_ONLY or form.draft.royal]
    chosen = form.draft.tracking if form.draft.tracking in offered else Depth.CARDS
    options = [
        option(
            form.text("depth", depth=depth.value),
            form.text("depth_means", depth=depth.value),
            partial(form.set, tracking=depth),
            chosen=depth is chosen,
        )
        for depth in offered
    ]
    return section(form.text("tracking"), *options)


def _help(form: Form) -> list[ft.Control]:
    """The book's three ways, for whoever the table agrees on."""
    lines: list[ft.Control] = []
    for seat in range(len(form.draft.guests)):
        now = form.draft.helps.get(seat, Help())
        given = [what for what in Help.model_fields if getattr(now, what)]
        options = [(form.text("help_of", what=what), what) for what in Help.model_fields]
        signs = {"resources": "any", "captain": "captain", "fort": "fort"}
        drawn = {what: looks.sign(sign, form.store.dark) for what, sign in signs.items()}
        give = partial(_give, form, seat)
        lines += [ft.Text(form.name(seat)), picks(options, given, give, of=form.name(seat), signs=drawn)]
    return lines


def _give(form: Form, seat: int, what: str) -> None:
    form.edit(lambda draft: draft.helped(seat, what))
