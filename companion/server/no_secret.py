"""What a browser is shown that comes without the secret: where to find the whole address, in every language of ours."""

from __future__ import annotations

from functools import cache
from html import escape

from companion.languages import LANGUAGES
from companion.screen.palette import DARK, LIGHT
from companion.screen.words import translator
from rules.kernel import phrase


@cache
def page() -> bytes:
    said = "".join(_said(language) for language in LANGUAGES)
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tidekeeper</title>{_look()}'
    )
    return f"<!doctype html><html><head>{head}</head><body><main>{said}</main></body></html>".encode()


def _said(language: str) -> str:
    title, how = (escape(translator(language)(phrase(f"shell.no_secret_{part}"))) for part in ("title", "how"))
    return f'<section lang="{language}"><h2>{title}</h2><p>{how}</p></section>'


def _look() -> str:
    return (
        f"<style>body {{ font: 18px/1.5 sans-serif; color: {LIGHT.ink}; background: {LIGHT.paper}; margin: 0 }}"
        "main { max-width: 34em; margin: 0 auto; padding: 24px } h2 { font-size: 1.2em }"
        f"@media (prefers-color-scheme: dark) {{ body {{ color: {DARK.ink}; background: {DARK.paper} }} }}</style>"
    )
