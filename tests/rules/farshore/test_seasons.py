"""Winds of change, weather, high tide (p. 10, 13)."""

import pytest

from rules.farshore.ask.answers import FarshoreQuestion
from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS, island
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Colour, Kind, Level, Rarity, Season
from rules.farshore.moves import HighTide, NameTile, NameWeather, Prepare, TurnTile, TurnWeather
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.setup import Weather
from rules.farshore.state import Phase, State
from tests.rules.farshore.tables import a_table, answers, everyone, person, play, tile
from tests.rules.refusing import refused

STORM, CALM = WeatherText(top="storm"), WeatherText(top="calm", bottom="more calm")
A_TILES = tuple(tile("A", colour) for colour in (Colour.GREEN, Colour.BLUE, Colour.RED, Colour.BROWN))
B_TILES = tuple(tile("B", trait) for trait in (*Kind, *Rarity))


def ready_to_prepare(state: State, season: Season) -> State:
    """All but the first person have prepared for the season after this one."""
    after = season.next
    assert after is not None
    state = everyone(state, season=after, ready=4)
    return person(state, 0, season=season, ready=0, placed=(DOCKS,)).replace(winds=season, turn=0)


@pytest.mark.parametrize("season", [Season.WINTER, Season.SPRING, Season.SUMMER])
def test_the_last_one_to_prepare_for_any_season_turns_up_a_tile_of_each_stack(season: Season) -> None:
    following = season.next
    assert following is not None
    state = apply(ready_to_prepare(a_table(3, None), season), Prepare(seat=0, season=following))
    assert state.phase is Phase.TILE
    state = apply(state, TurnTile(stack="A", traits=(Colour.BLUE,)))
    assert state.phase is Phase.TILE
    state = apply(state, TurnTile(stack="B", traits=(Rarity.UNIQUE,)))
    assert state.rose.a == tile("A", Colour.BLUE)
    assert state.rose.b == tile("B", Rarity.UNIQUE)
    assert state.winds is following
    assert state.phase is (Phase.TIDE if following is Season.SUMMER else Phase.PERSON)


def test_nothing_changes_before_the_last_one_prepares() -> None:
    state = person(a_table(3, None), 0, ready=0)
    state = apply(state, Prepare(seat=0, season=Season.SPRING))
    assert state.phase is Phase.PERSON
    assert state.turn == 1


def test_the_high_tide_takes_two_islands_of_ones_choice_for_good() -> None:
    state = ready_to_prepare(a_table(4, None), Season.SPRING)
    state = person(state, 2, placed=(island(4),))
    state = play(state, Prepare(seat=0, season=Season.SUMMER), TurnTile(stack="A"), TurnTile(stack="B"))
    assert len(answers(state)) == 6
    state = apply(state, HighTide(islands=(4, 1)))
    assert state.flooded == (1, 4)
    assert state.dry == (2, 3)
    assert state.people[2].placed == (island(4),)
    assert state.turn == 1


@pytest.mark.parametrize(("people", "level"), [(1, Level.SHY), (2, None)])
def test_one_or_two_islands_all_go_under_unasked(people: int, level: Level | None) -> None:
    """Solo has a single island, which is turned too (Ruling)."""
    state = ready_to_prepare(a_table(people, level), Season.SPRING)
    state = play(state, Prepare(seat=0, season=Season.SUMMER), TurnTile(stack="A"))
    asked = question(state)
    assert asked is not None
    assert any(said.key == "farshore.do_tide_all" for said in asked.do)
    state = apply(state, TurnTile(stack="B"))
    assert state.dry == ()


def test_a_tile_seen_once_does_not_come_again() -> None:
    state = apply(ready_to_prepare(a_table(2, None), Season.WINTER), Prepare(seat=0, season=Season.SPRING))
    assert TurnTile(stack="A", traits=(Colour.GREEN,)) not in answers(state)
    with refused(Reason.WIND_TILE_USED):
        apply(state, TurnTile(stack="A", traits=(Colour.GREEN,)))


