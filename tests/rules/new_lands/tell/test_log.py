"""The log."""

from __future__ import annotations

from rules.kernel import Phrase
from rules.moves import Leave
from rules.new_lands.components.box import BoardLength
from rules.new_lands.moves import (
    AnyMove,
    CorrectMeeple,
    CorrectPlayer,
    CorrectTable,
    CorrectTile,
    CountLeft,
    Done,
    Finish,
    Learn,
    PlaceMeeple,
    PutMapAway,
    SetAside,
    TakeBack,
)
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.state import State
from rules.new_lands.tell.log import tell
from tests.rules.new_lands.tables import (
    MOUNTAIN,
    PLAIN,
    SEA,
    START,
    a_ledger,
    a_map,
    laid,
    lay,
    nothing,
    place,
    placed,
    play,
    taken,
)

END = Finish(insist=(Reason.TILES_LEFT,))


def said(state: State, move: AnyMove) -> list[str]:
    return [phrase.key.removeprefix("new_lands.") for phrase in tell(state, move)]


def params(phrase: Phrase, *names: str) -> list[object]:
    return [phrase.params[name] for name in names]


def test_a_tile_and_that_the_one_before_did_nothing_more() -> None:
    state = a_map(START)
    assert said(state, lay("b1", "Mw.Pnes")) == ["log_lay"]
    after = apply(state, lay("b1", "Mw.Pnes"))
    assert said(after, lay("c1", "Pnesw", seat=1)) == ["log_done", "log_lay"]
    assert said(after, SetAside(seat=1)) == ["log_done", "log_set_aside"]
    assert params(tell(state, lay("b1", "Mw.Pnes"))[0], "name", "n") == ["Ola", 1]


def test_a_meeple_placed_on_a_part() -> None:
    state = laid(a_map("Pn.Pe.Ms.Mw.S"))
    assert said(state, PlaceMeeple(seat=0, edge="i")) == ["log_place"]
    [line] = tell(state, PlaceMeeple(seat=0, edge="n"))
    assert params(line, "name", "on", "n") == ["Ola", "plain", 0]


def test_taking_back_says_what_was_counted_and_the_new_total() -> None:
    state = laid(a_map("Ses.Pnw*1 Ssw.Pne*1 / Sne.Psw*1 Snw.Mes", on={0: ("a1e",)}))
    [line] = tell(state, TakeBack(seat=0, x=0, y=0, edge="e"))
    assert line.key == "new_lands.log_take"
    assert params(line, "points", "total", "n") == [7, 7, 0]
    why = line.params["why"]
    assert isinstance(why, Phrase)
    assert why.key == "new_lands_score.taken_sea"


def test_a_mountain_names_its_plains() -> None:
    """W12: one city of its own, three on two plains."""
    text = "- Ps.Snew*1 / Sn.Ps.Mew*1 Pn.Ps.Mew / Pn.Sesw*1 Pn.Sesw*1"
    state = laid(a_map(text, on={0: ("a2e",)}))
    lines = tell(state, TakeBack(seat=0, x=0, y=1, edge="e"))
    assert [line.key for line in lines] == ["new_lands.log_take", "new_lands.log_mountain"]
    assert params(lines[1], "n", "own", "others", "plains") == [4, 1, 3, 3]


def test_of_equal_meeples_one_comes_home() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e", "a1e")}))
    assert said(state, TakeBack(seat=0, x=0, y=0, edge="e")) == ["log_take"]


def test_a_turn_of_the_ledger() -> None:
    state = a_ledger(3)
    assert said(state, nothing(0)) == ["log_tile_only"]
    assert said(state, placed(2, SEA)) == ["log_tile_only", "log_tile_only", "log_place_on"]
    out = play(state, placed(0, SEA))
    assert said(out, placed(0, PLAIN, insist=(Reason.ONE_ACTION,))) == ["log_place_only", "log.overruled"]
    assert said(play(out, nothing(2)), taken(0, SEA, cities=2)) == ["log_take_off"]
    gone = play(a_ledger(3), Leave(seat=1))
    assert said(gone, nothing(1, insist=(Reason.OUT_OF_TURN,))) == ["log_tile_only", "log.overruled"]


