"""What a first window needs, loaded ahead of it: a build can keep the memory as it is then."""

from __future__ import annotations

from companion.languages import LANGUAGES


def get_ready() -> None:
    """In every language: which one will be asked for is not known yet."""
    from companion.command import desktop_window, opening  # noqa: F401
    from companion.flet_fixes.everything import mend_flet
    from companion.screen import app

    mend_flet()
    for language in LANGUAGES:
        app.get_ready(language)
