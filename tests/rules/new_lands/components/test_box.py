"""My box: what it learns, when it is complete, what it offers."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules import boxes
from rules.new_lands.components.box import BoardLength, Box, Edition, KindOf, StartTile, catalogue, forms
from rules.new_lands.components.numbers import NUMBERS
from tests.rules.new_lands.tables import WHOLE_BOX


def test_a_kind_is_kept_however_it_lies() -> None:
    box = Box().learn(KindOf(tile="Mn.Pesw", copies=2))
    assert box.learn(KindOf(tile="Me.Pnsw", copies=3)).kinds == (KindOf(tile="Mn.Pesw", copies=3),)


def test_facts_replace_what_they_correct_and_are_forgotten() -> None:
    facts = (StartTile(tile="Pnesw"), BoardLength(spaces=48), Edition(name="Hans im Glück"), KindOf(tile="Pnesw"))
    box = Box()
    for fact in facts:
        box = box.learn(fact)
    assert box == Box(start=facts[0], board=facts[1], edition=facts[2], kinds=(facts[3],))
    for fact in facts:
        box = box.forget(fact)
    assert box == Box()


def test_a_full_drawer_forgets_what_was_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_TOLD", 2)
    box = Box()
    for fact in (*(kinds := [KindOf(tile=f"{terrain}nesw") for terrain in "PMS"]),):
        box = box.learn(fact)
    assert box.kinds == tuple(kinds[1:])
    assert Box.model_validate_json(box.model_dump_json()) == box


def test_what_is_no_tile_is_no_fact() -> None:
    with pytest.raises(ValidationError):
        StartTile(tile="Pnes")
    with pytest.raises(ValidationError):
        KindOf(tile="Pnesw", copies=84)


def test_copies_are_the_most_seen_in_one_match() -> None:
    box = Box().seen("Pnesw", 2)
    assert box.copies == {"Pnesw": 2}
    assert box.seen("Pnesw", 1) is box
    assert box.seen("Pnesw", 3).copies == {"Pnesw": 3}


def test_merging_takes_the_larger_number() -> None:
    one = Box(start=StartTile(tile="Pnesw"), kinds=(KindOf(tile="Pnesw", copies=2), KindOf(tile="Mnesw", copies=1)))
    other = Box(board=BoardLength(spaces=60), kinds=(KindOf(tile="Pnesw", copies=1), KindOf(tile="Snesw", copies=1)))
    both = one.merged(other)
    assert both.copies == {"Pnesw": 2, "Mnesw": 1, "Snesw": 1}
    assert (both.start, both.spaces) == (one.start, 60)


def test_the_board_has_as_many_spaces_as_told_or_reported() -> None:
    assert Box().spaces == NUMBERS.board.spaces == 50
    assert Box(board=BoardLength(spaces=48)).spaces == 48


def test_a_box_is_complete_with_84_tiles_the_start_tile_among_them() -> None:
    assert WHOLE_BOX.known == 84
    assert WHOLE_BOX.complete
    assert not WHOLE_BOX.replace(start=None).complete
    assert not Box().complete


def test_more_than_84_is_a_doubt_that_names_the_kinds_in_question() -> None:
    assert WHOLE_BOX.over == ()
    over = WHOLE_BOX.learn(KindOf(tile="Mn.Ss.Pew*2", copies=1))
    assert "Mn.Ss.Pew*2" not in over.over
    assert all(over.copies[name] > 1 for name in over.over)
    singles = Box(kinds=tuple(KindOf(tile=one.tile, copies=1) for one in WHOLE_BOX.kinds) * 2)
    assert singles.over == tuple(one.tile for one in singles.kinds)


def test_my_box_lists_what_was_reported_and_what_is_the_players_own() -> None:
    assert len(catalogue(Box())) == 44
    assert not any(known.yours for known in catalogue(Box()))
    box = Box(kinds=(KindOf(tile="Pnesw", copies=3), KindOf(tile="Mn.Ss.Pew*2")))
    assert len(catalogue(box)) == 45
    assert ("Pnesw", 3, True) in catalogue(box)
    assert all(known.yours for known in catalogue(WHOLE_BOX))


def test_offers_come_in_fixed_order_each_set_of_edges_once() -> None:
    offers = forms(Box()).offers("P.M.")
    assert [offer.edges for offer in offers] == [f"P{e}M{w}" for e in "PMS" for w in "PMS"]
    assert len(forms(Box()).offers("P...")) == 27


def test_reported_kinds_are_offered_and_bare_edges_where_none_is_known() -> None:
    by_edges = {offer.edges: offer.tiles for offer in forms(Box()).offers("S...")}
    assert by_edges["SSSS"] == ("Snesw",)
    assert by_edges["SPMS"] == ()


def test_a_complete_box_offers_its_own_kinds_alone() -> None:
    own = Box(start=StartTile(tile="Pnesw"), kinds=(KindOf(tile="Pnesw", copies=83),))
    assert [offer.tiles for offer in forms(own).offers("....") if offer.tiles] == [("Pnesw",)]
    gone = Box(kinds=(KindOf(tile="Mn.Ss.Pew*2", copies=0),))
    assert all("Mn.Ss.Pew*2" not in offer.tiles for offer in forms(gone).offers("MPSP"))
