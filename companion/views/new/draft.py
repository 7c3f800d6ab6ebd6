"""A table half set up: who sits there so far, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Self

from pydantic import AfterValidator

from companion.disk.settings import Settings
from companion.match.people import last_table
from rules.kernel import Model
from rules.letters import composed

Named = Callable[[int], str]
"""What a guest is called who gave no name, by seat."""


class Guest(Model):
    name: Annotated[str, AfterValidator(composed)] = ""
    """As typed so far, its letters in one spelling."""
    piece: str = ""


class Draft(Model):
    """Where games begin; a game adds what its own steps ask."""

    fewest: int = 1
    most: int = 4
    longest_name: int = 40
    """In letters."""
    pieces: tuple[str, ...] = ()
    """What each person has one of: an animal, a colour. Nothing, where that does not matter."""
    guests: tuple[Guest, ...] = ()
    rulings: tuple[str, ...] = ()
    """Those of which the table follows the other reading."""

    @property
    def kind(self) -> str:
        """In which of the game's ways this table plays: the last table of a kind is remembered."""
        return "table"

    def named(self, seat: int, name: str) -> Self:
        return self._with(seat, self.guests[seat].replace(name=name))

    def with_piece(self, seat: int, piece: str) -> Self:
        """Whoever has that piece takes the other one in exchange."""
        old = self.guests[seat].piece
        guests = (guest.replace(piece=old) if guest.piece == piece else guest for guest in self.guests)
        return self.replace(guests=tuple(guests))._with(seat, self.guests[seat].replace(piece=piece))

    def welcome(self, name: str = "", piece: str = "") -> Self:
        """Another guest, on the first chair without a name if there is one."""
        empty = next((seat for seat, guest in enumerate(self.guests) if not guest.name.strip()), None)
        if name and empty is not None:
            seated = self.named(empty, name)
            return seated.with_piece(empty, piece) if self._free(piece) else seated
        if len(self.guests) == self.most:
            return self
        free = [other for other in self.pieces if self._free(other)] or [""]
        return self.replace(guests=(*self.guests, Guest(name=name, piece=piece if piece in free else free[-1])))

    def arranged(self, chairs: Sequence[int]) -> Self:
        """Who sat on these chairs, in this order. A game that keeps something by chair lets it follow."""
        return self.replace(guests=tuple(self.guests[chair] for chair in chairs))

    def dismissed(self, seat: int) -> Self:
        """As they are where nobody can be spared: a second tap may come before the picture without its button."""
        if len(self.guests) <= self.fewest:
            return self
        return self.arranged([chair for chair in range(len(self.guests)) if chair != seat])

    def raised(self, seat: int) -> Self:
        """One place earlier in turn order."""
        if not 0 < seat < len(self.guests):
            return self
        chairs = list(range(len(self.guests)))
        chairs[seat - 1], chairs[seat] = chairs[seat], chairs[seat - 1]
        return self.arranged(chairs)

    def seated(self, people: Iterable[tuple[str, str]], fewest: int = 0) -> Self:
        """With these people (name, piece), and with empty chairs up to so many."""
        draft = self
        for name, piece in people:
            draft = draft.welcome(name, piece)
        while len(draft.guests) < fewest:
            draft = draft.welcome()
        return draft

    def next_starter(self) -> Self:
        """Everybody moves up: who sat second begins."""
        chairs = range(len(self.guests))
        return self.arranged([*chairs[1:], *chairs[:1]])

    def _with(self, seat: int, guest: Guest) -> Self:
        return self.replace(guests=(*self.guests[:seat], guest, *self.guests[seat + 1 :]))

    def _free(self, piece: str) -> bool:
        return piece in self.pieces and all(guest.piece != piece for guest in self.guests)


def last_people(settings: Settings, game: str, kind: str) -> list[tuple[str, str]]:
    """Who sat at the last table of this kind, with their pieces."""
    last = last_table(settings, game, kind)
    pieces = {person.name: person.piece(game) for person in settings.people}
    return [(name, pieces.get(name, "")) for name in (last.people if last else ())]
