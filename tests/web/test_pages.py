"""The page that is there before the app is."""

from __future__ import annotations

import json
import re

from companion.languages import LANGUAGES
from web import pages
from web.pages import POLICY, STEPS, manifest, words


def test_the_page_speaks_every_language_before_python_does() -> None:
    spoken = words()
    assert tuple(spoken) == LANGUAGES
    for said in spoken.values():
        assert len(said["steps"]) == STEPS  # type: ignore[arg-type]
    for key in ("needs_https", "open_elsewhere", "failed"):
        assert len({str(said[key]) for said in spoken.values()}) == len(LANGUAGES)
    assert spoken["en"]["steps"][2] == "Getting ready, 3 of 5 …"  # type: ignore[index]


def test_the_script_counts_as_many_steps_as_there_are_words() -> None:
    assert f"const STEPS = {STEPS};" in (pages.SOURCES / "start.js").read_text("utf-8")


def test_the_page_may_fetch_nothing_from_elsewhere() -> None:
    assert not re.search(r"https?:|\*|unsafe-eval'(?<!wasm-unsafe-eval')", POLICY)
    written = pages.pages("somewhere")["index.html"].decode()
    assert POLICY in written
    assert not re.search(r"<script(?! src=)|\bon\w+=|https?://", written)


def test_the_page_is_filled_in_everywhere() -> None:
    for name, content in pages.pages("somewhere").items():
        if not name.endswith(".png"):
            assert not re.search(rb"@[A-Z][\w.]+@", content), name


def test_the_manifest_makes_it_an_app() -> None:
    told = manifest()
    assert (told["display"], told["start_url"], told["scope"]) == ("standalone", "./", "./")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}  # type: ignore[attr-defined]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    shown = [shot["form_factor"] for shot in told["screenshots"]]  # type: ignore[attr-defined]
    assert shown == ["narrow", "wide"]
    assert json.loads(pages.pages("somewhere")["manifest.json"]) == told
