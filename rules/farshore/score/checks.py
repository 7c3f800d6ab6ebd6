"""What cannot be, or hardly can, on the sheet of a finished table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.cards import PerMap
from rules.farshore.components.maps import MOST_MAP_POINTS
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Counts, Rarity
from rules.farshore.reasons import Reason
from rules.farshore.score.map_checks import check_maps
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Group, Krabita, Person, Sheet, colours
from rules.farshore.setup import MOST_PEOPLE
from rules.kernel import phrase
from rules.letters import alike
from rules.sheet import Remark, final, refusal, warning


def check(sheet: Sheet, box: Box) -> tuple[Remark, ...]:
    """Every remark about the sheet, the whole table's first."""
    known = facts(box)
    remarks = [*_table(sheet), *_names(sheet), *_deck(sheet, known), *_tie(sheet, box), *check_maps(sheet, known)]
    for at, player in enumerate(sheet.players):
        remarks += (*_numbers(at, player), *_ship(at, player, known))
        remarks += _city(at, player, known) if isinstance(player, Person) else _krabita(at, player, known)
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in remarks)


def _table(sheet: Sheet) -> Iterator[Remark]:
    people, krabitas = len(sheet.people), len(sheet.players) - len(sheet.people)
    if people == 0:
        yield final(phrase(Reason.SHEET_NOBODY))
    if people > MOST_PEOPLE:
        yield final(phrase(Reason.SHEET_PEOPLE_OVER, n=people))
    if krabitas > 1:
        yield final(phrase(Reason.SHEET_KRABITA_TWICE))
    if people == MOST_PEOPLE and krabitas == 1:
        yield refusal(phrase(Reason.SHEET_KRABITA_WITH_FOUR))


def _names(sheet: Sheet) -> Iterator[Remark]:
    names = Counter(player.name for player in sheet.players)
    folded = Counter(alike(player.name) for player in sheet.players)
    for at, player in enumerate(sheet.players):
        twice = phrase(Reason.SHEET_NAME_TWICE, name=player.name)
        if not player.name:
            yield final(phrase(Reason.SHEET_NAME_EMPTY, n=at + 1), at, "name")
        elif names[player.name] > 1:
            yield final(twice, at, "name")
        elif folded[alike(player.name)] > 1:
            # No match can begin so; a sheet of an earlier version may have been kept so.
            yield refusal(twice, at, "name")


def _numbers(at: int, player: Person | Krabita) -> Iterator[Remark]:
    for field in ("shells", "treasures", "resources"):
        if (n := getattr(player, field)) < 0:
            yield final(phrase(Reason.SHEET_NEGATIVE, name=player.name, what=field, n=n), at, field)
    yield from _totals(at, player)


def _totals(at: int, player: Person | Krabita) -> Iterator[Remark]:
    """Points that somebody counted themselves. Those of cards may well be below zero."""
    for group in (Group.SHELLS, Group.TREASURES, Group.MAPS):
        if (points := player.totals[group]) is not None and points < 0:
            yield final(phrase(Reason.SHEET_POINTS_NEGATIVE, name=player.name, group=group.value, n=points), at, group)
    if (points := player.totals.treasures) is not None and points % SETUP.treasure_points:
        each = SETUP.treasure_points
        yield warning(phrase(Reason.SHEET_TREASURES_ODD, name=player.name, n=points, each=each), at, "treasures")
    if (points := player.totals.maps) is not None and points > MOST_MAP_POINTS:
        why = phrase(Reason.SHEET_MAP_POINTS, name=player.name, n=points, most=MOST_MAP_POINTS)
        yield refusal(why, at, "maps")


def _ship(at: int, player: Person | Krabita, known: Facts) -> Iterator[Remark]:
    name, ship, track = player.name, player.at, known.track
    if ship < 0:
        yield final(phrase(Reason.SHEET_SHIP_BELOW, name=name, n=ship), at, "ship")
    elif ship > track.end:
        yield final(phrase(Reason.SHEET_SHIP_BEYOND, name=name, n=ship, end=track.end), at, "ship")
    elif not track.holds(ship):
        below, above = track.nearest(ship)
        yield warning(phrase(Reason.SHEET_SHIP_BETWEEN, name=name, n=ship, below=below, above=above), at, "ship")


def _city(at: int, person: Person, known: Facts) -> Iterator[Remark]:
    spaces = known.spaces(person.cards)
    if spaces > (limit := SETUP.city_spaces):
        yield refusal(phrase(Reason.SHEET_CITY_OVER, name=person.name, n=spaces, limit=limit), at, "cards")
    for card_id, n in Counter(person.cards).items():
        card = known.cards[card_id]
        if n > 1 and card.rarity is Rarity.UNIQUE:
            why = phrase(Reason.SHEET_UNIQUE_TWICE, name=person.name, card=known.name(card_id), n=n)
            yield refusal(why, at, "cards")
        if isinstance(card.bonus, PerMap) and person.totals.purple is None and maps_uncounted(person):
            yield warning(phrase(Reason.SHEET_BONUS_UNSURE, name=person.name, card=known.name(card_id)), at, "maps")


def _krabita(at: int, krabita: Krabita, known: Facts) -> Iterator[Remark]:
    # She spends no treasure, so she still has one for each chest (p. 14).
    chests = known.track.chests_passed(0, krabita.at)
    if 0 <= (n := krabita.treasury) < chests:
        yield warning(phrase(Reason.SHEET_CHESTS, name=krabita.name, n=n, chests=chests), at, "treasures")
    for field in ("shells", "resources"):
        if getattr(krabita, field) > 0 or (field == "shells" and (krabita.totals.shells or 0) > 0):
            yield warning(phrase(Reason.SHEET_KRABITA_HAS_NONE, name=krabita.name, what=field), at, field)


def _deck(sheet: Sheet, known: Facts) -> Iterator[Remark]:
    named = Counter(card for player in sheet.players if not isinstance(player.cards, Counts) for card in player.cards)
    for card_id, n in named.items():
        if n > (copies := known.cards[card_id].copies):
            yield refusal(phrase(Reason.SHEET_COPIES_OVER, card=known.name(card_id), n=n, copies=copies))
    for colour in Colour:
        n = sum(colours(player, known)[colour] for player in sheet.players)
        if n > (copies := known.copies[colour]):
            yield refusal(phrase(Reason.SHEET_COLOUR_OVER, colour=colour.value, n=n, copies=copies))


def maps_uncounted(player: Person | Krabita) -> bool:
    """Whether there are points for maps, and nobody said how many maps there are."""
    return bool(player.totals.maps) and not player.maps


def _tie(sheet: Sheet, box: Box) -> Iterator[Remark]:
    """Points for maps entered as a total do not tell how many maps there are."""
    scores = score_sheet(sheet, box)
    first = max((score.total, score.tie_break[0]) for score in scores)
    tied = [at for at, score in enumerate(scores) if (score.total, score.tie_break[0]) == first]
    unsure = [at for at in tied if maps_uncounted(sheet.players[at])]
    if len(tied) > 1 and unsure:
        yield warning(phrase(Reason.SHEET_TIE_UNSURE, name=sheet.players[unsure[0]].name), unsure[0], "maps")
