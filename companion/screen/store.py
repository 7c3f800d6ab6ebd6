"""What one window shows: how it is set, how wide it is, what it has to tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, cast

import flet as ft

from companion.backend import Backend
from companion.disk.preferences import Look, Preferences
from companion.disk.settings import Settings
from companion.screen import theme
from companion.screen.caller import Caller
from companion.screen.client_theme import client_theme
from companion.screen.device import Device
from companion.screen.glyphs import plain
from companion.screen.keys import Keys
from companion.screen.notice import Notice
from companion.screen.palette import Palette, palette
from companion.screen.reading_time import ReadingTime
from companion.screen.redraw import Redraw
from companion.screen.rule_search import RuleSearch
from companion.screen.subscriptions import Subscriptions
from companion.screen.trail import Trail
from companion.screen.way_back import WayBack
from companion.screen.window_shape import WindowShape
from companion.screen.words import translator, unbroken
from rules.kernel import Phrase, phrase

SETTINGS: Final = "settings"
"""The topic on which windows tell each other that settings or preferences changed."""
APPEARANCE: Final = ("language", "look", "text_size", "calm")
"""The preferences that change how the whole window looks."""
LOOKUP_MARKS: Final = ("favourites", "recently_read", "chosen_game")
"""The settings that only the look-up shows: it follows `marks`, and nothing else is drawn again for them."""


@ft.observable
@dataclass
class Store:
    """One per window. Every screen that takes it is drawn again when one of its fields changes."""

    backend: Backend
    page: ft.Page
    system_language: str
    settings: Settings
    """Of the data folder: all windows share them."""
    caller: Caller
    """The device whose window it is."""
    preferences: Preferences
    """Of this device."""
    shape: WindowShape = field(default_factory=WindowShape)
    system_dark: bool = False
    returns: int = 0
    """How often its connection was lost and came back. What changed meanwhile was drawn by nobody."""
    help_open: bool = False
    trouble: Phrase | None = None
    """What could not be kept on disk; shown until it is."""
    _unkept: tuple[Callable[[], Awaitable[object]], ...] = ()
    """Ways to keep what this window was told and the disk did not take."""
    _notice: Notice | None = None
    _bound_for: str = ""
    """Where the address is still to follow."""
    _sent_to: tuple[str, ...] = ()
    """Where the client was told to go, and has not yet said that it was there."""
    _router: Callable[[ft.RouteChangeEvent], None] = lambda _: None
    files: ft.FilePicker = field(default_factory=ft.FilePicker)
    device: Device = field(default_factory=Device)
    keys: Keys = field(default_factory=Keys)
    rule_search: RuleSearch = field(default_factory=RuleSearch)
    marks: Redraw = field(default_factory=Redraw)
    """The pages one likes or has read; only the look-up shows them."""
    reading: ReadingTime = field(default_factory=ReadingTime)
    trail: Trail = field(default_factory=Trail)
    way_back: WayBack = field(default_factory=WayBack)
    subscriptions: Subscriptions = field(default_factory=Subscriptions)

    def say(self, message: Phrase) -> str:
        """In the window's language."""
        return self.written(translator(self.language)(message))

    def written(self, text: str) -> str:
        """As the window shows it: only in characters that can be drawn, and with no word of one letter left behind."""
        return unbroken(plain(text), self.language)

    @property
    def language(self) -> str:
        return self.preferences.language or self.system_language

    @property
    def dark(self) -> bool:
        return self.preferences.look is Look.DARK or (self.preferences.look is Look.SYSTEM and self.system_dark)

    @property
    def wide(self) -> bool:
        """Whether there is room for two panes."""
        return self.shape.wide

    @property
    def palette(self) -> Palette:
        return palette(self.dark)

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return self.say(phrase(key, **params))

    def called(self, name: str | Phrase) -> str:
        """A name as somebody wrote it, or one that depends on the window's language."""
        return plain(name) if isinstance(name, str) else self.say(name)

    async def change(self, settings: Settings) -> None:
        """Take on new settings at once, in every window, and keep them."""
        self.use(settings)
        await self._keep(self.backend.keep_settings(settings))

    async def prefer(self, **choices: object) -> None:
        """Take on what this device chose, in every window of it, and keep it."""
        preferences = self.preferences.replace(**choices)
        self.use_preferences(preferences)
        await self._keep(self.backend.keep_preferences(self.caller, preferences))

    def switched(self, name: str) -> bool:
        """Whether a small choice of a game is not as it comes."""
        return name in self.preferences.switches

    async def switch(self, name: str) -> None:
        """Turn such a choice the other way."""
        others = tuple(other for other in self.preferences.switches if other != name)
        await self.prefer(switches=others if self.switched(name) else (*others, name))

    async def keep_again(self) -> None:
        """Try once more what the disk did not take."""
        unkept, self._unkept = self._unkept, ()
        for keep in unkept:
            await self.keep(keep)
        await self.change(self.settings)
        if self.trouble is None:
            await self.prefer()

    async def keep(self, keep: Callable[[], Awaitable[object]]) -> None:
        """Do `keep`; where the disk refuses it is said, and done once more with the next try."""
        try:
            await keep()
        except OSError:
            self._unkept = (*self._unkept, keep)
            self.trouble = phrase("shell.not_kept")

    async def _keep(self, keeping: Awaitable[None]) -> None:
        try:
            await keeping
        except OSError:
            self.trouble = phrase("shell.not_kept")
        else:
            self.trouble = phrase("shell.not_kept") if self._unkept else None
        self.page.pubsub.send_others_on_topic(SETTINGS, self.caller.token)

    def use(self, settings: Settings) -> None:
        before = self.settings
        if before.model_dump(exclude=set(LOOKUP_MARKS)) == settings.model_dump(exclude=set(LOOKUP_MARKS)):
            object.__setattr__(self, "settings", settings)
        else:
            self.settings = settings
        self.marks.count += 1

    def use_preferences(self, preferences: Preferences) -> None:
        before = self.preferences
        if before != preferences:
            self.preferences = preferences
        if any(getattr(before, name) != getattr(preferences, name) for name in APPEARANCE):
            apply_theme(self)

    def go(self, route: str) -> None:
        """Show a screen at once; the address follows."""
        self.keys.expect_no_field()
        if not self.watch_address():
            self.page.navigate(route)
            return
        # The router would wait for the client to confirm the new address: a whole round trip before the first pixel.
        self._bound_for = route
        self._show(ft.RouteChangeEvent("route_change", self.page, route=route))
        self.page.run_task(self._follow, route)

    def watch_address(self) -> bool:
        """Hear of every address before the router does; False as long as there is none."""
        if self.page.on_route_change is None:
            return False
        if self.page.on_route_change != self._arrived:
            self._router, self.page.on_route_change = self.page.on_route_change, self._arrived  # type: ignore[assignment]
        return True

    def _arrived(self, event: ft.RouteChangeEvent) -> None:
        """The client is at an address: where it was sent, or where Back or a person led it."""
        if event.route in self._sent_to:
            self._sent_to = self._sent_to[self._sent_to.index(event.route) + 1 :]
        elif self._bound_for:
            # A person led it elsewhere meanwhile; the page that was sent may not even be there any more.
            self._bound_for, self._sent_to = "", ()
        elif event.route == self.trail.before("/") and self.way_back.leave():
            # Something was left on this screen: the client, which is at the one before, comes back to it.
            self.page.run_task(self.page.push_route, self.trail.now)
            return
        # One that arrives when the next tap has gone on already must not call the screen back.
        if self._bound_for in ("", event.route):
            self._show(event)

    def _show(self, event: ft.RouteChangeEvent) -> None:
        if self._notice and event.route != self.trail.now:
            self._notice.go_on(event.route, self.preferences.text_size)
        self._router(event)

    def back(self, otherwise: str) -> None:
        """To the screen before this one; `otherwise` when it was opened by its address."""
        self.go(self.trail.before(otherwise))

    async def _follow(self, route: str) -> None:
        """A new address costs the client a frame: the picture goes first."""
        await asyncio.sleep(theme.ADDRESS_FOLLOWS)
        if self._bound_for == route:
            try:
                self._sent_to = (*self._sent_to, route)
                self.keys.address_changes()
                await self.page.push_route(route)
            finally:
                self.keys.address_changed()
                self._bound_for = "" if self._bound_for == route else self._bound_for

    def tell(self, message: Phrase, undo: Callable[[], None] | None = None) -> None:
        """A short notice that goes away by itself, with Undo where there is something to undo."""
        self._notice = Notice(self.page, self.say(message), self.text("shell.undo"), undo)
        self._notice.show(self._bound_for or self.trail.now, self.preferences.text_size)

    def show_failure(self) -> None:
        self.tell(phrase("shell.stumbled"))


def apply_theme(store: Store) -> None:
    """Put the window into the chosen theme and text size."""
    page, chosen = store.page, store.preferences
    page.theme, page.dark_theme = (
        cast("ft.Theme", client_theme(dark, chosen.text_size, chosen.calm)) for dark in (False, True)
    )
    page.theme_mode = ft.ThemeMode(chosen.look.value)
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=[ft.Locale(store.language)], current_locale=ft.Locale(store.language)
    )
    page.update()