def test_after_a_map_was_put_away_in_the_middle_of_a_turn() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PutMapAway())
    assert said(state, placed(1, SEA)) == ["log_done", "log_place_on"]
    assert said(state, nothing(0)) == ["log_done"]
    assert said(state, placed(0, SEA)) == ["log_place_only"]  # the tile was told before


def test_the_end_on_a_map() -> None:
    state = play(a_map(START, left=1, on={1: ("a1n",)}), lay("b1", "Mw.Pnes"))
    assert said(state, Done(seat=0)) == ["log_done", "log_total", "log_end", "log_total", "log_over"]


def test_the_end_of_a_ledger() -> None:
    state = play(a_ledger(), placed(0, SEA))
    assert said(state, END) == ["log_finish", "log_count_begins", "log.overruled"]
    assert said(apply(state, END), CountLeft(seat=0, on=SEA, n=2)) == [
        "log_end",
        "log_total",
        "log_total",
        "log_over",
    ]


def test_the_table() -> None:
    state = a_map(START)
    assert said(state, PutMapAway()) == ["log_put_map_away"]
    assert said(state, Leave(seat=0)) == ["log_leave"]
    assert said(state, Learn(fact=BoardLength(spaces=48))) == ["log_learn"]
    assert said(a_map("Snesw"), SetAside(seat=0, tile="Mnesw")) == ["log_set_aside_named"]


def test_one_tile_less_and_turns_are_no_longer_equal() -> None:
    state = a_ledger(removed=1)
    assert said(state, SetAside(seat=0)) == ["log_set_aside", "fewer_tiles"]
    again = apply(state, SetAside(seat=0))
    assert said(again, SetAside(seat=0)) == ["log_set_aside"]
    assert said(a_ledger(), SetAside(seat=0)) == ["log_set_aside"]


def test_the_tile_of_the_last_in_a_round_leaves_the_others_a_turn_more() -> None:
    """82 tiles, 41 each; Ola laid one, Jan's leaves the game: 80 are left for both, and she comes to 41, he to 40."""
    state = apply(a_ledger(removed=1), nothing(0))
    assert said(state, SetAside(seat=1)) == ["log_set_aside", "fewer_tiles"]
    on_a_map = play(a_map(START, left=41, removed=1, turn=1), lay("b1", "Mw.Pnes", seat=1))
    assert said(on_a_map, SetAside(seat=0)) == ["log_done", "log_set_aside", "fewer_tiles"]


def test_a_tile_less_that_makes_turns_equal_is_no_loss() -> None:
    """82 tiles between three people: without one of them everybody has 27."""
    state = apply(a_ledger(3, removed=1), nothing(0))
    assert said(state, SetAside(seat=1)) == ["log_set_aside"]
    even = apply(state, SetAside(seat=1))
    assert said(even, SetAside(seat=1)) == ["log_set_aside", "fewer_tiles"]


def test_corrections() -> None:
    state = a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",)})
    assert said(state, CorrectPlayer(seat=0, points=3, home=2)) == ["fix_points", "fix_home"]
    assert said(state, CorrectPlayer(seat=0)) == []
    assert said(state, CorrectPlayer(seat=0, left=False)) == ["fix_back"]
    assert said(state, CorrectMeeple(seat=0, lift=place("a1e"), add=place("b1s"))) == ["fix_lift", "fix_add"]
    assert said(a_ledger(), CorrectMeeple(seat=0, add=MOUNTAIN)) == ["fix_add"]
    assert said(state, CorrectTile(x=0, y=0, tile="Pe.Mnsw")) == ["fix_tile"]
    assert said(state, CorrectTable(turn=1, left=3)) == ["fix_turn", "fix_left"]
    assert said(state, CorrectTable()) == []


def test_what_was_insisted_on_in_vain_is_not_said() -> None:
    assert said(a_ledger(), nothing(0, insist=(Reason.ONE_ACTION,))) == ["log_tile_only"]