def test_the_box_learns_a_tile_that_is_turned_up() -> None:
    state = apply(ready_to_prepare(a_table(2, None), Season.WINTER), Prepare(seat=0, season=Season.SPRING))
    state = apply(state, TurnTile(stack="A", traits=(Colour.RED, Colour.BLUE)))
    assert tile("A", Colour.BLUE, Colour.RED) in state.box.wind_tiles
    assert state.rose.seen == (tile("A", Colour.GREEN), tile("B", Kind.CREATURE), tile("A", Colour.BLUE, Colour.RED))


def test_with_all_tiles_known_only_the_unseen_ones_are_offered() -> None:
    state = ready_to_prepare(a_table(2, None, box=Box(wind_tiles=A_TILES + B_TILES)), Season.WINTER)
    state = apply(state, Prepare(seat=0, season=Season.SPRING))
    traits = [move.traits for move in answers(state) if isinstance(move, TurnTile)]
    assert traits == [(Colour.BLUE,), (Colour.RED,), (Colour.BROWN,), ()]


def test_the_last_tiles_of_stacks_that_are_known_come_unasked() -> None:
    """Three of four have been seen when autumn comes."""
    state = ready_to_prepare(a_table(2, None, box=Box(wind_tiles=A_TILES + B_TILES)), Season.SUMMER)
    state = state.replace(rose=state.rose.replace(seen=A_TILES[:3] + B_TILES[1:]))
    state = apply(state, Prepare(seat=0, season=Season.AUTUMN))
    assert (state.rose.a, state.rose.b) == (A_TILES[3], B_TILES[0])
    assert state.phase is Phase.PERSON


def test_when_the_tile_of_stack_a_comes_by_itself_the_instruction_is_given_with_stack_b() -> None:
    state = ready_to_prepare(a_table(2, None, box=Box(wind_tiles=A_TILES)), Season.SUMMER)
    state = state.replace(rose=state.rose.replace(seen=A_TILES[:3]))
    asked = question(apply(state, Prepare(seat=0, season=Season.AUTUMN)))
    assert asked is not None
    assert asked.ask.params == {"stack": "B"}
    assert [said.key for said in asked.do] == ["farshore.do_winds"]


def test_the_tiles_are_turned_once_also_when_the_last_of_stack_a_was_only_just_told() -> None:
    state = ready_to_prepare(a_table(2, None, box=Box(wind_tiles=A_TILES[:3])), Season.SUMMER)
    state = state.replace(rose=state.rose.replace(seen=A_TILES[:3]))
    state = apply(state, Prepare(seat=0, season=Season.AUTUMN))
    told = [said.key for said in _asked(state).do]
    state = apply(state, TurnTile(stack="A", traits=A_TILES[3].traits))
    assert (_asked(state).ask.params, told) == ({"stack": "B"}, ["farshore.do_winds"])
    assert _asked(state).do == ()


def test_what_follows_the_tiles_unasked_is_said_once_with_the_last_question_about_them() -> None:
    state = ready_to_prepare(a_table(1, Level.TERROR), Season.SPRING)
    state = apply(state, Prepare(seat=0, season=Season.SUMMER))
    assert [said.key for said in _asked(state).do] == ["farshore.do_winds"]
    state = apply(state, TurnTile(stack="A"))
    assert [said.key for said in _asked(state).do] == ["farshore.do_weather", "farshore.do_tide_all"]


def _asked(state: State) -> FarshoreQuestion:
    asked = question(state)
    assert asked is not None
    return asked


def test_a_tile_may_be_told_later() -> None:
    state = play(
        ready_to_prepare(a_table(2, None), Season.WINTER),
        Prepare(seat=0, season=Season.SPRING),
        TurnTile(stack="A"),
        TurnTile(stack="B", traits=(Rarity.COMMON,)),
    )
    assert state.rose.unknown == ("A",)
    state = apply(state, NameTile(stack="A", traits=(Colour.PURPLE,)))
    assert state.rose.a == tile("A", Colour.PURPLE)
    assert state.box.wind_tiles[-1] == tile("A", Colour.PURPLE)


