"""Setting up a chapter: who may sit down, the list to tick, a start in the middle, the road of a campaign."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.newdale.campaign import (
    Campaign,
    Person,
    Result,
    Standing,
    draft_order,
    next_chapters,
    next_start,
    standings,
    start_cities,
)
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import BUILDINGS
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Built, Marker, Placed, Player
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Drafted, Held, Midway, Seat, TurnedEvent, Where, laid, may_stand, refusals
from rules.newdale.start import start
from rules.newdale.state import Phase
from rules.newdale.turns import in_deck
from tests.rules.newdale.tables import a_setup, a_table, at, figures, space, special
from tests.rules.refusing import refused


def won(chapter: str, winner: str | None = "Ola", **points: int) -> Result:
    people = tuple(Standing(name=name, points=n) for name, n in (points or {"Ola": 5, "Jan": 3}).items())
    return Result(chapter=chapter, people=people, winner=winner)


def road(*results: Result) -> Campaign:
    return Campaign(id="north", name="North", results=results)


def drafted(*characters: str, seats: tuple[int, ...] = (1, 0)) -> tuple[Drafted, ...]:
    return tuple(Drafted(seat=seat, character=each) for seat, each in zip(seats, characters, strict=True))


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        (Reason.PEOPLE_1_TO_4, {"people": ()}),
        (Reason.PEOPLE_1_TO_4, {"people": tuple(Seat(name=name) for name in "abcde")}),
        (Reason.NAME_TWICE, {"people": (Seat(name="Ola"), Seat(name="ola"))}),
        (Reason.NAME_TWICE, {"people": (Seat(name="Zo\u00e9"), Seat(name="Zoe\u0301"))}),
        (Reason.UNKNOWN_CHAPTER, {"chapter": "IX"}),
        (Reason.NO_SUCH_PLAYER, {"start": 2}),
        (Reason.RULING_FIXED, {"rulings": (Ruling.PRISON,)}),
        (Reason.NO_SUCH_PLAYER, {"chapter": "II", "characters": drafted("P01", seats=(4,))}),
        (Reason.MIDWAY_PLAYERS, {"midway": Midway(round=2, starter=0, players=(Player(),))}),
        (Reason.NO_SUCH_PLAYER, {"midway": Midway(round=2, starter=3, players=(Player(), Player()))}),
        (
            Reason.NO_SUCH_PLAYER,
            {
                "midway": Midway(
                    round=2,
                    starter=0,
                    players=(Player(), Player()),
                    held=(Held(where=Where.PRISON, seat=2, figure="red"),),
                )
            },
        ),
    ],
)
def test_nobody_can_sit_down_to_it(reason: Reason, changes: dict[str, Any]) -> None:
    with refused(reason):
        start(a_setup(2).replace(**changes, insist=tuple(Reason)))


def test_of_an_unknown_chapter_nothing_more_is_said() -> None:
    assert [reason for reason, _ in refusals(a_setup(2).replace(chapter="IX", start=7))] == [Reason.UNKNOWN_CHAPTER]


OVER = Player(built=tuple(special("fortress") for _ in range(12)))


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        (Reason.START_CITY, {"start_city": "Larkhill"}),
        (Reason.START_CITY, {"chapter": "V", "start_city": "Thickthorn", "campaign": road(won("IVa"))}),
        (Reason.NO_HOODED_HERE, {"hooded": 2}),
        (Reason.CHARACTER_CHAPTER, {"characters": drafted("P01", "P02")}),
        (Reason.CHARACTER_CHAPTER, {"chapter": "II", "characters": drafted("P05", "P02")}),
        (Reason.DRAFT_ORDER, {"chapter": "II", "characters": drafted("P01", "P02", seats=(0, 1))}),
        (Reason.DRAFT_ORDER, {"chapter": "II", "characters": drafted("P01", "P01")}),
        (Reason.BUILDINGS_OVER, {"midway": Midway(round=7, starter=0, players=(OVER, Player()))}),
        (
            Reason.PRODUCTION_OVER,
            {
                "midway": Midway(
                    round=7, starter=0, players=(Player(built=tuple(at("mill", n) for n in range(1, 10))), Player())
                )
            },
        ),
        (
            Reason.MARKERS_OVER,
            {
                "midway": Midway(
                    round=7, starter=0, players=(Player(markers=(Marker(number=2), Marker(number=2))), Player())
                )
            },
        ),
    ],
)
def test_refused_but_the_table_may_insist(reason: Reason, changes: dict[str, Any]) -> None:
    setup = a_setup(2).replace(**changes)
    with refused(reason):
        start(setup)
    start(setup.replace(insist=(reason,)))


def test_what_everybody_starts_with() -> None:
    player = a_table().players[0]
    assert (player.score, player.houses, player.usable(1)) == (3, 10, (1, 2))
    assert player.built == (Built(card="coal_mine", area=1, goods=5),)
    assert len(player.locks) == 2


def test_a_desk_counts_no_money_and_a_seat_of_points_has_no_board() -> None:
    desk = a_table(depth=Depth.DESK)
    assert desk.players[0].score is None
    assert desk.players[0].built[0].goods is None
    half = a_table(2, points=(1,))
    assert half.players[1].built == ()
    assert (half.players[1].score, half.boards) == (3, (0,))
    assert a_table(depth=Depth.POINTS).phase is Phase.ROUND


def test_in_chapter_eight_the_captain_lies_on_the_board() -> None:
    assert [built.card for built in a_table(1, "VIII").players[0].built] == ["coal_mine", "captain"]


def test_hooded_figures_are_told_for_the_match_or_by_the_box() -> None:
    assert a_table(2, "V").hooded == 2
    assert a_table(2, "V", hooded=4).bag.total == 22
    assert a_table(2, "V", box=Box()).hooded is None
    assert a_table(2, "I").hooded == 0


def test_chapter_one_plays_without_characters_unless_the_table_says_so() -> None:
    with refused(Reason.CHARACTER_CHAPTER):
        a_table(2, characters=drafted("P01", "P02"))
    state = a_table(2, characters=drafted("P01", "P02"), rulings=(Ruling.CHARACTER_DRAFT,))
    assert [player.character for player in state.players] == ["P02", "P01"]


def test_a_start_in_the_middle() -> None:
    players = (Player(score=12, plan=(Placed(marker=1, space=space("build")),)), Player(score=9))
    midway = Midway(
        round=5,
        starter=0,
        players=players,
        events=(TurnedEvent(number=10, figures=figures("1G 1B")),),
        held=(Held(where=Where.PRISON, seat=0, figure="red"),),
        removed=1,
    )
    state = start(a_setup(2, "VII", midway=midway))
    assert (state.round, state.starter, state.phase) == (5, 0, Phase.EVENT)
    assert state.players[0].plan == ()
    assert state.bag.total == 18 + 4 - 2
    assert in_deck(state) == (10, 14)


def test_names_and_ids_are_checked() -> None:
    with pytest.raises(ValidationError, match="P01"):
        Drafted(seat=0, character="P09")
    with pytest.raises(ValidationError, match="token"):
        Player(tokens=("gold",))
    with pytest.raises(ValidationError, match="yellow"):
        Built(card="post_office", colour="hooded")


# The campaign


def test_the_road_forks_twice_and_ends() -> None:
    assert next_chapters(road()) == ("I",)
    assert next_chapters(road(won("I"))) == ("II",)
    assert next_chapters(road(won("II"))) == ("IIIa", "IIIb")
    assert next_chapters(road(won("IIIb"))) == ("IVb", "IVa")
    assert next_chapters(road(won("IVa"))) == ("V",)
    assert next_chapters(road(won("VIII"))) == ()


def test_the_winners_left_neighbour_starts_and_the_winner_drafts_first() -> None:
    names = ("Ola", "Jan", "Ann")
    assert next_start(road(won("I", "Jan")), names) == 2
    assert draft_order(2, 3)[0] == 1
    assert next_start(road(won("I", "Ann")), names) == 0
    assert next_start(road(won("I", "Eva")), names) is None
    assert next_start(road(won("I", None)), names) is None
    assert next_start(road(), names) is None


def test_a_person_is_one_on_the_road_however_the_name_is_written() -> None:
    before, later = ("Zoe\u0301", "Jan"), ("JAN", "Zo\u00e9")
    results = tuple(
        Result(chapter=chapter, people=tuple(Standing(name=name, points=10) for name in names), winner=names[0])
        for chapter, names in (("I", before), ("II", later))
    )
    told = standings(Campaign(id="road", results=results))
    assert [(each.name, each.wins, each.points) for each in told] == [("Zo\u00e9", 1, 20), ("JAN", 1, 20)]
    assert next_start(Campaign(id="road", results=results), ("Ann", "jan", "Zo\u00e9")) == 2
    assert next_start(road(won("I", "Zo\u00e9")), before) == 1


def test_chapter_five_begins_where_four_ended() -> None:
    assert start_cities("V", None) == ("Creekside", "Thickthorn")
    assert start_cities("V", road(won("IIIa"), won("IVb"))) == ("Thickthorn",)
    assert start_cities("V", road(won("IIIa"))) == ("Creekside", "Thickthorn")
    assert start_cities("VI", road(won("IVa"))) == ("Canyon Brook",)
    assert a_setup(2, "V", campaign=road(won("IVa"))).city == "Creekside"
    assert a_setup(2, "V").city is None
    assert a_table(2, "V").cities(0) == ()


def test_somebody_is_one_person_of_the_road_in_any_spelling_of_the_letters() -> None:
    composed, apart = "Zo\u00e9", "Zoe\u0301"
    campaign = road(won("I", composed, **{composed: 50})).played(won("II", apart, **{apart: 31}))
    assert standings(campaign) == (Person(name=composed, wins=2, points=81),)


def test_wins_and_points_stand_side_by_side() -> None:
    campaign = road(won("I", "Ola", Ola=50, Jan=40)).played(won("II", "Ann", Jan=30, Ann=31))
    assert standings(campaign) == (
        Person(name="Ola", wins=1, points=50),
        Person(name="Jan", wins=0, points=70),
        Person(name="Ann", wins=1, points=31),
    )
    with pytest.raises(ValidationError, match="IIIa"):
        won("III")


def test_what_stands_there_already_lies_where_it_was_built() -> None:
    setup = a_setup(1, "VIII")
    player = Player()
    for card, area, goods in (("mill", 2, 0), ("cook", COOK_AREA, 0), ("captain", CAPTAIN_AREA, None)):
        built = laid(player, setup, BUILDINGS[card])
        assert (built.area, built.goods) == (area, goods)
        assert may_stand(player, BUILDINGS[card])
        player = player.replace(built=(*player.built, built))
    assert [laid(player, setup, BUILDINGS[card]).goods for card in ("fortress", "corn_field")] == [None, 0]
    assert laid(player, setup, BUILDINGS["sawmill"]).area == 3
    full = Player(built=tuple(at("mill", n) for n in range(1, 8)))
    assert laid(full, setup, BUILDINGS["sawmill"]).area is None
    assert laid(full, a_setup(1, "VIII", box=Box()), BUILDINGS["sawmill"]).area == 8


@pytest.mark.parametrize(("card", "most"), [("coal_mine", 1), ("cook", 1), ("barracks", 3), ("fortress", 4)])
def test_no_more_of_a_kind_stand_there_than_there_are(card: str, most: int) -> None:
    player = Player(built=tuple(Built(card=card) for _ in range(most)))
    assert not may_stand(player, BUILDINGS[card])
    assert may_stand(player.replace(built=player.built[1:]), BUILDINGS[card])
    assert may_stand(player, BUILDINGS["sawmill"])
