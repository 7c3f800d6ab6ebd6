"""The real app in a real browser, by what a screen reader hears.

    with Served(folder) as served, chromium() as browser, Screen(browser, served, PHONE) as screen:
        screen.open("/settings")
        screen.tap("Polski")
        screen.see("Ustawienia")

Flutter paints on a canvas; what can be found and tapped is its tree of names. A screen that is left having asked
anything of the outside world, having met a missing file or a page error fails the test, as does a server that
printed a traceback.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Self

from playwright.sync_api import Browser, Error, Locator, Page, Response, Route, expect, sync_playwright

from tests.harness.chromium import FLAGS, find
from tests.harness.finger import Finger
from tests.harness.headings import UNHEARD
from tests.harness.stillness import DRAWN
from tests.harness.text_fields import FOCUSED, write, write_once
from tests.harness.watch import Watch

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SHORT: dict[str, Any] = {"viewport": {"width": 360, "height": 600}, "has_touch": True}
FLAT: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}

FIRST_FRAME = "addEventListener('flutter-first-frame', () => { document.documentElement.dataset.drawn = 'yes' })"
BLOCKED = "https://cdn.jsdelivr.net/npm/@rive-app/"
"""The stock client asks for this at every start; our content security policy stops it before it leaves."""
PATIENCE = 20_000
FAILED = Path("out", "failed")


@dataclass
class At:
    """Where an app can be reached."""

    origin: str
    address: str = ""

    def __post_init__(self) -> None:
        self.address = self.address or self.origin + "/"


class Served(At):
    """The app as a process of its own, on a free port of this computer."""

    def __init__(
        self, folder: Path, *options: str, language: str = "en", program: Sequence[str] = (), reads: bool = False
    ) -> None:
        """`reads`: pictures have to stand as long as for a person; else whoever taps has read them at once."""
        self.folder = folder
        module = "companion" if reads else "tests.harness.quick_reader"
        self._command = [*(program or (sys.executable, "-m", module)), "--data", str(folder), "--no-browser"]
        self._command += ["--lang", language, *(options if "--port" in options else (*options, "--port", "0"))]

    def spawn(self) -> None:
        """Start it, and wait for nothing."""
        self._log = (self.folder.parent / f"{self.folder.name}.log").open("w+", encoding="utf-8")
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
        # Only the tests may outlive their terminal, as under nohup.
        hears = partial(signal.signal, signal.SIGHUP, signal.SIG_DFL) if hasattr(signal, "SIGHUP") else None
        self.process = subprocess.Popen(
            self._command, stdout=self._log, stderr=subprocess.STDOUT, env=environment, text=True, preexec_fn=hears
        )

    def __enter__(self) -> Self:
        self.spawn()
        self.address = self.said(r"http://\S+")
        self.origin = re.match(r"http://[^/]+", self.address)[0]  # type: ignore[index]
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        assert "Traceback" not in self.log, self.log

    @property
    def port(self) -> int:
        return int(self.origin.rpartition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._log.close()

    @property
    def log(self) -> str:
        return Path(self._log.name).read_text("utf-8")

    def said(self, words: str) -> str:
        """What the app prints like this, as soon as it does."""
        until = time.monotonic() + 30
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(words, self.log):
                return found[0]
            time.sleep(0.02)
        raise RuntimeError(f"the app did not say {words}: {self.log}")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


class Screen:
    """One window of the browser, with a memory of its own."""

    patience: ClassVar[int] = PATIENCE
    silence: ClassVar[float] = 90
    """Seconds without a sign of life after which a client has crashed, with or without a word."""
    living: ClassVar[list[Screen]] = []
    accounts: ClassVar[list[str]] = []
    """Of those that a failing test has left."""

    def __init__(self, browser: Browser, served: At, size: dict[str, Any] = PHONE, **context: Any) -> None:
        self.served = served
        self.complaints: list[str] = []
        self.context = browser.new_context(**size, **context)
        self.context.add_init_script(FIRST_FRAME)
        self.context.route(lambda url: not url.startswith((served.origin, "blob:", "data:")), self._outside)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(self.patience)
        self._finger = Finger(self.page, bool(size.get("has_touch")), self.patience)
        self.page.on("pageerror", self._failed)
        self.page.on("response", self._answered)
        self._watch = Watch(self.page, self.silence, lambda: self.complaints.append("the page hangs"))
        Screen.living.append(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            Screen.accounts.append(self.account())
        Screen.living.remove(self)
        self._watch.end()
        self.context.close()
        if kind is None:
            assert self.complaints == [], self.complaints

    def account(self) -> str:
        """What is on it now, for whoever reads of a test that failed; the picture lies in `out/failed`."""
        try:
            picture = self.picture(FAILED / f"{self.served.origin.rpartition(':')[2]}.png")
            return "\n".join((self.page.url, str(picture), *self.complaints, self.tree()))
        except Error as error:
            return str(error)

    def _failed(self, error: Error) -> None:
        self.complaints.append(f"page error: {error}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.complaints.append(f"{answer.status} {answer.url}")

    def _outside(self, route: Route) -> None:
        if not route.request.url.startswith(BLOCKED):
            self.complaints.append(f"asked for {route.request.url}")
        route.abort()

    # Looking

    def open(self, path: str = "/", see: str | None = None) -> Self:
        self.page.goto(self.served.origin + path if path != "/" else self.served.address)
        return self.wake(see)

    def wake(self, see: str | None = None) -> Self:
        """Wait for the first picture and switch the tree of names on; do it again after every reload."""
        self.page.locator("html[data-drawn]").wait_for(state="attached", timeout=60_000)
        self.page.locator("flt-semantics-placeholder").dispatch_event("click")
        if see:
            self.see(see)
        return self

    def text(self, words: str) -> Locator:
        """Text is a node of its own or, inside cards and rows, part of the name of a group."""
        page = self.page
        return page.get_by_text(words).or_(page.get_by_label(words)).or_(page.get_by_role("heading", name=words)).first

    def see(self, *words: str) -> None:
        for said in words:
            self.text(said).wait_for(state="attached")

    def gone(self, words: str) -> None:
        said = self.page.get_by_text(words).or_(self.page.get_by_label(words))
        expect(said).to_have_count(0, timeout=self.patience)

    def tree(self) -> str:
        return self.page.locator("flt-semantics-host").aria_snapshot().translate(UNHEARD)

    def settled(self) -> str:
        """The tree, as soon as it is the same twice."""
        before, now = "", self.tree()
        for _ in range(50):
            if before == now:
                break
            self.page.wait_for_timeout(150)
            self.page.evaluate(DRAWN)
            before, now = now, self.tree()
        return now

    def picture(self, path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        size = self.page.viewport_size or PHONE["viewport"]
        self.page.mouse.move(0, size["height"] / 2)  # at the edge, where it rests on nothing
        self.page.wait_for_timeout(400)  # ripples and transitions end
        self.page.screenshot(path=path)
        return path

    # Acting

    def tap(self, name: str, role: Any = None, exact: bool = True) -> None:
        """Tap what is called `name`: a button, a tab, a chip, a switch or, failing all, anything of that name.

        With a finger on a phone, with the mouse on a desktop.
        """
        self._finger.tap(self._named(name, role, exact))

    def answer(self, name: str, exact: bool = True) -> None:
        """Tap an answer of the table, and wait until it is gone, or until something else is asked.

        Questions that read the same have buttons of their own; those stay only where one follows on one screen.
        """
        self._finger.answer(self._named(name, None, exact))

    def _named(self, name: str, role: Any, exact: bool) -> Locator:
        roles: Sequence[Any] = (role,) if role else ("button", "tab", "checkbox", "switch", "menuitem", "radio", "link")
        found = self.page.get_by_role(roles[0], name=name, exact=exact)
        for other in roles[1:]:
            found = found.or_(self.page.get_by_role(other, name=name, exact=exact))
        return found.first

    def type(self, name: str, text: str) -> None:
        """Replace what a text field holds."""
        holds = write(self.page, self.field(name), text)
        assert holds == [text], f"{name} holds {holds!r} instead of {text!r}"

    def type_once(self, name: str, text: str, delay: int) -> None:
        """The same, with milliseconds between the letters, and never mind what comes of them."""
        write_once(self.page, self.field(name), text, delay)

    def field(self, name: str) -> Locator:
        """While a text field is empty and has the focus, its hint is a second line of its name."""
        words = re.escape(name).replace(r"\ ", r"\s")
        named = self.page.get_by_label(re.compile(rf"^{words}(\n|$)"))
        return self.page.locator("input, textarea").and_(named)

    @property
    def typed_into(self) -> Locator:
        """Flutter types into its tree of names or, if that came late, into a field beside it: the focus tells which."""
        return self.page.locator(FOCUSED)

    def reach(self, name: str, exact: bool = True) -> None:
        """Wait for what is called `name`; where it does not come, scroll down for it, as a thumb would.

        Whoever was too early for the picture has gone past it, and begins at the top again.
        """
        found = self._named(name, None, exact)
        for tried in range(1, PATIENCE // 100):
            if found.count():
                return
            if tried % 8 == 0:
                self.scroll(400 if tried % 64 else -10_000)
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{name} was not reached")

    def scroll(self, down: int) -> None:
        size = self.page.viewport_size or {"width": 390, "height": 844}
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.wheel(0, down)
        self.page.wait_for_timeout(250)
        self.page.evaluate(DRAWN)
