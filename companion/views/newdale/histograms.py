"""What a draw may bring: a column for none, one, two … of each kind of figure."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.drawings.newdale import lengths
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.views.newdale import sizes
from companion.views.newdale.looks import figure_sign
from companion.widgets.pictures import picture
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.work.odds import chances, mean
from rules.newdale.work.percent import percent


def histograms(store: Store, bag: Figures, draws: int) -> Iterator[ft.Control]:
    """How likely 0, 1, 2 … of each colour come, and how many on average."""
    width, height = sizes.HISTOGRAM
    for figure in Figure:
        if not bag[figure]:
            continue
        shares = tuple(float(each) for each in chances(figure, bag, draws))
        words = store.text(
            "newdale_table.comes",
            figure=figure.value,
            n=bag[figure],
            mean=decimal(mean(figure, bag, draws)),
            none=percent(chances(figure, bag, draws)[0]),
        )
        yield ft.Row(
            [
                picture(figure_sign(store, figure), "", width=sizes.NEED, height=sizes.NEED),
                picture(lengths.histogram(store.palette, figure.value, shares), "", width=width, height=height),
                ft.Text(words, expand=True),
            ]
        )
