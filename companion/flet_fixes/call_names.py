"""A name drawn by chance is drawn at once.

Flet 1.0.5 asks the system for each letter of it; every call to the client has a name of ten letters.
"""

from __future__ import annotations

import string
from secrets import token_bytes
from typing import Final

from flet.messaging import session

LETTERS: Final = string.ascii_letters + string.digits


def draw_names_at_once() -> None:
    """In the whole process, for calls and sessions."""
    vars(session)["random_string"] = drawn_name


def drawn_name(length: int) -> str:
    """As hard to guess as one drawn letter by letter."""
    number, name = int.from_bytes(token_bytes(length + 8)), ""
    for _ in range(length):
        number, at = divmod(number, len(LETTERS))
        name += LETTERS[at]
    return name
