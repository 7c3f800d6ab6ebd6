"""One seat in full: goods, tokens, locks, houses, fists, character; everything can be put right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.drawings.newdale.places import token_face
from companion.screen.decimals import decimal
from companion.views.newdale.figure_pad import colour_picks, coloured_name
from companion.views.newdale.looks import card_sign, sign
from companion.views.newdale.table.new_card import beyond_turns
from companion.views.newdale.table.person import character, coming_or_going
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import panel
from companion.widgets.answers import stepper, toggle
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import chip, counter, one_less_and_more
from rules.newdale.components.figures import Assistant
from rules.newdale.components.numbers import ROUNDS, SETUP
from rules.newdale.components.tokens import TOKENS
from rules.newdale.moves import CorrectPlayer, Goods, Release, TakeToken, UseToken
from rules.newdale.players import Lock, Marker
from rules.newdale.setup import Where
from rules.newdale.worth import token_worth


def seat_panel(window: NewdaleWindow, which: str) -> ft.Control:
    seat, store, state = int(which), window.store, window.state
    return panel(
        window,
        store.called(state.name(seat)),
        *(_board(window, seat) if state.has_board(seat) else ()),
        counter(
            store,
            store.text("newdale_table.fists"),
            state.fists(seat) or 0,
            lambda n: window.put_right(CorrectPlayer(seat=seat, fists=n)),
            svg=sign(store, "fist"),
        ),
        coming_or_going(window, seat),
    )


def _board(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    state, store = window.state, window.store
    coins = state.coins(seat)
    if coins is not None:
        yield note(store.text("newdale.why_coins", n=coins))
    yield note(store.text("newdale_table.reach_and_rate", reach=state.reach(seat), rate=state.rate(seat)))
    for at, built in enumerate(state.players[seat].built):
        if built.goods is not None:
            name = store.called(state.card(seat, at).name)
            less, more = (Action(window.adjust, Goods(seat=seat, built=at, n=by)) for by in (-1, 1))
            ends = one_less_and_more(store, name, less, more)
            yield stepper(name, str(built.goods), *ends, card_sign(store, state.card(seat, at)))
    yield from _colours(window, seat, told=False)
    yield from beyond_turns(window, seat)
    yield from _tokens(window, seat)
    yield from character(window, seat)
    yield from _prison(window, seat)
    yield _corrections(window, seat)
    yield _printed(window, seat)


def _colours(window: NewdaleWindow, seat: int, *, told: bool) -> Iterator[ft.Control]:
    """Of cards that show an assistant: asked for where nobody told it, else to be put right."""
    store, state = window.store, window.state
    for at, built in enumerate(state.players[seat].built):
        card = state.card(seat, at)
        if card.coloured and (built.colour is not None) is told:
            name = coloured_name(store, card, built.colour)
            yield note(name)
            yield colour_picks(store, built.colour, partial(_paint, window, seat, at), of=name)


def _paint(window: NewdaleWindow, seat: int, at: int, colour: Assistant) -> None:
    player = window.state.players[seat]
    window.put_right(
        CorrectPlayer(seat=seat, built=player.with_built(at, player.built[at].replace(colour=colour)).built)
    )


def _tokens(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """Held ones with what they are worth now: a tap uses one."""
    state, store = window.state, window.store
    held = [each for token in state.players[seat].tokens for each in _uses(window, seat, token)]
    if held:
        yield section(store.text("newdale_table.tokens"), row(*held))
    taken = [
        chip(
            store.text("newdale_table.take_token", token=store.text(f"newdale.token_{token}")),
            partial(window.play, TakeToken(seat=seat, token=token)),
            sign=token_face(store.palette, token),
        )
        for token in TOKENS
    ]
    yield folded(store.text("newdale_table.token_taken"), row(*taken))


def _uses(window: NewdaleWindow, seat: int, token: str) -> Iterator[ft.Control]:
    """A chip for a token; for each building where the good of a token may lie."""
    state, store = window.state, window.store
    name, svg = store.text(f"newdale.token_{token}"), token_face(store.palette, token)
    if TOKENS[token].with_action:
        yield note(store.text("newdale_table.token_with_action", token=name))
        return
    if not TOKENS[token].goods:
        words = store.text("newdale_table.use_token", token=name, worth=_worth(window, seat, token))
        yield chip(words, partial(window.play, UseToken(seat=seat, token=token)), sign=svg)
        return
    yield note(store.text("newdale_table.token_onto", token=name))
    for at in range(len(state.players[seat].built)):
        if (card := state.card(seat, at)).makes_goods:
            use = UseToken(seat=seat, token=token, onto=at)
            yield chip(store.called(card.name), partial(window.play, use), sign=svg, of=name)


def _worth(window: NewdaleWindow, seat: int, token: str) -> str:
    store = window.store
    found = token_worth(window.state, seat, token)
    said = [
        store.text("newdale_table.worth", what=what, n=decimal(value) if value.denominator > 1 else str(value))
        for what, value in found.items()
    ]
    return ", ".join(said) or "–"


def _prison(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    state, store = window.state, window.store
    for held in state.held:
        if held.seat == seat and held.where is Where.PRISON:
            words = store.text("newdale_table.release", figure=held.figure.value)
            yield row(button(words, partial(window.play, Release(seat=seat, figure=held.figure))))


def _corrections(window: NewdaleWindow, seat: int) -> ft.Control:
    """What the app has wrong: houses, locks, markers."""
    store, player = window.store, window.state.players[seat]
    owned = {marker.number for marker in player.markers}
    return folded(
        store.text("newdale_table.put_right"),
        counter(
            store,
            store.text("newdale_table.houses_left"),
            player.houses,
            lambda n: window.put_right(CorrectPlayer(seat=seat, houses=n)),
            svg=sign(store, "house"),
        ),
        row(
            *(
                toggle(
                    store.text("newdale_table.lock", lock=each.value),
                    each in player.locks,
                    partial(_lock, window, seat, each),
                )
                for each in Lock
            )
        ),
        row(
            *(
                toggle(store.text("newdale_table.marker", n=n), n in owned, partial(_own, window, seat, n))
                for n in (*SETUP.markers, *SETUP.markers_later)
            )
        ),
        *_colours(window, seat, told=True),
    )


def _printed(window: NewdaleWindow, seat: int) -> ft.Control:
    """What each card shows, that of the chapter too, told now or told anew."""
    store, state = window.store, window.state
    cards = dict.fromkeys(built.card for built in state.players[seat].built)
    shown = [(store.called(state.facts.name(card)), f"tell:chain:{card}") for card in cards]
    shown.append((store.text("newdale_box.of_chapter", chapter=state.setup.chapter), "tell:chapter"))
    ways = [
        button(store.text("newdale_table.tell_shown", what=name), Action(window.open, told), weight=Emphasis.QUIET)
        for name, told in shown
    ]
    return folded(store.text("newdale_table.tell_cards"), row(*ways))


def _lock(window: NewdaleWindow, seat: int, turned: Lock) -> None:
    held = window.state.players[seat].locks
    locks = tuple(each for each in Lock if (each in held) ^ (each is turned))
    window.put_right(CorrectPlayer(seat=seat, locks=locks))


def _own(window: NewdaleWindow, seat: int, n: int) -> None:
    """A marker more, from this round on, or less."""
    held = {marker.number: marker for marker in window.state.players[seat].markers}
    if held.pop(n, None) is None:
        held[n] = Marker(number=n, since=min(window.state.round, ROUNDS.rounds))
    window.put_right(CorrectPlayer(seat=seat, markers=tuple(held[number] for number in sorted(held))))
