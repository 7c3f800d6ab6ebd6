"""Every drawing, in both palettes: text that browsers and Flutter draw alike."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import companion.drawings
from companion.drawings.gallery import gallery
from companion.screen.palette import DARK, LIGHT

DRAWINGS = [
    pytest.param(text, id=f"{name}-{'dark' if palette.dark else 'light'}")
    for palette in (LIGHT, DARK)
    for name, text in gallery(palette).items()
]
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect", "defs", "linearGradient", "radialGradient", "stop"}
ATTRIBUTES = {
    *("viewBox", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "id", "offset"),
    *(
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "opacity",
        "transform",
    ),
    *("stop-color", "stop-opacity"),
}
SOURCES = sorted(Path(companion.drawings.__path__[0]).rglob("*.py"))


@pytest.mark.parametrize("text", DRAWINGS)
def test_a_drawing_uses_only_what_flutter_draws_reliably(text: str) -> None:
    nodes = list(ElementTree.fromstring(text).iter())
    assert {node.tag.removeprefix(SVG) for node in nodes} <= ELEMENTS
    assert {name for node in nodes for name in node.attrib} <= ATTRIBUTES


@pytest.mark.parametrize("text", DRAWINGS)
def test_a_drawing_refers_to_nothing_outside_itself(text: str) -> None:
    nodes = list(ElementTree.fromstring(text).iter())
    ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]*)\)", text)) == set(ids)
    assert text.count("url(") == text.count("url(#")


@pytest.mark.parametrize("text", DRAWINGS)
def test_a_drawing_is_small(text: str) -> None:
    assert len(text.encode()) < 15_000


@pytest.mark.parametrize("text", DRAWINGS)
def test_a_drawing_shows_something(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"0 0 \d+ \d+", root.attrib["viewBox"])
    assert len(root) > 0


def test_equal_values_give_equal_drawings() -> None:
    assert gallery(LIGHT) == gallery(LIGHT)


def test_drawings_set_into_one_page_never_share_an_id_that_means_something_else() -> None:
    meanings: dict[str, set[str]] = {}
    for palette in (LIGHT, DARK):
        for text in gallery(palette).values():
            for shape, name in re.findall(r'(<(?:linear|radial)Gradient id="([^"]*)".*?</)', text):
                meanings.setdefault(name, set()).add(shape)
    assert meanings
    assert all(len(shapes) == 1 for shapes in meanings.values())


@pytest.mark.parametrize("name", gallery(LIGHT))
def test_a_drawing_takes_its_colours_from_the_palette(name: str) -> None:
    assert gallery(LIGHT)[name] != gallery(DARK)[name]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_only_the_theme_names_a_colour(source: Path) -> None:
    assert not re.search(r"#[0-9A-Fa-f]{3,8}\b", source.read_text(encoding="utf-8"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_a_drawing_knows_nothing_of_flet(source: Path) -> None:
    assert not re.search(r"\bimport flet\b|\bfrom flet\b|\bft\.", source.read_text(encoding="utf-8"))
