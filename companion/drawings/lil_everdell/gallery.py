"""Every drawing of the game once, by name."""

from __future__ import annotations

from companion.drawings.lil_everdell import symbols
from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.cards import display, tableau
from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.drawings.lil_everdell.parades import KINDS, token
from companion.drawings.lil_everdell.scene import home_scene
from companion.drawings.lil_everdell.track import cheer, figure, moon_track, parade
from companion.drawings.traits import COLOURS
from companion.screen.palette import Palette
from rules.lil_everdell.components.cards import CARDS

NEW = tuple(name for name in symbols.NAMES if name not in (*COLOURS, "creature", "unknown"))


def gallery(palette: Palette) -> dict[str, str]:
    """Names and SVG texts, in the order to show them; the house's own tokens are shown elsewhere."""
    return {
        **{f"lil_{name}": symbols.symbol(name, palette) for name in NEW},
        **{f"lil_{kind}_{value}": symbols.parade_token(palette, kind, value) for kind in KINDS for value in (6, 3)},
        "lil_none_left": symbols.no_token(palette, "three_alike"),
        "lil_stack_empty": symbols.parade_token(palette, "creatures", None),
        **{f"lil_d8_{n}": symbols.d8(palette, n) for n in range(1, 9)},
        **{f"lil_die_{n}": symbols.die(palette, n, 4) for n in range(1, 5)},
        **{f"lil_emblem_{name}": symbols.emblem(palette, name) for name in EMBLEMS},
        **{
            f"lil_card_{card.id}": symbols.known_card(palette, card.colour.value, card.kind.value, card.id, 5)
            for card in CARDS.values()
        },
        "lil_red_card": symbols.red_card(palette, "place", "lookout_tower", (1, 1)),
        "lil_red_twin": symbols.red_card(palette, "creature", "", (2, 3)),
        "lil_die_known": symbols.die(palette, 2, 3, ("resin", "twig")),
        "lil_face": symbols.face(palette, ("points", "any")),
        "lil_face_full": symbols.face(palette, ("resin", "twig", "berry", "points")),
        **_cards(palette),
        **_boards(palette),
    }


def _cards(palette: Palette) -> dict[str, str]:
    return {
        f"lil_{colour}_{kind}": symbols.cell(palette, colour, kind, 12 if colour == "red" else None)
        for colour in COLOURS
        for kind in ("creature", "place")
    }


def _boards(palette: Palette) -> dict[str, str]:
    cards = (("green", "creature"), ("green", "place"), ("red", "place"), ("purple", "creature"))
    friend = animal(palette, "fox")
    return {
        "lil_tableau": tableau(palette, cards),
        "lil_display": display(palette, 1, 5),
        "lil_display_two": display(palette, 2, None, (2, 7), friend),
        "lil_moon_track": moon_track(palette, 3),
        "lil_figure": figure(palette, "fox", 2, sun=True),
        "lil_royal": figure(palette, "mouse", 1, "queen"),
        "lil_cheer": cheer(palette, ("fox", "prince"), token(palette, "creatures", 6)),
        "lil_parade": parade(palette, (("fox", ""), ("lizard", "prince"), ("mouse", ""))),
        "lil_home": home_scene(palette),
    }
