"""What of the client is ours: the start page, its manifest, its fonts, its icons; made at the start, kept in memory."""

from __future__ import annotations

import json
import re
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import flet_web

from companion.server.start_page import start_page

PAGE: Final = "index.html"
MANIFEST: Final = "manifest.json"
FONTS: Final = "assets/FontManifest.json"
CONFIG: Final = "<!-- fletAppConfig -->"
SETTINGS: Final = (
    "flet.pyodide = false;",
    'flet.canvasKitBaseUrl="/canvaskit/";',
    'flet.fontFallbackBaseUrl="assets/fonts/";',
    "flet.noCdn=true;",
    'flet.webRenderer="auto";',
    'flet.routeUrlStrategy="path";',
    'flet.entrypointBaseUrl="/";',
    'flet.assetBase="/";',
    'flet.webSocketEndpoint="/ws";',
)
"""As Flet would write them: everything comes from here, nothing from elsewhere."""
ROBOTO: Final = {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}


def web_pages(name: str) -> dict[str, bytes]:
    """By their addresses. Flet would change files for that; there may be no room for any."""
    return {
        **_icons(),
        PAGE: _page(name).encode(),
        MANIFEST: json.dumps(_manifest(name), indent=2).encode(),
        FONTS: json.dumps(_few_fonts(), indent=2).encode(),
    }


def _page(name: str) -> str:
    page = start_page(name).replace(CONFIG, "<script>\n{}\n</script>".format("\n".join(SETTINGS)), 1)
    page = re.sub(r"<title>.+</title>", f"<title>{name}</title>", page, count=1)
    return re.sub(r'(<meta name="description" content=")[^"]+', rf"\g<1>{name}", page, count=1)


def _manifest(name: str) -> dict[str, Any]:
    stock = json.loads(_stock(MANIFEST))
    return {**stock, "name": name, "short_name": name, "description": name}


def _few_fonts() -> list[dict[str, Any]]:
    """Those the client loads before it draws anything: without those for formulas and for other icons."""
    stock = json.loads(_stock(FONTS))
    return [*(font for font in stock if "/" not in font["family"]), ROBOTO]


def _stock(name: str) -> str:
    return Path(flet_web.get_package_web_dir(), name).read_text("utf-8")


def _icons() -> dict[str, bytes]:
    with as_file(files("companion").joinpath("assets")) as folder:
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
