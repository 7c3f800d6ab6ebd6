"""What of the client is ours: the start page, its manifest, its fonts, its icons; made at the start, kept in memory."""

from __future__ import annotations

import json
import tempfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import flet_web
from flet.controls.types import RouteUrlStrategy, WebRenderer
from flet_web.patch_index import patch_font_manifest_json, patch_index_html, patch_manifest_json

from companion.server.start_page import start_page

PAGE: Final = "index.html"
MANIFEST: Final = "manifest.json"
FONTS: Final = "assets/FontManifest.json"


def web_pages(name: str) -> dict[str, bytes]:
    """By their addresses. Flet changes files and nothing else, so they are files for a moment."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        page, manifest, fonts = (Path(place, Path(made).name) for made in (PAGE, MANIFEST, FONTS))
        page.write_text(start_page(name), "utf-8")
        patch_index_html(
            index_path=str(page),
            base_href="/",
            websocket_endpoint_path="/ws",
            app_name=name,
            app_description=name,
            web_renderer=WebRenderer.AUTO,
            route_url_strategy=RouteUrlStrategy.PATH,
            no_cdn=True,
        )
        manifest.write_bytes(Path(flet_web.get_package_web_dir(), MANIFEST).read_bytes())
        patch_manifest_json(str(manifest), app_name=name, app_short_name=name, app_description=name)
        fonts.write_text(_few_fonts(), "utf-8")
        patch_font_manifest_json(str(fonts))
        made = {PAGE: page.read_bytes(), MANIFEST: manifest.read_bytes(), FONTS: fonts.read_bytes()}
    return {**_icons(), **made}


def _icons() -> dict[str, bytes]:
    with as_file(files("companion").joinpath("assets")) as folder:
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def _few_fonts() -> str:
    """Those the client loads before it draws anything: without those for formulas and for other icons."""
    stock = json.loads(Path(flet_web.get_package_web_dir(), FONTS).read_text("utf-8"))
    return json.dumps([font for font in stock if "/" not in font["family"]])
