"""Two taps of one finger on one spot, sent from inside the page: their distance is what was asked for, and is known."""

from __future__ import annotations

from playwright.sync_api import Page

TWICE = """async ([x, y, milliseconds]) => {
  const tap = () => {
    const target = document.elementFromPoint(x, y)
    const event = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
    const finger = { ...event, pointerId: 7, isPrimary: true, pointerType: 'touch', button: 0, pressure: 0.5 }
    target.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }))
    target.dispatchEvent(new PointerEvent('pointerup', { ...finger, buttons: 0, pressure: 0 }))
    target.dispatchEvent(new PointerEvent('click', { ...finger, buttons: 0, pressure: 0, detail: 1 }))
    return performance.now()
  }
  const first = tap()
  await new Promise(done => setTimeout(done, milliseconds))
  return tap() - first
}"""
"""A finger meets whatever is under it by then."""


def double_tap(page: Page, x: float, y: float, seconds: float) -> float:
    """Seconds from one tap to the other: those asked for, or more on a machine that is busy."""
    milliseconds: float = page.evaluate(TWICE, [x, y, seconds * 1000])
    return milliseconds / 1000
