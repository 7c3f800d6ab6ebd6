"""The final score: a line for every point, and what decides a tie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.cards import Card, PerCard, PerChest, PerMap, PerTreasure
from rules.farshore.components.maps import listed, map_points
from rules.farshore.components.numbers import KRABITA, SETUP
from rules.farshore.components.traits import Colour, Kind, Rarity, Trait
from rules.farshore.score.sheet import Group, Krabita, Person, Sheet, colours
from rules.kernel import Phrase, phrase
from rules.scores import Line, Score


def score_sheet(sheet: Sheet, box: Box) -> tuple[Score, ...]:
    """One score per player, in the sheet's order."""
    return tuple(score_player(player, box) for player in sheet.players)


def score_player(player: Person | Krabita, box: Box) -> Score:
    known = facts(box)
    counted = tuple(_person(player, known) if isinstance(player, Person) else _krabita(player, known))
    lines = tuple(line for group in counted_groups(player) for line in _group(group, counted, player))
    return Score(player=player.name, lines=lines, tie_break=_tie_break(player))


def counted_groups(player: Person | Krabita) -> tuple[Group, ...]:
    """Krabita scores no shells, whoever counted them (p. 16)."""
    return tuple(group for group in Group if isinstance(player, Person) or group is not Group.SHELLS)


def _group(group: Group, counted: tuple[Line, ...], player: Person | Krabita) -> Iterator[Line]:
    total = player.totals[group]
    if total is not None:
        yield Line(group=group, why=phrase("result.entered", group=group.value), points=total)
    else:
        yield from (line for line in counted if line.group == group)


def _tie_break(player: Person | Krabita) -> tuple[int, ...]:
    """Ship, maps, treasures, resources (p. 11)."""
    # Ruling: the same tie-break against Krabita, who has no resources.
    return player.at, len(player.maps), player.treasury, player.resources if isinstance(player, Person) else 0


def _person(person: Person, known: Facts) -> Iterator[Line]:
    yield _line(Group.SHELLS, phrase("farshore_score.shells", n=person.shells), person.shells)
    for card_id, n in Counter(person.cards).items():
        card = known.cards[card_id]
        why = phrase("farshore_score.card", card=known.name(card_id), n=n, each=card.points)
        yield _line(Group.CARDS, why, n * card.points)
    for card_id in person.cards:
        yield from _bonus(known.cards[card_id], person, known)
    yield from _shared(person)


def _krabita(krabita: Krabita, known: Facts) -> Iterator[Line]:
    """Her cards count by colour alone (p. 16)."""
    cards = colours(krabita, known)
    for colour in Colour:
        if n := cards[colour]:
            each = KRABITA.purple_points if colour is Colour.PURPLE else KRABITA.other_points
            why = phrase("farshore_score.krabita_cards", n=n, each=each, what=_counted((colour,)))
            yield _line(Group.PURPLE if colour is Colour.PURPLE else Group.CARDS, why, n * each)
    yield from _shared(krabita)


def _shared(player: Person | Krabita) -> Iterator[Line]:
    """What counts for Krabita as for anyone."""
    each = SETUP.treasure_points
    why = phrase("farshore_score.treasures", n=player.treasures, each=each)
    yield _line(Group.TREASURES, why, player.treasures * each)
    values, n = [tile.value for tile in player.maps], len(player.maps)
    per_tile = " + ".join(f"{value} × {n}" for value in values)
    why = phrase("farshore_score.maps", n=n, sum=sum(values), tiles=per_tile)
    yield _line(Group.MAPS, why, map_points(player.maps))
    yield _line(Group.SHIP, phrase("farshore_score.ship", n=player.ship), player.ship)


def _bonus(card: Card, person: Person, known: Facts) -> Iterator[Line]:
    match card.bonus:
        case None:
            return
        case PerCard():
            n, what = _matching(card, card.bonus, person, known)
        case PerTreasure():
            n = person.treasury
            what = phrase("farshore_score.bonus_treasures")
        case PerMap():
            n = len(person.maps)
            what = phrase("farshore_score.bonus_maps")
        case PerChest():
            n = known.track.chests_passed(0, person.at)
            what = phrase("farshore_score.bonus_chests")
        case _:
            assert_never(card.bonus)
    each = card.bonus.points
    why = phrase("farshore_score.bonus", card=known.name(card.id), printed=card.points, each=each, n=n, what=what)
    yield _line(Group.PURPLE, why, n * each)


def _matching(card: Card, bonus: PerCard, person: Person, known: Facts) -> tuple[int, Phrase]:
    """How many city cards the bonus counts, and what they are, set by set."""
    city = list(person.cards)
    if not bonus.counts_itself:
        city.remove(card.id)
    found = [bonus.first_set(known.cards[card_id]) for card_id in city]
    parts = [(found.count(traits), traits) for traits in bonus.sets]
    n = sum(count for count, _ in parts)
    if len(parts) == 1:
        return n, _counted(parts[0][1])
    return n, listed([phrase("farshore_score.part", n=count, what=_counted(traits)) for count, traits in parts])


def _counted(traits: tuple[Trait, ...]) -> Phrase:
    """The cards with these traits; `any` where the card's colour, kind or rarity does not matter."""
    return phrase(
        "farshore_score.cards_counted",
        colour=next((trait.value for trait in traits if isinstance(trait, Colour)), "any"),
        kind=next((trait.value for trait in traits if isinstance(trait, Kind)), "any"),
        rarity=next((trait.value for trait in traits if isinstance(trait, Rarity)), "any"),
    )


def _line(group: Group, why: Phrase, points: int) -> Line:
    return Line(group=group, why=why, points=points)
