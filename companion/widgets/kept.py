"""Controls that are kept: what is equal is the very same control, made once for a window.

A question comes back again and again with the same answers. To make them anew costs more than everything else
between a tap and its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count
from typing import Final

import flet as ft

from companion.flet_fixes.comparison import Unchanging

MOST: Final = 400
"""Of one window: a few screens full of them."""
KEPT: Final = "="
"""Begins their keys. Short: each is sent to the client."""
_numbers: Final = count(1)


def kept(values: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
    """The control that this window has for these very values, else a new one.

    It must hold no component, which has a life of its own, and stand on a screen only once.
    """
    controls = _of_window()
    found = controls.get(values)
    if found is None:
        found = make()
        # With a key of its own it is never taken for another one and changed into that.
        found.key = f"{KEPT}{next(_numbers)}"
        Unchanging.mark(found)
        if len(controls) >= MOST:
            del controls[next(iter(controls))]
        controls[values] = found
    return found


def kept_together(how: Hashable, controls: Sequence[ft.Control], make: Callable[[], ft.Control]) -> ft.Control:
    """What holds these controls: the very same where each of them is one that is kept."""
    keys = tuple(str(control.key or "") for control in controls)
    return kept((how, keys), make) if all(key.startswith(KEPT) for key in keys) else make()


def _of_window() -> dict[Hashable, ft.Control]:
    try:
        page = ft.context.page
    except RuntimeError:
        return {}
    # In the page itself: a dictionary of pages would compare them, field by field.
    controls: dict[Hashable, ft.Control] = vars(page).setdefault("_kept", {})
    return controls
