"""What is kept of a match for the shelf and the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from companion.lil_everdell.habits import bests, colours, history, history_of
from companion.match.summary import Part, Summary
from rules.kernel import phrase
from rules.lil_everdell.components.parades import PARADES, Signs
from rules.lil_everdell.components.traits import Challenge, Kind, Royal
from rules.lil_everdell.players import Laid, Player
from rules.lil_everdell.score import sheet as sheets
from rules.lil_everdell.score.sheet import Sheet, SheetCard
from rules.lil_everdell.score.standing import score, to_check
from rules.lil_everdell.setup import Help
from rules.lil_everdell.state import State
from rules.scores import Score


def summary(state: State) -> Summary:
    """As the record of the match tells it."""
    course = history(state)
    parts = [
        Part.of(
            found,
            opponent=seat == state.opponent_seat,
            complete=not to_check(state, seat),
            helped=seat != state.opponent_seat and _helped(state.setup.people[state.person_at(seat)].help),
            reached=_reached(player),
            counts={**colours(_told(player)), **bests(found), **course.get(found.player, {})},
        )
        for seat, (player, found) in enumerate(zip(state.players, score(state), strict=True))
    ]
    return Summary(
        parts=tuple(parts),
        when=phrase("lil_everdell_shelf.round", round=state.round),
        **_graded(state.royal, len(state.setup.challenges)),
    )


def sheet_summary(
    sheet: Sheet, scores: tuple[Score, ...], journal: Mapping[str, Any] | None, unsure: Collection[tuple[int, str]] = ()
) -> Summary:
    """As somebody entered it; whoever has a field `unsure` is incomplete. A match that was followed has its level."""
    course = history_of(journal)
    parts = [
        Part.of(
            found,
            opponent=player.is_opponent,
            complete=not any(at == seat for at, _ in unsure),
            reached=_entered(player),
            counts={**colours(_laid(player)), **bests(found), **course.get(player.name, {})},
        )
        for seat, (player, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    royal, challenges = opponent_of(journal)
    helped = helped_of(journal)
    parts = [part.replace(helped=not part.opponent and part.name in helped) for part in parts]
    return Summary(parts=tuple(parts), **_graded(royal, challenges))


def _reached(player: Player) -> dict[str, int]:
    parades = {} if player.parades is None else _parades([token.value for token in player.parades])
    return _counts(player.cards) | parades if player.complete else parades


def _entered(player: sheets.Player) -> dict[str, int]:
    """Points that were entered for a row do not tell how many pieces there were."""
    cards = _laid(player)
    counted = _counts(cards) if cards or player.totals.cards is None else {}
    told = player.totals.parades is None or bool(player.parades)
    return counted | (_parades([token.value for token in player.parades]) if told else {})


def _told(player: Player) -> tuple[Laid, ...]:
    """Some of an area do not tell which colour somebody likes."""
    return player.cards if player.complete else ()


def _laid(player: sheets.Player) -> list[SheetCard]:
    return [card for card in player.cards for _ in range(card.n)]


def _parades(values: list[int]) -> dict[str, int]:
    """How many tokens, and how many of them were the first of their stack."""
    return {"parades": len(values), "sixes": values.count(max(PARADES.values))}


def _counts(cards: Iterable[Signs]) -> dict[str, int]:
    kinds = Counter(card.kind for card in cards)
    return {"area": kinds.total(), "creatures": kinds[Kind.CREATURE], "places": kinds[Kind.PLACE]}


def _graded(royal: Royal | None, challenges: int) -> dict[str, Any]:
    """The Prince and the Queen by number of challenges; nobody says which of the two is harder."""
    if royal is None:
        return {}
    return {"level": f"{royal.value}_{challenges}", "grade": tuple(Royal).index(royal) * len(GRADES) + challenges + 1}


GRADES = range(len(Challenge) + 1)


def _helped(given: Help) -> bool:
    return given != Help()


def helped_of(journal: Mapping[str, Any] | None) -> frozenset[str]:
    """Who had a head start, by name or animal; a damaged record tells nothing."""
    setup = journal and journal.get("setup")
    people = setup.get("people") if isinstance(setup, dict) else None
    seats = [seat for seat in people if isinstance(seat, dict)] if isinstance(people, list | tuple) else []
    given = [seat for seat in seats if isinstance(seat.get("help"), dict) and any(seat["help"].values())]
    return frozenset(str(seat.get("name") or seat.get("animal")) for seat in given)


def opponent_of(journal: Mapping[str, Any] | None) -> tuple[Royal | None, int]:
    """Who played against the people, with how many challenges; a damaged record tells nothing."""
    setup = journal and journal.get("setup")
    seat = setup.get("opponent") if isinstance(setup, dict) else None
    who = seat.get("who") if isinstance(seat, dict) else None
    chosen = setup.get("challenges") if isinstance(setup, dict) else None
    known = [one for one in chosen if one in tuple(Challenge)] if isinstance(chosen, list | tuple) else []
    return (Royal(who) if who in tuple(Royal) else None), len(set(known))
