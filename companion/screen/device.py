"""What the device itself does during a match: it stays awake, and answers a tap with a touch."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

log = logging.getLogger("tidekeeper")
PHONES = (ft.PagePlatform.ANDROID, ft.PagePlatform.ANDROID_TV, ft.PagePlatform.IOS)


class Device:
    """One per window. Where a browser has no such service or refuses it, nothing happens and nobody is bothered."""

    def __init__(self) -> None:
        self._wakelock = ft.Wakelock()
        self._touch = ft.HapticFeedback()
        self._share = ft.Share()

    async def stay_awake(self, awake: bool) -> None:
        await _try(self._wakelock.enable if awake else self._wakelock.disable)

    def buzz(self, page: ft.Page) -> None:
        if page.platform in PHONES:
            page.run_task(_try, self._touch.light_impact)

    async def share(self, file: ft.ShareFile) -> bool:
        """By the sheet from which files are sent on. Whether it was: whoever closes it has changed their mind."""
        sent: ft.ShareResult | None = await _try(lambda: self._share.share_files([file]))
        return sent is not None and sent.status is not ft.ShareResultStatus.DISMISSED

    async def share_text(self, text: str) -> None:
        """Likewise."""
        await _try(lambda: self._share.share_text(text))


async def _try(service: Callable[[], Awaitable[Any]]) -> Any:
    """What it answers; None where there is none."""
    # Insecure pages lack the wake lock, headless browsers refuse it, desktops have no motor: each says so differently.
    try:
        return await service()
    except Exception as error:
        log.debug("the device does not do that: %s", error)
        return None
