"""The few SVG elements our drawings are made of, all of them drawn alike by browsers and by Flutter."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

Value = str | float
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def number(value: float) -> str:
    """Two decimals at most: nobody sees more, and the text stays small."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Value) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`."""
    words = "".join(
        f' {key.replace("_", "-")}="{_escaped(value if isinstance(value, str) else number(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{words}>{''.join(children)}</{name}>" if children else f"<{name}{words}/>"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def document(width: float, height: float, *parts: str) -> str:
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box)


def group(*parts: str, **attributes: Value) -> str:
    return element("g", *parts, **attributes)


def placed(part: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """`part` with its origin at (x, y), scaled and turned about that origin."""
    words = [f"translate({number(x)} {number(y)})"]
    if turn:
        words.append(f"rotate({number(turn)})")
    if scale != 1:
        words.append(f"scale({scale:.4g})")
    return group(part, transform=" ".join(words))


def fill(d: str, colour: str, **attributes: Value) -> str:
    return element("path", d=d, fill=colour, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: Value) -> str:
    """A line with round ends and corners."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def outlined(d: str, colour: str, edge: str, width: float = 2) -> str:
    return element("path", d=d, fill=colour, stroke=edge, stroke_width=width, stroke_linejoin="round")


def circle(x: float, y: float, r: float, colour: str, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=r, fill=colour, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, colour: str, **attributes: Value) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=colour, **attributes)


def rect(x: float, y: float, width: float, height: float, colour: str, rx: float = 0, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, fill=colour, **attributes)


def dots(spots: Iterable[Point], r: float, colour: str) -> str:
    """Circles of one look. Flutter draws them at once, but cuts a path into triangles anew for every frame."""
    return group(*(element("circle", cx=x, cy=y, r=r) for x, y in spots), fill=colour)


def bars(boxes: Iterable[Box], colour: str, **attributes: Value) -> str:
    """Rectangles of one look, as cheap as dots."""
    each = (element("rect", x=x, y=y, width=width, height=height, **attributes) for x, y, width, height in boxes)
    return group(*each, fill=colour)


def gradient(top: str, bottom: str) -> tuple[str, str]:
    """A vertical gradient: its definition, and the paint that uses it."""
    stops = element("stop", offset=0, stop_color=top) + element("stop", offset=1, stop_color=bottom)
    name = _name("down", top, bottom)
    return element("defs", element("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)), f"url(#{name})"


def glow(colour: str, strength: float) -> tuple[str, str]:
    """A round gradient that fades `colour` away to nothing: its definition, and the paint that uses it."""
    stops = "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, opacity in ((0, strength), (1, 0))
    )
    name = _name("glow", colour, number(100 * strength))
    return element("defs", element("radialGradient", stops, id=name, cx=0.5, cy=0.5, r=0.5)), f"url(#{name})"


def _name(*words: str) -> str:
    """An id made of what it stands for, so that drawings set into one page cannot take each other's."""
    return "-".join(words).replace("#", "")


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """The point `r` away from (x, y); 0 degrees is up, growing clockwise as on a compass."""
    return x + r * sin(radians(angle)), y - r * cos(radians(angle))


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def polygon(points: Iterable[Point]) -> str:
    """Path text of straight edges."""
    return "M" + "L".join(at(point) for point in points) + "Z"


def claw(x: float, y: float, r: float, facing: float, gape: float = 30) -> str:
    """Path text of a round claw opening towards `facing`."""
    one, other = polar(x, y, r, facing + gape), polar(x, y, r, facing - gape)
    root = polar(x, y, r * 0.25, facing + 180)
    return f"M{at(root)}L{at(one)}A{r} {r} 0 1 1 {at(other)}Z"
