"""What a browser reads out twice: a control, and around it or inside it another node with the same words."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

NODES = """() => {
  const controls = 'button, tab, checkbox, switch, radio, link, menuitem'.split(', ')
  const own = node => [...node.childNodes].filter(part => part.nodeType === 3 || part.tagName === 'SPAN')
  const words = node => (node.ariaLabel || own(node).map(part => part.textContent).join('')).trim()
  const nodes = [...document.querySelectorAll('flt-semantics')].filter(words)
  const spoken = nodes.filter(node => controls.includes(node.role))
  const again = control => nodes.filter(node => node !== control && (
    control.contains(node) || node.contains(control) && words(node).split('\\n').includes(words(control))))
  return spoken.flatMap(control => again(control).map(node => [words(control), words(node)]))
}"""


def heard_twice(page: Page) -> list[tuple[str, str]]:
    """Each such control with the words of the other node."""
    found: list[Any] = page.evaluate(NODES)
    return [(control, other) for control, other in found]
