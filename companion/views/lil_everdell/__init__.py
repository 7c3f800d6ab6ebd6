"""The screens of My Lil' Everdell; each is loaded when it is first shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.games import DeviceSwitch, Screens, Start, call_later

_later: Final = partial(call_later, package=__name__)


SCREENS: Final = Screens(
    starts=(
        Start(
            "lil_everdell_home.track",
            "lil_everdell_home.track_about",
            "/new/lil_everdell/table",
            _later(".signs", "fox"),
        ),
        Start(
            "lil_everdell_home.solo",
            "lil_everdell_home.solo_about",
            "/new/lil_everdell/solo",
            _later(".signs", "crown"),
        ),
        Start(
            "lil_everdell_home.count",
            "lil_everdell_home.count_about",
            "/score/lil_everdell",
            _later(".signs", "points"),
        ),
    ),
    new=_later(".new", "New"),
    table=_later(".table.lil_table", "lil_table"),
    score=_later("companion.lil_everdell.score.parts", "score_parts"),
    box=_later(".box", "Box"),
    rule_page=_later(".rules", "CardPage"),
    rule_sign=_later(".rules", "sign"),
    glance=_later(".glance", "glance"),
    summary=_later("companion.lil_everdell.summary", "summary"),
    figures=_later(".habits", "habit_figures"),
    scene=_later("companion.drawings.lil_everdell.scene", "home_scene"),
    sign=_later(".signs", "fox"),
    tones=_later("companion.drawings.lil_everdell.groups", "tones"),
    gallery=_later("companion.drawings.lil_everdell.gallery", "gallery"),
    switches=(DeviceSwitch("lil_everdell/pictures_only", "lil_everdell_table.pictures_only"),),
)
