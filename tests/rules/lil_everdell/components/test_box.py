"""My box: what is learned, what is refused, what is forgotten."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.boxes import MOST_TOLD
from rules.kernel import phrase
from rules.letters import nearest
from rules.lil_everdell.components.box import Box, Fact, face_doubts, facts, new_card
from rules.lil_everdell.components.cards import CARDS, PerCard, PerParade, find_card
from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.told import CardTold, DiceAlike, FaceTold, RoyalName
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.reasons import Reason
from rules.printed import YOURS, Edition, Origin
from tests.rules.lil_everdell.tables import DIAGRAM, FACES, WHOLE_BOX
from tests.rules.refusing import refused

FROG = CardTold(id="frog", printed="Frog", colour=Colour.BLUE, kind=Kind.CREATURE, points=3)
KNOWN = [
    FROG,
    CardTold(id="castle", points=2, printed="Zamczysko"),
    FaceTold(face=FACES[0]),
    DiceAlike(alike=False),
    DIAGRAM,
    RoyalName(who=Royal.QUEEN, printed="Podbiałka"),
]


@pytest.mark.parametrize("fact", KNOWN, ids=lambda fact: fact.fact)
def test_learn_then_forget_is_the_old_box(fact: Fact) -> None:
    box = Box()
    learned = box.learn(fact)
    assert learned != box
    assert learned.forget(fact) == box
    assert box == Box()


def test_a_card_and_a_name_have_one_truth_each() -> None:
    box = Box().learn(FROG).learn(FROG.replace(points=4))
    assert [card.points for card in box.cards] == [4]
    name = RoyalName(who=Royal.PRINCE, printed="Barwinek")
    box = box.learn(name).learn(name.replace(printed="Periwinkle"))
    assert facts(box).royal(Royal.PRINCE) == "Periwinkle"
    assert facts(box).royal(Royal.QUEEN) == phrase("lil_everdell.royal", who="queen")


def test_equal_faces_are_learned_twice_and_forgotten_once() -> None:
    face = FaceTold(face=FACES[0])
    box = Box().learn(face).learn(face)
    assert box.forget(face).faces == (face,)


def test_a_card_of_ours_is_corrected_and_the_rest_stays() -> None:
    card = facts(Box().learn(CardTold(id="castle", points=2, kind=Kind.CREATURE))).cards["castle"]
    assert (card.points, card.kind, card.colour) == (2, Kind.CREATURE, Colour.PURPLE)
    assert card.bonus == CARDS["castle"].bonus
    assert card.sources.points == card.sources.kind == YOURS
    assert card.sources.colour.origin is Origin.RULEBOOK


def test_a_card_of_ones_own_needs_name_colour_and_kind() -> None:
    with pytest.raises(ValidationError):
        CardTold(id="frog", printed="Frog", colour=Colour.BLUE)
    card = facts(Box().learn(FROG)).cards["frog"]
    assert (card.points, card.names, card.bonus) == (3, None, None)
    assert card in facts(Box().learn(FROG)).deck


@pytest.mark.parametrize(
    ("reason", "fact"),
    [
        (Reason.CARD_KNOWN, FROG.replace(id="frog2", printed="FROG")),
        (Reason.CARD_KNOWN, FROG.replace(id="zamek", printed="Zamek")),
        (Reason.CARD_KNOWN, CardTold(id="king", printed="frog")),
        (Reason.POINTS_RANGE, FROG.replace(points=31)),
        (Reason.POINTS_RANGE, FROG.replace(points=-10)),
        (Reason.POINTS_RANGE, FROG.replace(bonus=PerParade(points=31))),
        (Reason.FACE_EMPTY, FaceTold(face=Face())),
        (Reason.DIAGRAM_UNFIT, Diagram(rows=3, places=DIAGRAM.places)),
        (Reason.DIAGRAM_UNFIT, Diagram(rows=1, places=(1, 2, 3, 4, 5, 6, 7, 7))),
    ],
)
def test_what_no_box_can_hold(reason: Reason, fact: Fact) -> None:
    box = Box().learn(FROG)
    with refused(reason):
        box.learn(fact)


def test_a_die_has_six_faces() -> None:
    with refused(Reason.FACES_COMPLETE):
        WHOLE_BOX.learn(FaceTold(face=FACES[0]))
    assert WHOLE_BOX.learn(FaceTold(die=2, face=FACES[0])).faces[-1].die == 2


def test_what_cannot_be_learned_does_not_come_in_by_a_file_either() -> None:
    with pytest.raises(ValidationError, match=r"lil_everdell\.faces_complete"):
        Box(faces=(FaceTold(face=FACES[0]),) * 7)
    with pytest.raises(ValidationError, match=r"lil_everdell\.card_known"):
        Box(cards=(FROG, FROG))
    with pytest.raises(ValidationError, match=r"lil_everdell\.diagram_unfit"):
        Box(diagram=Diagram(rows=1, places=()))
    assert Box.model_validate_json(WHOLE_BOX.model_dump_json()) == WHOLE_BOX


def many(n: int) -> list[dict[str, object]]:
    return [{"id": f"c{at}", "printed": f"Card {at}", "colour": "blue", "kind": "place"} for at in range(n)]


def test_a_full_drawer_forgets_what_was_told_first() -> None:
    box = Box.model_validate({"cards": many(MOST_TOLD)})
    with pytest.raises(ValidationError, match=r"lil_everdell\.card_known"):
        Box.model_validate({"cards": [*many(MOST_TOLD - 1), {"id": "king", "printed": "card 7"}]})
    learned = box.learn(FROG)
    assert (learned.cards[0].id, learned.cards[-1], len(learned.cards)) == ("c1", FROG, MOST_TOLD)
    assert Box.model_validate_json(learned.model_dump_json()) == learned


def test_one_symbol_is_doubted() -> None:
    assert [remark.reason for remark in face_doubts(Face(berry=1))] == [Reason.FACE_SMALL]
    assert face_doubts(Face(berry=1, points=1)) == ()


def test_dice_can_be_rolled_once_their_faces_are_known() -> None:
    assert facts(WHOLE_BOX).can_roll(4)
    unlike = facts(WHOLE_BOX.learn(DiceAlike(alike=False)))
    assert unlike.can_roll(1)
    assert not unlike.can_roll(2)
    assert not facts(Box()).can_roll(2)


def test_the_diagram_says_which_card_a_number_means() -> None:
    assert [facts(WHOLE_BOX).place(number) for number in (1, 2, 5)] == [1, 3, 2]
    assert facts(Box()).place(1) is None


def test_a_new_card_gets_an_id_of_its_own() -> None:
    told = new_card(Box(), " Mała Żaba ", Colour.BLUE, Kind.CREATURE, points=2)
    assert (told.id, told.printed) == ("malazaba", "Mała Żaba")
    signs = new_card(Box(), "🐸", Colour.BLUE, Kind.CREATURE)
    assert signs.id == "card1"
    box = Box().learn(signs)
    with refused(Reason.CARD_KNOWN):
        new_card(box, "🐸", Colour.RED, Kind.PLACE)
    with refused(Reason.CARD_KNOWN):
        new_card(Box(), "ever tree", Colour.RED, Kind.PLACE)
    other = new_card(box, "🦆", Colour.BLUE, Kind.CREATURE)
    assert box.learn(other).cards[1].id == "card2"


def test_what_a_card_is_called() -> None:
    assert facts(Box()).name("castle") == phrase("lil_everdell.card_castle")
    assert facts(Box(edition=Edition.PL)).name("castle") == "Zamek"
    assert facts(Box(edition=Edition.RU)).name("castle") == phrase("lil_everdell.card_castle")
    assert facts(Box(edition=Edition.DE)).name("castle") == phrase("lil_everdell.card_castle")
    assert facts(Box(cards=(CardTold(id="castle", printed="Burg"),))).name("castle") == "Burg"
    assert facts(WHOLE_BOX).name("frog") == "Frog"
    assert facts(WHOLE_BOX).cards["frog"].attested(Edition.PL) is None


def test_a_card_is_found_by_what_people_call_it() -> None:
    known = facts(WHOLE_BOX)
    assert [card.id for text in ("Wieża widokowa", "замок", "FROG", "king") if (card := known.find_card(text))] == [
        "lookout_tower",
        "castle",
        "frog",
        "king",
    ]
    assert known.find_card("pier") is None
    assert find_card("Król", known.index) == known.cards["king"]
    near = nearest("gardner", known.index)
    assert near is not None
    assert near.id == "gardener"
    assert nearest("xyz", known.index) is None


def test_a_bonus_counts_a_row_a_column_or_a_cell() -> None:
    cell = PerCard(colour=Colour.RED, sort=Kind.PLACE, points=1)
    assert cell.counts(Colour.RED, Kind.PLACE)
    assert not cell.counts(Colour.RED, Kind.CREATURE)
    assert PerCard(sort=Kind.PLACE, points=1).counts(Colour.BLUE, Kind.PLACE)
    with pytest.raises(ValidationError):
        PerCard(points=1)
