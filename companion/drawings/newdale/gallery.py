"""Every drawing of Newdale once, by name."""

from __future__ import annotations

from companion.drawings.newdale import lengths
from companion.drawings.newdale.figures import KINDS, figure, market, need
from companion.drawings.newdale.goods import GOODS, good
from companion.drawings.newdale.places import DIGITS, DRAWN, SHAPES, marker, sign, token_face
from companion.drawings.newdale.road import road
from companion.drawings.newdale.scene import home_scene, newdale_sign
from companion.screen.palette import Palette
from rules.newdale.components.tokens import TOKENS


def gallery(palette: Palette) -> dict[str, str]:
    return {
        "newdale_scene": home_scene(palette),
        "newdale_sign": newdale_sign(palette),
        **{f"newdale_{kind}": figure(palette, kind) for kind in KINDS},
        **{f"newdale_{name}": sign(palette, name) for name in (*DRAWN, *SHAPES)},
        **{f"newdale_good_{name}": good(palette, name) for name in (*GOODS, "crate")},
        **{f"newdale_marker_{n}": marker(palette, n) for n in DIGITS},
        **{f"newdale_token_{name}": token_face(palette, name) for name in TOKENS},
        **_lengths(palette),
    }


def _lengths(palette: Palette) -> dict[str, str]:
    return {
        "newdale_market": market(palette, (("yellow", "printed"), ("red", "drawn"), ("blue", "private"))),
        "newdale_need": need(palette, ("yellow", "yellow", "red")),
        "newdale_bar": lengths.odds_bar(palette, (0.53, 0.3, 0.1)),
        "newdale_histogram": lengths.histogram(palette, "green", (0.3, 0.4, 0.2, 0.08, 0.02)),
        "newdale_track": lengths.track(palette, ((3, "brown"), (12, "gold"))),
        "newdale_wheel": lengths.round_wheel(palette, 3, 7, 2, 6),
        "newdale_chain_cards": lengths.arrows(palette, ("cards",)),
        "newdale_chain_good": lengths.arrows(palette, ("goods",)),
        "newdale_chain_pair": lengths.arrows(palette, ("goods", "goods")),
        "newdale_road": road(palette, ("I", "II"), ("IIIa", "IIIb")),
    }
