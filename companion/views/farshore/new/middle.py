"""A game that is already going: where it stands, as values, before it becomes part of a set-up."""

from __future__ import annotations

from rules.farshore.components.places import OTHER
from rules.farshore.components.plan import Plan, plan
from rules.farshore.components.traits import Colour, Counts, Season
from rules.farshore.players import UNTRACKED, WORKERS, City, Krabita, Person, SeenCard
from rules.farshore.setup import Depth, Midway, Setup
from rules.farshore.wind import PlayerT

BLANK = Midway(people=())


def fitted(middle: Midway, setup: Setup) -> Midway:
    """For exactly the people of this set-up; what was entered for a seat stays with it."""
    seats = range(len(setup.people))
    people = tuple(person(middle, seat) for seat in seats)
    if setup.tracking is Depth.KRABITA_ONLY:
        people = tuple(UNTRACKED.replace(season=known.season, passed=known.passed) for known in people)
    else:
        people = tuple(_out(known) for known in people)
    return middle.replace(
        people=people,
        krabita=_hers(middle.replace(people=people), setup.krabita.columns) if setup.krabita else None,
        flooded=tuple(number for number in middle.flooded if number <= len(people)),
        turn=min(middle.turn, setup.players - 1),
    )


def person(middle: Midway, seat: int) -> Person:
    """A city of which nobody told us anything may hold any cards."""
    return middle.people[seat] if seat < len(middle.people) else Person(city=City(complete=False))


def with_person(middle: Midway, seat: int, known: Person) -> Midway:
    people = [person(middle, other) for other in range(max(seat + 1, len(middle.people)))]
    people[seat] = known
    return middle.replace(people=tuple(people))


def krabita(middle: Midway) -> Krabita:
    """She follows the last person into a season, solo at once, else on her next turn: she can be in no other one."""
    her = middle.krabita or Krabita(plan=plan(tuple(Colour)))
    season = min((known.season for known in middle.people), default=her.season)
    about_to = len(middle.people) > 1 and her.season.next is season
    return her if her.season is season or about_to else in_season(her, season)


def in_season(player: PlayerT, season: Season) -> PlayerT:
    """All workers of that season at home, until someone says otherwise; before autumn nobody has passed."""
    return player.replace(
        season=season, ready=WORKERS[season], passed=player.passed if season is Season.AUTUMN else False
    )


def with_cards(her: Krabita, counts: Counts) -> Krabita:
    cards = tuple(SeenCard(colour=colour) for colour in Colour for _ in range(counts[colour]))
    return her.replace(cards=cards)


def _hers(middle: Midway, columns: tuple[Colour, ...]) -> Krabita:
    her = _out(krabita(middle))
    if sorted(columns) != sorted(Colour):
        return her
    rows = {marker.colour: marker for marker in her.plan.markers}
    return her.replace(plan=Plan(markers=tuple(rows[colour] for colour in columns)))


def _out(player: PlayerT) -> PlayerT:
    """Workers who are not at home stand somewhere; nobody said where."""
    away = max(0, WORKERS[player.season] - (player.ready or 0))
    return player.replace(placed=(OTHER,) * away)
