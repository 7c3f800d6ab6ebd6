"""The screens of Newdale; each is loaded when it is first shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.games import Screens, Start, call_later

_later: Final = partial(call_later, package=__name__)


SCREENS: Final = Screens(
    starts=(
        Start("newdale_home.play", "newdale_home.play_about", "/new/newdale/table", _later(".signs", "event")),
        Start("newdale_home.desk", "newdale_home.desk_about", "/tools/newdale/desk", _later(".signs", "desk")),
        Start(
            "newdale_home.campaign", "newdale_home.campaign_about", "/new/newdale/campaign", _later(".signs", "road")
        ),
        Start("newdale_home.count", "newdale_home.count_about", "/score/newdale", _later(".signs", "cup")),
    ),
    new=_later(".new", "New"),
    table=_later(".table", "newdale_table"),
    score=_later("companion.newdale.score.parts", "score_parts"),
    box=_later(".box", "Box"),
    pages={"desk": _later(".production_desk", "DeskTool")},
    rule_sign=_later(".signs", "rule_sign"),
    glance=_later(".signs", "glance"),
    summary=_later("companion.newdale.summary", "summary"),
    figures=_later(".luck", "luck_figures"),
    scene=_later("companion.drawings.newdale.scene", "home_scene"),
    sign=_later("companion.drawings.newdale.scene", "newdale_sign"),
    tones=_later("companion.drawings.newdale.groups", "tones"),
    gallery=_later("companion.drawings.newdale.gallery", "gallery"),
)
