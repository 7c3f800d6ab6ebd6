"""What a request says of itself: its headers, its query, its cookies."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from starlette.types import Scope

A_YEAR: Final = 365 * 24 * 3600
"""Seconds that a cookie lasts."""


def headers(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def query(scope: Scope) -> dict[str, list[str]]:
    return parse_qs(scope["query_string"].decode("latin-1"))


def cookie(scope: Scope, wanted: str) -> str:
    """Read leniently: other programs on this computer leave cookies here that no strict reader takes."""
    pairs = (pair.strip().partition("=") for header in headers(scope, b"cookie") for pair in header.split(";"))
    return next((value for name, _, value in pairs if name == wanted), "")
