"""The page and its scripts, with our words and colours in them."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from companion import __version__
from companion.languages import FALLBACK, LANGUAGES
from companion.screen.palette import DARK, LIGHT
from companion.screen.words import translator
from rules.kernel import phrase
from web import client
from web.pack import ROOT
from web.snapshot import ENVIRONMENT, Snapshot

SOURCES: Final = Path(__file__).with_name("page")
ICONS: Final = ROOT / "companion" / "assets"
SHOTS: Final = ROOT / "web" / "screenshots"
STEPS: Final = 5
PATIENCE: Final = 1500
"""Milliseconds that a tab which is just closing gets to let go, before another one says that it is open."""
SENTENCES: Final = ("needs_https", "too_old", "open_elsewhere", "failed", "again", "no_script")
POLICY: Final = "; ".join(
    (
        *("default-src 'none'", "base-uri 'self'", "form-action 'none'", "manifest-src 'self'", "worker-src 'self'"),
        *("script-src 'self' 'wasm-unsafe-eval'", "style-src 'self' 'unsafe-inline'", "img-src 'self' blob: data:"),
        *("font-src 'self' data:", "connect-src 'self' blob: data:", "media-src 'self' blob: data:"),
    )
)
"""Flutter writes style sheets of its own; nothing else of the page may come from anywhere but its folder."""


def said(language: str, key: str, **params: int | str) -> str:
    return translator(language)(phrase(key, **params))


def words() -> dict[str, dict[str, object]]:
    """What the page says before Python can, by language."""
    return {
        language: {
            "about": said(language, "home.about"),
            "steps": [said(language, "web.getting_ready", n=n, of=STEPS) for n in range(1, STEPS + 1)],
            **{key: said(language, f"web.{key}") for key in SENTENCES},
        }
        for language in LANGUAGES
    }


def pages(start: str, snapshot: Snapshot | None = None) -> dict[str, bytes]:
    """What does not depend on the rest of the site."""
    return {
        "words.js": f"const WORDS = {json.dumps(words(), ensure_ascii=False)};\n".encode(),
        "index.html": _filled("index.html", _index()).encode(),
        "frame.css": _filled("frame.css", _colours()).encode(),
        "store.js": _filled("store.js", {}).encode(),
        "pack.js": _filled("pack.js", {}).encode(),
        "python_worker.js": _worker(start, snapshot).encode(),
        "manifest.json": json.dumps(manifest(), indent=1, ensure_ascii=False).encode(),
        **{path.relative_to(ICONS).as_posix(): path.read_bytes() for path in sorted(ICONS.rglob("*.png"))},
        **{f"screenshots/{path.name}": path.read_bytes() for path in sorted(SHOTS.glob("*.png"))},
    }


def _worker(start: str, snapshot: Snapshot | None) -> str:
    told = {
        "START": start,
        "LOCK": client.lock(),
        "KEPT": client.KEPT,
        "ENVIRONMENT": ENVIRONMENT,
        "PLACES": snapshot and snapshot.libraries,
    }
    return _filled("python_worker.js", {name: json.dumps(value) for name, value in told.items()})


def starting(version: str) -> bytes:
    return _filled("start.js", {"VERSION": version, "PATIENCE": str(PATIENCE)}).encode()


def service_worker(version: str, common: Mapping[str, str], renderers: Mapping[str, Mapping[str, str]]) -> bytes:
    """`common`, and of each way of drawing: the sums of its files by their paths."""
    listed = {"COMMON": json.dumps(common, indent=1), "RENDERERS": json.dumps(renderers, indent=1)}
    return _filled("sw.js", {"VERSION": version, **listed}).encode()


def manifest() -> dict[str, object]:
    icons = [("icons/icon-192.png", 192, "any"), ("icons/icon-512.png", 512, "any")]
    icons += [("icons/icon-512.png", 512, "maskable")]
    return {
        "id": "./",
        "name": said(FALLBACK, "shell.name"),
        "short_name": said(FALLBACK, "shell.name"),
        "description": said(FALLBACK, "home.about"),
        "version": __version__,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": LIGHT.paper,
        "theme_color": LIGHT.sea_deep,
        "categories": ["games", "utilities"],
        "icons": [
            {"src": src, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for src, size, purpose in icons
        ],
        "screenshots": [
            {"src": f"screenshots/{path.name}", "sizes": _size(path), "type": "image/png", "form_factor": path.stem}
            for path in sorted(SHOTS.glob("*.png"))
        ],
    }


def _size(path: Path) -> str:
    head = path.read_bytes()[16:24]
    return f"{int.from_bytes(head[:4])}x{int.from_bytes(head[4:])}"


def _index() -> dict[str, str]:
    spoken = "".join(f'<p lang="{one}">{html.escape(said(one, "web.no_script"))}</p>' for one in LANGUAGES)
    about = {"NAME": said(FALLBACK, "shell.name"), "ABOUT": said(FALLBACK, "home.about"), "SEA": LIGHT.sea_deep}
    return {"POLICY": POLICY, "NO_SCRIPT": spoken, **{key: html.escape(text) for key, text in about.items()}}


def _colours() -> dict[str, str]:
    looks = {"LIGHT": LIGHT, "DARK": DARK}
    shown = ("paper", "sheet", "ink", "ink_soft", "sea", "sea_deep")
    return {f"{name}.{colour}": getattr(look, colour) for name, look in looks.items() for colour in shown}


def _filled(name: str, values: Mapping[str, str]) -> str:
    text = (SOURCES / name).read_text("utf-8")
    return re.sub(r"@([A-Z][\w.]+)@", lambda found: values[found[1]], text)
