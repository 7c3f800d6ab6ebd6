"""Which names to tap for a move, in any language: so that a test can play a whole game by the screen alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.disk.saves import Match, Saves
from companion.farshore.card_names import name_origin
from companion.screen.words import translator
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.route_cards import IslandSpot, LookoutSpot, OtherSpot, RedCardSpot, ShoreSpot
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import DeckRanOut, FollowRoute, KrabitaDraws, KrabitaPlays
from rules.farshore.moves import Pass, PlaceWorker, PlayCard, Prepare, TakeMap
from rules.farshore.people import on_table
from rules.farshore.setup import Setup
from rules.farshore.state import Phase, State
from rules.farshore.tell.log import tell
from rules.farshore.tell.naming import place_name
from rules.kernel import Phrase, phrase
from rules.printed import Origin
from tests.harness.browser import Served

Say = Callable[[Phrase], str]


@contextmanager
def serving(folder: Path, chosen: Setup, language: str, reads: bool = False) -> Iterator[tuple[Served, str]]:
    """The app with one match laid out, and the address of its table."""
    now = datetime.now(UTC)
    match = Match(
        id="solo",
        game=GAME.id,
        rules_version=GAME.rules_version,
        started=now,
        changed=now,
        journal={"setup": chosen.model_dump(mode="json")},
    )
    Saves(folder).keep_match(match)
    with Served(folder, language=language, reads=reads) as served:
        yield served, f"/match/{match.id}"


class Taps:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say: Say = translator(language)

    def text(self, key: str, **params: Any) -> str:
        return self.say(phrase(key, **params))

    def mine(self, key: str, **params: Any) -> str:
        return self.text(f"farshore_table.{key}", **params)

    def of(self, state: State, move: Any) -> list[str]:
        """What to tap, one after the other."""
        match move:
            case PlaceWorker(place=place):
                return [self._place(state, place)]
            case TakeMap(map=kind):
                value = (state.left(kind) or (0,))[0]
                return [
                    self.text("farshore.place_dunes"),
                    self.mine("map_value", map=state.facts.map_kinds[kind].name, value=value),
                ]
            case PlayCard(card=card):
                return [self.mine("colour_cards", colour=state.facts.cards[card].colour.value), self._card(state, card)]
            case Prepare(season=season):
                names = [self.mine("prepare", season=season.value), self.mine("yes_prepare", season=season.value)]
                return names if state.phase is Phase.PERSON else [self._label(state, move)]
            case Pass() if state.phase is Phase.PERSON:
                return [self.mine("pass")]
            case FollowRoute():
                return self._route(state, move)
            case KrabitaPlays(colour=colour):
                first = self.text("farshore.colour", colour=colour.value)
                return [first] if _ways(state, move) == 1 else [first, self._label(state, move)]
            case KrabitaDraws(colour=colour):
                return [self.text("farshore.colour", colour=colour.value)]
            case _:
                return [self._label(state, move)]

    def sign(self, state: State) -> str:
        """What the screen reads when it asks about this state."""
        if state.phase is Phase.OVER:
            return self.text("table.over_how")
        if state.phase is Phase.PERSON:
            season = state.people[state.turn].season
            return self.mine("turn_of", name=state.name(state.turn), season=season.value)
        question = GAME.question(state)
        assert question is not None
        return self.say(question.ask)

    def told(self, state: State, move: Any) -> list[str]:
        """What the screen then reads above the next question, which may be the same as the last one."""
        return [self.say(line) for line in tell(state, move)]

    def _label(self, state: State, move: Any) -> str:
        question = GAME.question(state)
        assert question is not None
        return self.say(next(answer.label for answer in question.answers if answer.move == move))

    def _place(self, state: State, place: Place) -> str:
        if place.spot is Spot.SHORE:
            return self.mine("shore", resource=place.which)
        if place.spot is Spot.RED_CARD:
            name = state.facts.name(place.which)
            return name if isinstance(name, str) else self.say(name)
        if place.spot is Spot.ISLAND and len(state.islands) > 1:
            return self.mine("island", n=int(place.which))
        return self.text(f"farshore.place_{place.spot}")

    def _card(self, state: State, card: str) -> str:
        name = state.facts.name(card)
        left = state.facts.cards[card].copies - on_table(state)[card]
        called = name if isinstance(name, str) else self.say(name)
        ours = name_origin(state.facts, state.facts.cards[card], self.language) is Origin.OURS
        spoken = f"{called}, {self.text('box.name_ours')}" if ours else called
        return f"{spoken} · {self.mine('copies_left', n=left)}"

    def _route(self, state: State, move: FollowRoute) -> list[str]:
        match move.spot:
            case ShoreSpot(resource=resource):
                return [self.mine("shore", resource=resource.value)]
            case IslandSpot():
                return [self.text("farshore.place_island")]
            case OtherSpot():
                return [self.say(place_name(state.facts, Place(spot=Spot.OTHER)))]
            case RedCardSpot(action=action, n=n):
                name = self.text("farshore.answer_red_card", action=action.value, n=n)
                return [name] if n == 1 else [self.mine("red_more"), name]
            case LookoutSpot(colour=colour):
                return [
                    self.text("farshore.place_lookout"),
                    self.mine("discard", colour=colour.value),
                ]
            case docks:
                return [self.mine("docks", n=docks.spaces)]


def _ways(state: State, move: KrabitaPlays) -> int:
    """How many answers share the colour."""
    question = GAME.question(state)
    assert question is not None
    plays = [answer.move for answer in question.answers if isinstance(answer.move, KrabitaPlays)]
    return sum(play.colour is move.colour for play in plays)


class Chance:
    """A short game of sensible, seeded answers."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def answer(self, state: State) -> Any:
        question = GAME.question(state)
        assert question is not None
        moves: list[Any] = [answer.move for answer in question.answers]
        if state.phase is Phase.PERSON:
            return self._of_person(state, moves)
        return self._dice.choice([move for move in moves if not isinstance(move, DeckRanOut)])

    def _of_person(self, state: State, moves: list[Any]) -> Any:
        cards = [move for move in moves if _plain(move)]
        maps = [move for move in moves if isinstance(move, TakeMap) and state.facts.map_kinds[move.map].needs]
        if maps:
            return self._dice.choice(maps)
        if cards and self._dice.random() < 0.3:
            return self._dice.choice(cards)
        for wanted in (PlaceWorker, Prepare, Pass):
            if found := [move for move in moves if isinstance(move, wanted)]:
                return self._dice.choice(found)
        return self._dice.choice(moves)


def _plain(move: Any) -> bool:
    return isinstance(move, PlayCard) and move.anchor is None and move.source == "hand"
