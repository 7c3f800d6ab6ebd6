"""A person's turn (p. 6–11)."""

from rules.farshore.components.cards import CARDS
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, DUNES, LOOKOUT, island, red_card, shore
from rules.farshore.components.traits import Colour, Kind, Resource, Season
from rules.farshore.moves import Pass, PlaceWorker, PlayCard, Prepare, TakeMap
from rules.farshore.people import sure_maps
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.score.standing import filled_sheet
from rules.farshore.state import Phase
from rules.moves import Leave
from tests.rules.farshore.tables import a_table, answers, city, everyone, person, play, tile
from tests.rules.refusing import refused


def test_a_worker_leaves_home_and_the_turn_goes_on() -> None:
    after = apply(a_table(2, None), PlaceWorker(seat=0, place=shore(Resource.SEAWEED)))
    assert after.people[0].ready == 1
    assert after.people[0].placed == (shore(Resource.SEAWEED),)
    assert after.turn == 1


def test_docks_and_lookout_hold_any_number_of_workers_of_anyone() -> None:
    after = play(
        a_table(2, None),
        PlaceWorker(seat=0, place=DOCKS),
        PlaceWorker(seat=1, place=DOCKS),
        PlaceWorker(seat=0, place=DOCKS),
        PlaceWorker(seat=1, place=LOOKOUT),
    )
    assert after.people[0].placed == (DOCKS, DOCKS)


def test_two_copies_of_a_red_card_take_two_workers() -> None:
    state = person(a_table(2, None), city=city("inn", "inn"), ready=3)
    state = apply(state, PlaceWorker(seat=0, place=red_card("inn")))
    state = apply(state.replace(turn=0), PlaceWorker(seat=0, place=red_card("inn")))
    with refused(Reason.PLACE_OCCUPIED):
        apply(state.replace(turn=0), PlaceWorker(seat=0, place=red_card("inn")))


def test_a_red_card_of_a_city_nobody_entered_is_believed() -> None:
    state = person(a_table(2, None), city=city(complete=False))
    assert apply(state, PlaceWorker(seat=0, place=red_card("inn"))).people[0].placed == (red_card("inn"),)


def test_an_insisted_worker_does_not_leave_fewer_than_none_at_home() -> None:
    state = person(a_table(2, None), ready=0)
    move = PlaceWorker(seat=0, place=DOCKS, insist=(Reason.NO_READY_WORKER,))
    assert apply(state, move).people[0].ready == 0


def test_a_map_is_the_top_tile_of_its_stack() -> None:
    """Three players: each stack holds 2, 1, 0."""
    state = everyone(a_table(3, None), city=city("herbalist", "lighthouse", "market"))
    takes = [TakeMap(seat=seat, map="blue") for seat in range(3)]
    after = play(state, *takes)
    assert [person.maps for person in after.people] == [(MapTile(kind="blue", value=value),) for value in (2, 1, 0)]
    assert after.people[0].placed == (DUNES,)
    assert after.left("blue") == ()
    assert after.left("green") == (2, 1, 0)


def test_a_map_nobody_knows_the_requirement_of_is_believed() -> None:
    after = apply(a_table(2, None), TakeMap(seat=0, map="fifth"))
    assert after.people[0].maps == (MapTile(kind="fifth", value=2),)


def test_cards_nobody_entered_may_meet_a_map() -> None:
    state = person(a_table(2, None), city=city("herbalist", complete=False))
    assert apply(state, TakeMap(seat=0, map="blue")).people[0].has_map("blue")


def test_the_value_is_told_where_the_stack_is_not_known() -> None:
    state = person(a_table(2, None), 1, maps=(MapTile(value=2),))
    assert state.left("fifth") is None
    assert apply(state, TakeMap(seat=0, map="fifth", value=1)).people[0].maps == (MapTile(kind="fifth", value=1),)


def test_a_card_joins_the_city_and_matches_move_the_ship() -> None:
    """Diver: green and a creature, so both tiles match; two spaces lead to 4, where a chest is."""
    after = apply(a_table(2, None), PlayCard(seat=0, card="diver", source="bay"))
    assert after.people[0].city.cards == ("diver",)
    assert (after.people[0].ship, after.people[0].treasures) == (4, 1)
    after = apply(a_table(2, None), PlayCard(seat=0, card="grove"))
    assert after.people[0].ship == 2
    after = apply(a_table(2, None), PlayCard(seat=0, card="inn"))
    assert after.people[0].ship == 0


def test_an_unknown_tile_moves_the_ship_when_the_table_says_so() -> None:
    state = a_table(2, None, tile_b=None)
    assert apply(state, PlayCard(seat=0, card="diver")).people[0].ship == 2
    assert apply(state, PlayCard(seat=0, card="diver", matches=("B",))).people[0].ship == 4


def test_an_anchor_brings_a_creature_of_the_constructions_colour() -> None:
    """The book's example: Diver for an anchor on the Warehouse."""
    state = person(a_table(2, None), city=city("warehouse"))
    after = apply(state, PlayCard(seat=0, card="diver", anchor="warehouse"))
    assert after.people[0].city.anchored == ("warehouse",)
    assert after.people[0].anchors == 1


