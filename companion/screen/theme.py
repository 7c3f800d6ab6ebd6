"""How the app looks: its sizes, and how long what moves takes. What the client is told of them: `client_theme`."""

from __future__ import annotations

from typing import Final

import flet as ft

WIDE: Final = 760
"""From this width on, a screen may have several panes: a tablet held upright has it."""
FULL: Final = 1_200
"""From this width on, a table may have three panes."""
TALL: Final = 1_000
"""From this height on, a wide window has room to spare below the answers."""
RAILED: Final = 840
"""From this width on, navigation is a rail."""
SHORT: Final = 700
"""Below this height the answers need all the room there is."""
FLAT: Final = 480
"""Below this height a window that is wider than high is a phone held across."""
READABLE: Final = 680
"""Text columns never grow wider than this."""
TARGET: Final = 48
"""The smallest thing a thumb should have to hit."""
CODE: Final = 232
"""A QR code a phone reads from across the table."""
BANNER: Final = 200
BANNER_PHONE: Final = 140
EXHIBIT: Final = 96
CARD_PICTURE: Final = 72
"""The drawing on a card that leads somewhere."""
CHIP_SIGN: Final = 24
"""A sign beside a word."""
CLOSE: Final = 2
"""Between lines that belong together."""
NEAR: Final = 4
"""Between parts of one thing."""
SNUG: Final = 6
"""Between a sign and its word, and between such pairs."""
GAP: Final = 8
INSET: Final = 12
"""Around what a pane or a coloured ground holds."""
ANSWER_INSET: Final = 10
"""Above and below the words of an answer."""
PAGE_PADDING: Final = 16
SCROLLED: Final = ft.Padding.only(left=PAGE_PADDING, top=GAP, right=PAGE_PADDING, bottom=TARGET)
"""Around what scrolls: its end stays clear of the edge."""
HEADED: Final = ft.Padding.only(left=INSET, top=GAP, right=INSET)
"""Around a heading that stays above what scrolls, and in line with it."""
RADIUS: Final = 16
SMALL_RADIUS: Final = 12
CHOSEN_BORDER: Final = 2
SIGN: Final = 40
"""The picture on a button."""
SHORT_SIGN: Final = 26
"""The same where the answers need the height."""
TALL_SIGN: Final = 60
"""The same on a tablet."""
STRIP_PART: Final = 52
"""A part of the strip with a short word below its sign."""
SMALL_SIGN: Final = 20
"""Beside a number."""
PIECE: Final = 32
"""A player's piece beside their name."""
STRIP_SIGN: Final = 34
FLAT_STRIP: Final = 2
"""How much of a bar's width the strip takes, to one part for the title."""
SWATCH: Final = 16
PANES: Final = (9, 10)
"""How the width of a table is shared between the board and the turn."""
THREE_PANES: Final = (8, 11, 7)
"""The same where there is room for three: what happened and the points stand by themselves."""
FLAT_PANES: Final = (3, 8)
"""The same on a phone held across: the turn has no other room."""
CORNER: Final = 24
"""A small picture laid over a corner of another."""
LINE_PADDING: Final = 13
"""Above and below a single line, so that a thumb can hit it."""
LENGTH: Final = 10
"""How thick a number is drawn as a length."""
BAR_LABEL: Final = 16
"""The largest name below a sign of the navigation bar."""
BAR_LETTERS: Final = 12
"""A title of so many is read whole in the bar of a phone."""
TILE_LETTERS: Final = 10
"""A longer word is written small and narrow below a picture: four of them stand side by side on a phone."""
NARROW: Final = ft.TextStyle(letter_spacing=-0.4)
TOLD_LINES: Final = 3
TOLD_LETTERS: Final = 110
"""Of what happened last; more of them are one small text, so that the answers stay in sight."""
MARK: Final = 18
"""The sign that says where a fact comes from; the one of what is chosen, beside its word."""
POINTS: Final = 28
"""A number on a round ground."""
SMALL_TEXT: Final = 100
"""Up to this text size, a word fits beside a drawing on a phone."""
LARGE_TEXT: Final = 150
"""From this text size on, what stood side by side stands below each other."""
LOOK_UP: Final = 400
"""The search and the topics, beside the page that is read."""
LEDGER: Final = 400
"""The table of everybody's points, beside what is being entered."""
TAB_NAME: Final = 56
"""As much of a name as tells whose points they are."""
TAB_REST: Final = 60
"""What a tab takes besides the name: its edges and the points."""
SIZES: Final = {
    "display_large": 44,
    "display_medium": 36,
    "display_small": 30,
    "headline_large": 28,
    "headline_medium": 24,
    "headline_small": 21,
    "title_large": 20,
    "title_medium": 17,
    "title_small": 15,
    "body_large": 17,
    "body_medium": 15,
    "body_small": 13,
    "label_large": 15,
    "label_medium": 13,
    "label_small": 12,
}
"""Of letters, by what they are for; at a text size of 100."""
LETTER: Final = 0.5
"""How wide a letter is, on average, for its size."""
BAR: Final = 30
"""How thick a bar of points is drawn."""
LINK_CODE: Final = 340
"""A QR code that holds a whole link."""
GREY: Final = 0.55
"""How much is left of what cannot be done now."""
GREY_GROUND: Final = ft.Colors.with_opacity(GREY, ft.Colors.SURFACE_CONTAINER_LOW)

QUICK: Final = 180
"""Milliseconds of motion: longer would keep the screen that is coming waiting."""
ADDRESS_FOLLOWS: Final = 0.15
"""Seconds from a new screen to its address."""
ADDRESS_SETTLES: Final = 0.5
"""Seconds after that until what it took the focus from has been heard of."""
LAID_OUT: Final = 0.1
"""Seconds until what was drawn has found its room."""
NOTICE: Final = 6_000
"""Milliseconds a notice with Undo stays."""
NOTICE_LINE: Final = 20
"""How high a line of it is."""
NOTICE_INSET: Final = 14
"""Above and below its words."""

FOCUSED: Final = 0.3
"""How strongly a line is tinted that has the focus of the keyboard."""
FOCUS: Final = {ft.ControlState.FOCUSED: ft.BorderSide(3, ft.Colors.PRIMARY)}
"""Around a button that has it: the client's own tint is too faint to be found."""

MAIN_FOCUS: Final = {ft.ControlState.FOCUSED: ft.BorderSide(4, ft.Colors.INVERSE_PRIMARY)}
"""The same around a button that is filled with that colour."""


def edge(width: float, colour: ft.ColorValue) -> dict[ft.ControlState, ft.BorderSide]:
    """Around a button that has nothing else to show."""
    return {ft.ControlState.DEFAULT: ft.BorderSide(width, colour)}
