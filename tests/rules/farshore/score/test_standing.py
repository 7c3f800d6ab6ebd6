"""The score as it stands, from what was recorded."""

from rules.farshore.components.maps import MapTile
from rules.farshore.components.traits import Counts
from rules.farshore.score.standing import fields, filled_sheet, score, to_check
from rules.farshore.setup import Depth
from tests.rules.farshore.tables import a_table, city, her, person, seen


def test_a_person_and_krabita_are_scored_from_the_record() -> None:
    """Ola: 3 shells; Inn 2, Galleon 5 + 4 treasures; 4 × 2; maps (2 + 1) × 2; ship 18. 3 + 2 + 5 + 4 + 8 + 6 + 18 = 46.
    Krabita: 3 others × 2, 2 purple × 6, 2 × 2 treasures, map 2 × 1, ship 41: 6 + 12 + 4 + 2 + 41 = 65."""
    maps = (MapTile(kind="green", value=2), MapTile(kind="blue", value=1))
    state = person(a_table(1), city=city("inn", "galleon"), shells=3, treasures=4, maps=maps, ship=18)
    state = her(
        state, cards=seen(green=2, red=1, purple=2), treasures=2, maps=(MapTile(kind="fifth", value=2),), ship=41
    )
    assert [(each.player, each.total) for each in score(state)] == [("Ola", 46), ("Krabita", 65)]
    assert score(state)[1].tie_break == (41, 1, 2, 0)


def test_what_nobody_told_us_has_no_line() -> None:
    state = a_table(1, tracking=Depth.KRABITA_ONLY)
    ola, krabita = score(state)
    assert ola.lines == ()
    assert [line.group for line in krabita.lines] == ["treasures", "maps", "ship"]
    assert to_check(state, 0) == ("shells", "treasures", "maps", "ship", "cards", "resources")
    assert to_check(state, 1) == ()


def test_more_than_a_sheet_has_room_for_counts_as_the_most_it_has() -> None:
    """999 treasures of 2 points and 999 shells, however much more somebody has tapped."""
    state = person(a_table(2, None), treasures=1_000_000, shells=1_000)
    assert sum(line.points for line in score(state)[0].lines) == 2 * 999 + 999


def test_known_cards_of_an_unfinished_city_count() -> None:
    state = person(a_table(2, None), city=city("inn", complete=False))
    assert sum(line.points for line in score(state)[0].lines) == 2
    assert to_check(state, 0) == ("cards", "resources")
    assert to_check(state, 1) == ("resources",)


def test_the_sheet_of_a_match_has_everyone_in_seat_order() -> None:
    assert [player.name for player in filled_sheet(a_table(2)).players] == ["Ola", "Michał", "Krabita"]


def test_the_colours_of_any_city_can_be_counted() -> None:
    state = her(person(a_table(1), city=city("inn", "abbey", "grove")), cards=seen(blue=2))
    assert state.counts(0) == Counts(red=2, green=1)
    assert state.counts(1) == Counts(blue=2)


def test_all_fields_of_a_sheet_are_those_of_a_person_or_of_krabita() -> None:
    state = a_table(1)
    assert fields(state, 0) == ("cards", "shells", "treasures", "maps", "ship", "resources")
    assert fields(state, state.krabita_seat) == ("cards", "treasures", "maps", "ship")