def test_each_copy_of_a_construction_takes_one_anchor() -> None:
    state = person(a_table(2, None), city=city("grove", "grove"), anchors=1)
    state = apply(state, PlayCard(seat=0, card="diver", anchor="grove")).replace(turn=0)
    state = apply(state, PlayCard(seat=0, card="scribe", anchor="grove")).replace(turn=0)
    assert state.people[0].anchors == 3
    with refused(Reason.NO_ANCHOR_LEFT):
        apply(state, PlayCard(seat=0, card="merchant", anchor="grove"))


def test_an_anchor_on_a_construction_nobody_entered_is_believed() -> None:
    state = person(a_table(2, None), city=city(complete=False))
    state = apply(state, PlayCard(seat=0, card="diver", anchor="warehouse")).replace(turn=0)
    assert state.people[0].anchors == 1
    with refused(Reason.ANCHOR_COVERED):  # there is one in a city at most
        apply(state, PlayCard(seat=0, card="merchant", anchor="warehouse"))


def test_shipwreck_and_castaway_take_no_space() -> None:
    full = ("grove", "inn", "abbey", "diver", "scribe") * 3
    state = person(a_table(2, None), city=city(*full))
    after = apply(state, PlayCard(seat=0, card="shipwreck")).replace(turn=0)
    after = apply(after, PlayCard(seat=0, card="castaway")).replace(turn=0)
    assert len(after.people[0].city.cards) == 17
    with refused(Reason.CITY_FULL):
        apply(after, PlayCard(seat=0, card="port"))


def test_a_city_of_999_cards_takes_no_other_whatever_the_table_says() -> None:
    """A sheet could not list it; only a file comes so far."""
    insist = (Reason.CITY_FULL, Reason.ONLY_ONE_EACH, Reason.NO_COPY_LEFT)
    state = person(a_table(2, None), city=city(*["port"] * 998))
    one_more = PlayCard(seat=0, card="port", extra=True, insist=insist)
    state = apply(state, one_more)
    assert filled_sheet(state).players[0].cards == state.people[0].city.cards == ("port",) * 999
    with refused(Reason.CITY_FULL):
        apply(state, one_more)


def test_a_card_by_an_effect_does_not_use_the_turn() -> None:
    state = a_table(2, None)
    after = apply(state, PlayCard(seat=0, card="diver", extra=True))
    assert after.turn == 0
    assert after.people[0].city.cards == ("diver",)
    after = apply(state, PlayCard(seat=1, card="grove", extra=True))
    assert after.turn == 0
    assert after.people[1].ship == 2


def test_preparing_brings_all_workers_home_and_one_more() -> None:
    state = person(a_table(2, None), ready=0, placed=(DOCKS, island(1)))
    after = apply(state, Prepare(seat=0, season=Season.SPRING))
    assert after.people[0].season is Season.SPRING
    assert after.people[0].ready == 3
    assert after.people[0].placed == ()


def test_people_prepare_at_different_times() -> None:
    state = person(a_table(2, None), ready=0)
    after = apply(state, Prepare(seat=0, season=Season.SPRING))
    assert after.people[1].season is Season.WINTER
    assert after.winds is Season.WINTER
    assert after.phase is Phase.PERSON


def test_someone_who_passed_is_skipped_and_their_workers_block() -> None:
    state = everyone(a_table(3, None), season=Season.AUTUMN, ready=2).replace(winds=Season.AUTUMN)
    state = person(state, 1, placed=(shore(Resource.MUSHROOM),))
    after = play(
        state.replace(turn=1), Pass(seat=1), PlaceWorker(seat=2, place=DOCKS), PlaceWorker(seat=0, place=DOCKS)
    )
    assert after.turn == 2
    with refused(Reason.PLACE_OCCUPIED):
        apply(after, PlaceWorker(seat=2, place=shore(Resource.MUSHROOM)))


