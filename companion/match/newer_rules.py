"""A running match of earlier rules: it follows today's, and it is said once where they lead elsewhere."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from companion.disk.matches import Match, Status
from companion.match.naming import player_name
from rules.kernel import Game, IllegalMove, Journal, Move, Phrase, Played, phrase
from rules.scores import Score

AnyJournal: TypeAlias = "Journal[Any, Any]"


def outdated(match: Match, game: Game[Any, Any, Any]) -> bool:
    """Whether it was last kept by earlier rules and goes on, or can be taken up; what is over keeps what it came to."""
    return match.status is not Status.FINISHED and match.rules_version < game.rules_version


def insisting(
    game: Game[Any, Any, Any], journal: AnyJournal
) -> Generator[None, None, tuple[AnyJournal, Mapping[int, Phrase]]]:
    """Move after move: the journal as its table would insist on it today, and why that is needed, by the number."""
    state, moves, why = game.start(journal.setup), dict[int, Move](), dict[int, Phrase]()
    for at, recorded in enumerate(journal.moves):
        move, refusal = recorded, game.why_not(state, recorded)
        if refusal is not None:
            try:
                move = game.insist(state, recorded)
            except IllegalMove:
                break
            moves[at], why[at] = move, refusal
        state = game.apply(state, move)
        yield
    return _rewritten(journal, moves), why


def news(match: Match, scores: Iterable[Score], why: Mapping[int, Phrase]) -> Iterator[Phrase]:
    """A line for each step that the table is taken to insist on, and for each total that is another now."""
    for at, refusal in why.items():
        yield phrase("table.rules_step", n=at + 1, why=refusal)
    kept = {} if match.sheet else {total.player: total.points for total in match.totals}
    for score in scores:
        was = kept.get(score.player, score.total)
        if was != score.total:
            name = player_name(match.game, score.player, None)
            yield phrase("table.rules_total", name=name, was=was, now=score.total)


def _rewritten(journal: AnyJournal, moves: Mapping[int, Move]) -> AnyJournal:
    """The same steps with moves in force written otherwise: there is nothing more to undo than before."""
    sources: list[tuple[int, int | None]] = []
    for n, entry in enumerate(journal.entries[: journal.cursor]):
        if isinstance(entry, Played):
            sources.append((n, None))
        else:
            del sources[entry.keep :]
            for at in entry.changes:
                sources[at] = n, at
    entries = list(journal.entries)
    for at, move in moves.items():
        n, change = sources[at]
        entry = entries[n]
        entries[n] = Played(move=move) if isinstance(entry, Played) else _changed(entry, change, move)
    return journal.replace(entries=tuple(entries)) if moves else journal


def _changed(entry: Any, at: int | None, move: Move) -> Any:
    return entry.replace(changes={**entry.changes, at: move})
