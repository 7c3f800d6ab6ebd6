"""The page a browser opens: Flet's own, under our name, on our ground, a lost connection shown and its start hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import flet_web

from companion.screen.caller import AWAKE, SHARE
from companion.screen.palette import DARK, LIGHT
from companion.server.lost_connection import lost_connection

ABILITIES: Final = "tidekeeper-can"
"""The cookie in which a browser says what not every browser can; plain http takes both from it."""
TELL_ABILITIES: Final = f"""
  <script>
    document.cookie = '{ABILITIES}=' + ['page', navigator.share && '{SHARE}', navigator.wakeLock && '{AWAKE}']
      .filter(Boolean).join('.') + '; path=/; samesite=lax';
  </script>
"""

# The client's first frames are a spinner and a word of English. It empties the title of the page with the first one,
# and sets it again with the first picture of ours; should it ever do otherwise, the curtain falls by itself.
CURTAIN: Final = """
  <div id="curtain" aria-hidden="true"><img src="icons/loading-animation.png" alt="" /></div>
  <script>
    (() => {
      const curtain = document.getElementById('curtain');
      const rise = () => { curtain.className = 'rising'; setTimeout(() => curtain.remove(), 400); };
      let begun = false;
      const watch = new MutationObserver(() => {
        if (!document.title) begun = true;
        else if (begun) { watch.disconnect(); rise(); }
      });
      watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    })();
  </script>
"""
HANGING: Final = """
  #curtain { position: fixed; inset: 0; z-index: 1; display: flex; align-items: center; justify-content: center;
             pointer-events: none; animation: fallen 0s 10s forwards }
  #curtain.rising { opacity: 0; transition: opacity 200ms 100ms }
  #curtain img { width: 200px; max-width: 50vw; max-height: 50vh; object-fit: contain }
  @keyframes fallen { to { visibility: hidden } }
"""

NAMES: Final = """
  flt-semantics[flt-tappable] { overflow: hidden !important }
"""
"""The client writes the name of whatever can be tapped into the page as text, for a screen reader: a long one would
reach beyond a small thing and take the taps meant for what lies beside it."""


def start_page(name: str) -> str:
    stock = Path(flet_web.get_package_web_dir(), "index.html").read_text("utf-8")
    head = f"<head>{lost_connection()}{TELL_ABILITIES}<style>{_ground()}{HANGING}{NAMES}</style>"
    ours = stock.replace("<head>", head, 1).replace("<body>", f"<body>{CURTAIN}", 1)
    return ours.replace('content="Flet"', f'content="{name}"')


def _ground() -> str:
    """Until the first picture a dark room stays dark."""
    painted = "html, body, #loading, #curtain {{ background: {} !important }}"
    return f"{painted.format(LIGHT.paper)} @media (prefers-color-scheme: dark) {{ {painted.format(DARK.paper)} }}"
