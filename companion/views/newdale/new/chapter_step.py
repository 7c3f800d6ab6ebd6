"""Which chapter, how much is written down, whose boards; where the box or the group must tell: city, Hooded figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

import flet as ft

from companion.drawings.newdale import figures
from companion.views.new.form import SetupForm
from companion.views.new.rulings import house_rulings
from companion.views.newdale.new.draft import Draft, Going
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from companion.widgets.picking import option, picks
from rules.newdale.campaign import draft_order
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import CHARACTERS
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import MOST_HOODED
from rules.newdale.rulings import OPTIONS
from rules.newdale.setup import Depth, Setup, characters_of

Form: TypeAlias = SetupForm[Draft, Setup, Box]


def chapter_step(form: Form) -> list[ft.Control]:
    return [
        _chapter(form),
        _depth(form),
        *_boards(form),
        *_city(form),
        *hooded_section(form),
        *_characters(form),
        _going(form),
        *house_rulings(form, OPTIONS),
    ]


def _chapter(form: Form) -> ft.Control:
    row = CHAPTERS[form.draft.chapter]
    named = [(form.text("chapter_name", chapter=chapter), chapter) for chapter in CHAPTERS]
    return section(
        form.text("which_chapter"),
        choices(named, form.draft.chapter, lambda chapter: form.edit(lambda draft: draft.in_chapter(chapter))),
        note(form.text("chapter_means", board=row.board, city=" / ".join(form.draft.cities))),
    )


def _depth(form: Form) -> ft.Control:
    options = [
        option(
            form.text(f"depth_{depth.value}"),
            form.text(f"depth_{depth.value}_about"),
            partial(form.set, depth=depth),
            chosen=form.draft.depth is depth,
        )
        for depth in Depth
    ]
    return section(form.text("depth"), *options)


def _boards(form: Form) -> Iterator[ft.Control]:
    """Whose board is followed; the others' points only."""
    if form.draft.depth is Depth.POINTS or len(form.draft.guests) < 2:
        return
    named = [(form.name(seat), seat) for seat in range(len(form.draft.guests))]
    yield section(
        form.text("boards"),
        note(form.text("boards_about")),
        picks(
            named, form.draft.boards, lambda seat: form.edit(lambda draft: draft.followed(seat)), of=form.text("boards")
        ),
    )


def _city(form: Form) -> Iterator[ft.Control]:
    if len(form.draft.cities) > 1:
        named = [(city, city) for city in form.draft.cities]
        yield section(
            form.text("city"), choices(named, form.draft.start_city or "", lambda city: form.set(start_city=city))
        )


def hooded_section(form: Form) -> Iterator[ft.Control]:
    if not CHAPTERS[form.draft.chapter].hooded:
        return
    numbers: list[tuple[str, int | None]] = [(form.text("hooded_untold"), None)]
    numbers += [(str(n), n) for n in range(MOST_HOODED + 1)]
    known = form.setup.hooded_in_bag
    hood = figures.figure(form.store.palette, "hooded")
    signs: dict[int | None, str] = {n: hood for _, n in numbers if n is not None}
    yield section(
        form.text("hooded"),
        note(form.text("hooded_about")),
        picks(
            numbers,
            (known,),
            lambda n: form.set(hooded=n),
            of=form.text("hooded"),
            signs=signs,
        ),
    )


def _characters(form: Form) -> Iterator[ft.Control]:
    """In the order of the draft; nobody has to be told."""
    known = characters_of(form.setup)
    if not known or form.draft.depth is not Depth.FULL:
        return
    held = dict(form.draft.characters)
    parts: list[ft.Control] = [note(form.text("characters_about"))]
    for seat in draft_order(0, len(form.draft.guests)):
        named = [(CHARACTERS[each].name, each) for each in known]
        parts.append(ft.Text(form.name(seat)))
        parts.append(picks(named, (held.get(seat),), partial(_take, form, seat), of=form.name(seat)))
    yield section(form.text("characters"), *parts)


def _going(form: Form) -> ft.Control:
    """A chapter that is on the table already is taken up where it stands."""
    on = form.draft.going is not None
    return section(
        form.text("begun"),
        option(form.text("begun_no"), form.text("begun_no_about"), partial(form.set, going=None), chosen=not on),
        option(
            form.text("begun_yes"),
            form.text("begun_yes_about"),
            partial(form.edit, lambda draft: draft if draft.going else draft.replace(going=Going())),
            chosen=on,
        ),
    )


def _take(form: Form, seat: int, character: str) -> None:
    form.edit(lambda draft: draft.with_character(seat, character))
