"""What is waited for before a finger comes down: that the node under it no longer moves."""

from __future__ import annotations

from typing import Final

_FRAMES: Final = """
  const frame = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 1000) })
  const frames = async () => { await frame(); await frame() }
"""
"""On a busy machine nothing is drawn for longer than any pause: what is still on its way seems to lie still."""
STILL: Final = f"""async node => {{
  {_FRAMES}
  const where = () => JSON.stringify(node.getBoundingClientRect())
  for (let was = '', now = where(), tries = 0; was !== now && tries < 50; tries++) {{
    was = now
    await new Promise(done => setTimeout(done, 50))
    await frames()
    now = where()
  }}
  return node.isConnected
}}"""
"""What has just been drawn may still move; a person sees that before the finger is down. Whether it is still there."""
DRAWN: Final = f"""async () => {{
  {_FRAMES}
  await frames()
}}"""
"""Whatever the page has heard by now is on the screen then."""
