"""Two taps of one finger on one spot, sent from inside the page: how far apart they left for the app is known."""

from __future__ import annotations

from playwright.sync_api import Page

TWICE = """async ([x, y, milliseconds]) => {
  const pause = (time) => new Promise(done => setTimeout(done, time))
  const left = [], send = WebSocket.prototype.send
  WebSocket.prototype.send = function (...what) { left.push(performance.now()); return send.apply(this, what) }
  const tap = () => {
    const now = performance.now()
    const target = document.elementFromPoint(x, y)
    const event = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
    const finger = { ...event, pointerId: 7, isPrimary: true, pointerType: 'touch', button: 0, pressure: 0.5 }
    target.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }))
    target.dispatchEvent(new PointerEvent('pointerup', { ...finger, buttons: 0, pressure: 0 }))
    target.dispatchEvent(new PointerEvent('click', { ...finger, buttons: 0, pressure: 0, detail: 1 }))
    return now
  }
  const first = tap()
  await pause(milliseconds)
  const second = tap()
  await pause(500)
  WebSocket.prototype.send = send
  const leaving = (tapped) => left.find(time => time >= tapped) ?? Infinity
  return leaving(second) - leaving(first)
}"""
"""A finger meets whatever is under it by then; a busy browser may pass a tap on late."""


def double_tap(page: Page, x: float, y: float, seconds: float) -> float:
    """Seconds from what the one tap sent to what the other did: those asked for, or more on a machine that is busy."""
    milliseconds: float = page.evaluate(TWICE, [x, y, seconds * 1000])
    return milliseconds / 1000