def test_passing_is_possible_with_workers_at_home_and_the_last_pass_ends_the_game() -> None:
    state = everyone(a_table(2, None), season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    after = play(state, Pass(seat=0), Pass(seat=1))
    assert after.over
    assert after.phase is Phase.OVER


def test_the_last_one_left_takes_all_the_turns() -> None:
    state = everyone(a_table(2, None), season=Season.AUTUMN, ready=3).replace(winds=Season.AUTUMN)
    after = play(state, Pass(seat=0), PlaceWorker(seat=1, place=DOCKS), PlaceWorker(seat=1, place=DOCKS))
    assert after.turn == 1


def test_insisting_out_of_turn_takes_the_turn() -> None:
    move = PlaceWorker(seat=2, place=DOCKS, insist=(Reason.OUT_OF_TURN,))
    assert apply(a_table(3, None), move).turn == 0


def test_whoever_leaves_counts_as_passed_and_the_turn_goes_on() -> None:
    after = apply(a_table(3, None), Leave(seat=0))
    assert after.people[0].passed
    assert after.turn == 1
    after = apply(after, Leave(seat=2))
    assert after.turn == 1
    with refused(Reason.LAST_PERSON):
        apply(after, Leave(seat=1))


def test_leaving_can_complete_a_season_and_the_winds_come_one_after_the_other() -> None:
    """The others are in autumn; when Michał leaves in winter, three changes of the wind are due."""
    state = everyone(a_table(3, None), season=Season.AUTUMN).replace(turn=1)
    state = apply(person(state, 1, season=Season.WINTER), Leave(seat=1))
    seasons = []
    while state.phase is Phase.TILE:
        seasons.append(state.winds)
        state = apply(state, answers(state)[-1])
        if state.phase is Phase.TIDE:
            state = apply(state, answers(state)[0])
    assert seasons == [Season.SPRING, Season.SPRING, Season.SUMMER, Season.SUMMER, Season.AUTUMN, Season.AUTUMN]
    assert (state.flooded, state.turn, state.phase) == ((1, 2), 2, Phase.PERSON)


def test_when_everyone_has_passed_no_wind_changes_any_more() -> None:
    """Ola has passed in autumn; Michał leaves in winter, and that is the end."""
    state = person(a_table(2, None), season=Season.AUTUMN, passed=True).replace(turn=1)
    assert apply(state, Leave(seat=1)).phase is Phase.OVER


def test_the_question_of_a_turn_offers_what_the_rules_allow() -> None:
    state = person(a_table(2, None), city=city("inn", "market", "warehouse"), ready=1)
    offered = answers(state)
    assert PlaceWorker(seat=0, place=red_card("inn")) in offered
    assert PlayCard(seat=0, card="diver", anchor="warehouse", source="bay") in offered
    assert PlayCard(seat=0, card="market") not in offered
    assert PlayCard(seat=0, card="diver", anchor="inn") not in offered
    assert not any(isinstance(move, Prepare | Pass) for move in offered)
    assert [move.map for move in offered if isinstance(move, TakeMap)] == ["fifth", "sixth"]


def test_a_covered_construction_is_not_offered_for_an_anchor() -> None:
    state = person(a_table(2, None), city=city("warehouse", anchored=("warehouse",)), anchors=1)
    assert not [move for move in answers(state) if isinstance(move, PlayCard) and move.anchor]
    state = person(a_table(2, None), city=city("warehouse"), anchors=3)
    assert not [move for move in answers(state) if isinstance(move, PlayCard) and move.anchor]


def test_an_anchor_is_offered_on_every_construction_it_may_lie_on_and_on_no_other() -> None:
    """As long as nobody entered the whole city, on any green one but the Warehouse, which bears an anchor."""
    state = person(a_table(2, None), city=city("warehouse", anchored=("warehouse",), complete=False))
    offered = {move.anchor for move in answers(state) if isinstance(move, PlayCard) and move.card == "diver"}
    green = {card.id for card in CARDS.values() if card.colour is Colour.GREEN and card.kind is Kind.CONSTRUCTION}
    assert offered == {None, *green} - {"warehouse"}


def test_a_card_is_offered_once_for_each_thing_the_table_may_say() -> None:
    """Two unknown tiles: no match, A, B, both; from hand and from the bay."""
    state = a_table(2, None, tile_a=None, tile_b=None)
    divers = [move for move in answers(state) if isinstance(move, PlayCard) and move.card == "diver"]
    assert len(divers) == 8


def test_a_printed_name_is_shown_as_printed() -> None:
    from rules.farshore.ask.question import question
    from rules.farshore.components.box import Box
    from rules.farshore.components.told import CardFix

    box = Box(cards=(CardFix(id="diver", printed="Nurek głębinowy"), CardFix(id="warehouse", printed="Skład")))
    asked = question(person(a_table(2, None, box=box), city=city("warehouse")))
    assert asked is not None
    names = [answer.label.params for answer in asked.answers if answer.move.kind == "play_card"]
    assert any(params["card"] == "Nurek głębinowy" and params.get("under") == "Skład" for params in names)


def test_in_winter_with_all_workers_placed_one_may_prepare() -> None:
    offered = answers(person(a_table(2, None), ready=0))
    assert Prepare(seat=0, season=Season.SPRING) in offered
    assert not any(isinstance(move, PlaceWorker) for move in offered)


def test_colours_of_the_tiles_come_from_the_box() -> None:
    state = a_table(2, None, tile_a=tile("A", Colour.RED))
    assert apply(state, PlayCard(seat=0, card="inn")).people[0].ship == 2


def test_a_map_is_sure_where_the_cards_it_asks_for_are_known_to_lie_there() -> None:
    blue = [card.id for card in CARDS.values() if card.colour is Colour.BLUE][:3]
    assert sure_maps(person(a_table(), city=city(*blue)), 0) == ("blue",)
    assert sure_maps(person(a_table(), city=city(*blue[:2])), 0) == ()
