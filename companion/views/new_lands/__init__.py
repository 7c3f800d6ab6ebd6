"""The screens of New Lands; each is loaded when it is first shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.games import Screens, Start, call_later

_later: Final = partial(call_later, package=__name__)


DRAWN: Final = "companion.drawings.new_lands"
SCREENS: Final = Screens(
    starts=(
        Start(
            "new_lands_home.ledger",
            "new_lands_home.ledger_about",
            "/new/new_lands/ledger",
            _later(f"{DRAWN}.scene", "ledger_sign"),
        ),
        Start("new_lands_home.map", "new_lands_home.map_about", "/new/new_lands/map", _later(f"{DRAWN}.scene", "sign")),
        Start(
            "new_lands_home.count",
            "new_lands_home.count_about",
            "/score/new_lands",
            _later(f"{DRAWN}.scene", "count_sign"),
        ),
    ),
    new=_later(".new", "New"),
    table=_later(".table", "lands_table"),
    score=_later("companion.new_lands.score.parts", "score_parts"),
    box=_later(".box", "Box"),
    rule_sign=_later(".looks", "topic_sign"),
    glance=_later(".looks", "glance"),
    summary=_later("companion.new_lands.summary", "summary"),
    figures=_later(".figures", "takings_figures"),
    scene=_later(f"{DRAWN}.scene", "home_scene"),
    sign=_later(f"{DRAWN}.scene", "sign"),
    tones=_later(f"{DRAWN}.groups", "tones"),
    gallery=_later(f"{DRAWN}.gallery", "gallery"),
)