def test_a_fifth_tile_the_table_insists_on_is_not_learned() -> None:
    state = ready_to_prepare(a_table(2, None, box=Box(wind_tiles=A_TILES)), Season.WINTER)
    state = apply(state, Prepare(seat=0, season=Season.SPRING))
    move = TurnTile(stack="A", traits=(Kind.CREATURE,), insist=(Reason.WIND_TILES_COMPLETE,))
    state = apply(state, move)
    assert state.rose.a == tile("A", Kind.CREATURE)
    assert state.box.wind_tiles[:4] == A_TILES
    assert WindTile(stack="A", traits=(Kind.CREATURE,)) not in state.box.wind_tiles


def test_weather_changes_with_the_wind_and_is_asked_only_if_it_is_written_down() -> None:
    state = ready_to_prepare(a_table(2, None, weather=Weather.TOP), Season.WINTER)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert state.weather == (None, None)
    assert state.phase is Phase.PERSON


def test_a_known_weather_card_comes_once() -> None:
    table = a_table(2, None, weather=Weather.BOTH, weather_card=STORM, box=Box(weather=(CALM,)))
    assert table.box.weather == (CALM, STORM)
    state = ready_to_prepare(table, Season.WINTER)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert answers(state) == (TurnWeather(card=CALM), TurnWeather())
    with refused(Reason.WEATHER_USED):
        apply(state, TurnWeather(card=STORM))
    assert apply(state, TurnWeather(card=CALM)).weather == (STORM, CALM)
    fog = WeatherText(top="fog")
    assert apply(state, TurnWeather(card=fog)).box.weather == (CALM, STORM, fog)


def test_weather_left_for_later_may_be_told_at_any_time_and_is_learned() -> None:
    state = apply(a_table(2, None, weather=Weather.TOP), NameWeather(card=STORM))
    assert state.weather == (STORM,)
    assert state.box.weather == (STORM,)
    assert state.turn == 0


def test_weather_written_down_wrongly_is_put_right_and_forgotten_if_only_this_match_knew_it() -> None:
    state = apply(a_table(2, None, weather=Weather.TOP), NameWeather(card=WeatherText(top="strom")))
    state = apply(state, NameWeather(card=STORM))
    assert state.weather == (STORM,)
    assert state.box.weather == (STORM,)
    known = a_table(2, None, weather=Weather.TOP, weather_card=CALM, box=Box(weather=(CALM,)))
    assert apply(known, NameWeather(card=STORM)).box.weather == (CALM, STORM)
    assert apply(known, NameWeather(card=CALM)).box.weather == (CALM,)


def test_weather_that_was_face_up_before_is_not_in_force_again() -> None:
    state = a_table(2, None, weather=Weather.TOP, weather_card=STORM).replace(weather=(STORM, None))
    with refused(Reason.WEATHER_USED):
        apply(state, NameWeather(card=STORM))


def test_no_more_than_four_weather_cards_are_turned_up() -> None:
    state = ready_to_prepare(a_table(2, None, weather=Weather.TOP), Season.SUMMER).replace(weather=(None,) * 4)
    state = play(state, Prepare(seat=0, season=Season.AUTUMN), TurnTile(stack="A"), TurnTile(stack="B"))
    assert len(state.weather) == 4


def test_winds_weather_and_tide_come_in_this_order_before_krabitas_season() -> None:
    state = ready_to_prepare(a_table(3, Level.TERROR, box=Box(weather=(CALM,))), Season.SPRING)
    state = state.replace(krabita=state.her.replace(season=Season.SPRING, ready=0), turn=2)
    state = person(person(state, 0, season=Season.SUMMER, ready=4), 2, season=Season.SPRING, ready=0)
    phases = []
    state = apply(state, Prepare(seat=2, season=Season.SUMMER))
    while state.phase not in (Phase.PLAN_DRAW, Phase.CLAIM):
        phases.append(state.phase)
        state = apply(state, answers(state)[0])
    assert phases == [Phase.TILE, Phase.TILE, Phase.WEATHER, Phase.TIDE]
    assert state.her.season is Season.SUMMER


def test_the_one_who_prepared_last_is_asked() -> None:
    state = apply(ready_to_prepare(a_table(2, None), Season.WINTER), Prepare(seat=0, season=Season.SPRING))
    asked = question(state)
    assert asked is not None
    assert asked.who == "Ola"
