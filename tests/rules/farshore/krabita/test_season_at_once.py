"""Krabita's new season at once, where a table reads it so (p. 16)."""

from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS
from rules.farshore.components.route_cards import LookoutSpot
from rules.farshore.components.traits import Colour, Season
from rules.farshore.krabita.moves import DrawFromDeck, FollowRoute, LookForPurple
from rules.farshore.moves import PlaceWorker, Prepare, TurnTile
from rules.farshore.play import apply
from rules.farshore.rulings import Ruling
from rules.farshore.state import Phase
from rules.moves import Leave
from tests.rules.farshore.tables import FIFTH, SIXTH, WHOLE_BOX, a_table, everyone, her, person, play

KNOWN = Box(map_needs=(FIFTH, SIXTH))
AT_ONCE = (Ruling.KRABITA_SEASON_TURN,)


def test_a_season_she_has_reached_already_does_not_come_again() -> None:
    """A correction took her to spring before the person prepared for it."""
    state = person(a_table(1, box=KNOWN, rulings=AT_ONCE), ready=0)
    state = state.replace(krabita=state.her.replace(season=Season.SPRING))
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert (state.her.season, state.phase, state.turn) == (Season.SPRING, Phase.ROUTE, 1)


def test_after_autumn_no_season_comes() -> None:
    state = everyone(a_table(1, box=KNOWN, rulings=AT_ONCE), season=Season.SUMMER, ready=0)
    state = state.replace(winds=Season.SUMMER, krabita=state.her.replace(season=Season.AUTUMN))
    state = play(state, Prepare(seat=0, season=Season.AUTUMN), TurnTile(stack="A"), TurnTile(stack="B"))
    assert state.her.season is Season.AUTUMN


def test_a_season_that_becomes_due_during_her_draws_waits_until_they_are_done() -> None:
    """One is in summer, the other prepares for spring and leaves while she draws her four cards of spring."""
    state = person(a_table(2, box=KNOWN, rulings=AT_ONCE), 0, season=Season.SUMMER)
    state = person(state, 1, ready=0).replace(turn=1)
    state = play(state, Prepare(seat=1, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    state = apply(state, Leave(seat=1))
    assert (state.her.season, state.phase) == (Season.SPRING, Phase.DECK_DRAW)
    state = apply(state, DrawFromDeck())
    assert (state.winds, state.phase) == (Season.SUMMER, Phase.TILE)


def test_a_table_may_let_her_change_at_once_with_her_turn_still_to_come() -> None:
    state = everyone(a_table(2, box=KNOWN, rulings=AT_ONCE), season=Season.SPRING)
    state = person(state, 0, season=Season.WINTER, ready=0)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert (state.her.season, state.phase) == (Season.SPRING, Phase.DECK_DRAW)
    state = apply(state, DrawFromDeck())
    assert state.turn == 1
    state = apply(state, PlaceWorker(seat=1, place=DOCKS))
    assert state.phase is Phase.ROUTE


def test_what_she_has_begun_she_ends_before_her_season_changes_at_once() -> None:
    """She stands at the summer lookout when the last person leaves: her purple card is drawn, not played."""
    state = a_table(2, rulings=AT_ONCE, box=WHOLE_BOX)
    state = person(person(state, 0, season=Season.AUTUMN), 1, season=Season.SUMMER).replace(winds=Season.SUMMER)
    state = her(state, season=Season.SUMMER, ready=3, placed=(DOCKS,), hand=0)
    state = play(state, FollowRoute(spot=LookoutSpot(colour=Colour.RED)), Leave(seat=1))
    assert (state.phase, state.her.season) == (Phase.LOOKOUT, Season.SUMMER)
    state = play(state, LookForPurple(found=True), TurnTile(stack="A"), TurnTile(stack="B"))
    assert (state.phase, state.her.season, state.her.hand) == (Phase.PLAN_DRAW, Season.AUTUMN, 1)
