"""What a window shows while its connection is lost: the last picture, dimmed, and a word in the reader's language.

A client that has crashed draws nothing any more; its page begins anew by itself.
"""

from __future__ import annotations

import json
from typing import Final

from companion.languages import FALLBACK, LANGUAGES
from companion.screen.palette import DARK, LIGHT
from companion.screen.words import translator
from rules.kernel import phrase

PATIENCE: Final = 10_000
"""Milliseconds without a crash after which a page may begin anew: one that crashes at once would do so for ever."""


def lost_connection() -> str:
    """For the head of the page."""
    said = {language: translator(language)(phrase("shell.connection_lost")) for language in LANGUAGES}
    script = _SCRIPT.replace("SAID", json.dumps(said, ensure_ascii=False)).replace("FALLBACK", json.dumps(FALLBACK))
    script = script.replace("PATIENCE", str(PATIENCE))
    return f"<script>{script}</script><style>{_look()}</style>"


# Flet 1.0.5 would hide the picture behind a spinner and, after its socket reconnects, draw nothing any more. So the
# client does not hear that it closed; the session lives on in the server, and a fresh page finds everything as it was.
# With two threads that client may, seldom, spoil its own memory (flutter/flutter#190039): a fresh page goes on. With
# one thread it would not, and would take three times as long to draw.
# The client keeps the language of the page; the colour it gives the browser's frame is bright where the theme is dark.
_SCRIPT = """
  (() => {
    const said = SAID;
    const dark = () => {
      const frame = document.querySelector('meta[name=theme-color]');
      const shades = frame && frame.content.match(/[0-9a-f]{2}/gi);
      return !shades || shades.reduce((sum, shade) => sum + parseInt(shade, 16), 0) > 382;
    };
    const back = () => fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(4000) })
      .then(() => location.reload(), () => setTimeout(back, 1000));
    const lost = () => {
      if (document.getElementById('lost')) return;
      const veil = document.createElement('div'), word = document.createElement('p');
      veil.id = 'lost';
      veil.className = dark() ? 'dark' : 'light';
      word.setAttribute('role', 'alert');
      word.textContent = said[document.documentElement.lang] || said[FALLBACK];
      veil.append(word);
      document.body.append(veil);
      setTimeout(back, 300);
    };
    const crash = /RuntimeError: (memory access out of bounds|operation does not support unaligned|unreachable)/;
    for (const told of ['error', 'unhandledrejection']) addEventListener(told, event => {
      if (!crash.test(`${event.message} ${event.reason}`)) return;
      const since = Date.now() - (sessionStorage.getItem('crashed') || 0);
      sessionStorage.setItem('crashed', Date.now());
      if (since > PATIENCE) location.reload();
    });
    window.WebSocket = new Proxy(window.WebSocket, { construct(Socket, args) {
      const socket = new Socket(...args);
      let opened = false;
      socket.addEventListener('open', () => { opened = true; });
      for (const end of ['error', 'close']) socket.addEventListener(end, event => {
        if (opened) { event.stopImmediatePropagation(); lost(); }
      });
      return socket;
    } });
  })();
"""


def _look() -> str:
    painted = "#lost.{} p {{ background: {}; color: {} }}"
    return (
        "#lost { position: fixed; inset: 0; z-index: 2; display: flex; align-items: flex-end; justify-content: center;"
        " background: rgb(0 0 0 / 45%) } #lost p { margin: 24px; padding: 16px 24px; border-radius: 16px;"
        f" font: 17px/1.4 Roboto, sans-serif; max-width: 30em }} {painted.format('light', LIGHT.paper, LIGHT.ink)}"
        f" {painted.format('dark', DARK.paper, DARK.ink)}"
    )
