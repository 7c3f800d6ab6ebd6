"""By which drawing a card is known."""

from __future__ import annotations

from collections import Counter

from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.views.lil_everdell.card_emblems import emblems, is_lent
from rules.lil_everdell.components.box import Box, facts, new_card
from rules.lil_everdell.components.cards import CARDS
from rules.lil_everdell.components.traits import Colour, Kind


def taught(n: int, box: Box | None = None) -> Box:
    """So many blue creatures that nobody chose an emblem for."""
    box = box or Box()
    for at in range(n):
        box = box.learn(new_card(box, f"Frog {at}", Colour.BLUE, Kind.CREATURE))
    return box


def test_a_card_known_by_name_is_drawn_as_its_name() -> None:
    assert emblems(facts(Box())) == {name: name for name in CARDS}
    assert not any(map(is_lent, CARDS.values()))


def test_the_owners_choice_comes_before_it() -> None:
    frog = new_card(Box(), "Frog", Colour.BLUE, Kind.CREATURE).replace(emblem="bell")
    assert emblems(facts(Box(cards=(frog,))))["frog"] == "bell"
    assert not is_lent(frog.card)


def test_a_card_without_an_emblem_is_lent_one_that_no_other_of_its_cell_has() -> None:
    bee = new_card(Box(), "Bee", Colour.BLUE, Kind.CREATURE).replace(emblem="flower")
    known = facts(taught(len(EMBLEMS) - 1, Box(cards=(bee,))))
    blue = [emblem for card, emblem in emblems(known).items() if known.cards[card].colour is Colour.BLUE]
    assert sorted(blue) == sorted(EMBLEMS)


def test_an_emblem_we_lack_is_lent_one_too() -> None:
    frog = new_card(Box(), "Frog", Colour.BLUE, Kind.CREATURE).replace(emblem="dragon")
    assert emblems(facts(Box(cards=(frog,))))["frog"] in EMBLEMS
    assert is_lent(frog.card)


def test_one_more_card_changes_none_of_those_before_it() -> None:
    few, more = emblems(facts(taught(9))), emblems(facts(taught(20)))
    assert {card: more[card] for card in few} == dict(few)


def test_more_cards_of_a_cell_than_emblems_share_some() -> None:
    shared = Counter(emblems(facts(taught(len(EMBLEMS) + 1))).values())
    assert max(shared.values()) == 2
