"""How many Hooded figures the Chronicles put into the bag, chapter by chapter."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.views.newdale.box.parts import part_screen, told_list
from companion.widgets.controls import choices
from companion.widgets.layout import section
from rules.newdale.components.box import facts
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import MOST_HOODED
from rules.newdale.components.told import HoodedFact


@component
def HoodedFigures(own: OwnBox) -> ft.Control:
    store, known = own.store, facts(own.box).hooded
    chapters = [chapter for chapter, row in CHAPTERS.items() if row.hooded]

    async def tell(chapter: str, n: int) -> None:
        await own.learn(HoodedFact(chapter=chapter, n=n))

    numbers = [(str(n), n) for n in range(MOST_HOODED + 1)]
    lines = [(store.text("newdale_box.hooded_line", chapter=each.chapter, n=each.n), each) for each in own.box.hooded]
    return part_screen(
        store,
        "hooded",
        *(
            section(
                store.text("newdale_box.of_chapter", chapter=chapter),
                choices(numbers, known.get(chapter, -1), partial(tell, chapter)),
            )
            for chapter in chapters
        ),
        *told_list(own, lines),
    )
