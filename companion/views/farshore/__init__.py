"""The screens of Farshore; each is loaded when it is first shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.games import Screens, Start, call_later

_later: Final = partial(call_later, package=__name__)


SCREENS: Final = Screens(
    starts=(
        Start(
            "farshore_home.solo",
            "farshore_home.solo_about",
            "/new/farshore/solo",
            _later("companion.drawings.farshore.crab", "crab"),
        ),
        Start(
            "farshore_home.track", "farshore_home.track_about", "/new/farshore/table", _later(".signs", "golden_ship")
        ),
        Start("farshore_home.count", "farshore_home.count_about", "/score/farshore", _later(".signs", "treasure")),
    ),
    new=_later(".new", "New"),
    table=_later(".table", "farshore_table"),
    score=_later("companion.farshore.score.parts", "score_parts"),
    box=_later(".box", "Box"),
    rule_page=_later(".rules", "CardPage"),
    rule_sign=_later(".rules", "sign"),
    glance=_later(".glance", "glance"),
    summary=_later("companion.farshore.summary", "summary"),
    scene=_later("companion.drawings.farshore.scene", "home_scene"),
    sign=_later(".signs", "coral_ship"),
    tones=_later("companion.drawings.farshore.groups", "tones"),
    gallery=_later("companion.drawings.farshore.gallery", "gallery"),
)
