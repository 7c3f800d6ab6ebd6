"""A family's evening: alone against the Queen and the Prince, four people, a finished table, two languages at once."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import Animal, Colour, Kind, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import BeginRound, NoCard, PlayCard
from rules.lil_everdell.players import Laid
from rules.lil_everdell.setup import Depth, RoyalSeat, Seat, Setup
from tests.companion.views.lil_everdell.at_table import setup
from tests.harness.browser import DESKTOP, PHONE, Screen, Served
from tests.harness.family import Family
from tests.harness.on_disk import match_on_disk

OLA = (Seat(name="Ola", animal=Animal.MOUSE),)


def laid_out(folder: Path, chosen: Setup) -> str:
    """A match that waits for its first answer."""
    now, journal = datetime.now(UTC), {"setup": chosen.model_dump(mode="json")}
    saves = Saves(folder)
    saves.keep_match(
        Match(id="family", game=GAME.id, rules_version=GAME.rules_version, started=now, changed=now, journal=journal)
    )
    return "/match/family"


def set_up_alone(family: Family, royal: Royal, depth: Depth = Depth.CARDS) -> None:
    family.screen.open("/new/lil_everdell/solo")
    family.set_up_alone(royal, depth)


def counted(family: Family) -> None:
    """The count, and its receipt."""
    screen, text = family.screen, family.text
    screen.tap(text("table.count"))
    screen.tap(text("sheet.to_receipt"))
    screen.see(text("sheet.finish"))


def kept_as_played(family: Family, folder: Path, match_id: str) -> None:
    family.screen.see(family.text("table.saved"))
    match = match_on_disk(folder, match_id)
    assert GAME.replay(GAME.journal.model_validate(match.journal)) == family.state


def test_a_short_game_against_the_prince_ends_at_its_receipt(browser: Browser, tmp_path: Path) -> None:
    chosen = Setup(people=OLA, opponent=RoyalSeat(who=Royal.PRINCE), tracking=Depth.OPPONENT_ONLY)
    with Served(tmp_path / "data", language="pl") as served, Screen(browser, served, PHONE) as screen:
        family = Family(screen, "pl", chosen, seed=2)
        set_up_alone(family, Royal.PRINCE, Depth.OPPONENT_ONLY)
        family.whole_game()
        print(f"\n  the Prince alone, named: {family.tapped} taps")
        assert family.tapped <= 28
        counted(family)


@pytest.mark.long
def test_a_whole_game_against_the_queen_with_real_dice(browser: Browser, tmp_path: Path) -> None:
    chosen = Setup(people=OLA, opponent=RoyalSeat(who=Royal.QUEEN))
    with Served(tmp_path / "data", language="pl") as served, Screen(browser, served, PHONE) as screen:
        family = Family(screen, "pl", chosen, seed=4)
        set_up_alone(family, Royal.QUEEN)
        family.whole_game()
        kept_as_played(family, served.folder, screen.page.url.rpartition("/")[2])
        counted(family)
        print(f"\n  the Queen, named: {family.tapped} taps")
        assert family.tapped <= 4 + 12 * 2 + 12 * 2


@pytest.mark.long
def test_a_whole_game_against_the_prince_rolled_by_the_app(browser: Browser, tmp_path: Path) -> None:
    chosen = Setup(people=OLA, opponent=RoyalSeat(who=Royal.PRINCE))
    with Served(tmp_path / "data", language="en") as served, Screen(browser, served, PHONE) as screen:
        family = Family(screen, "en", chosen, seed=6)
        set_up_alone(family, Royal.PRINCE)
        family.step()
        family.step()
        family.roll()
        _the_diagram_is_refused_for_good(family)
        family.step()
        family.whole_game(rolling=True)
        kept_as_played(family, served.folder, screen.page.url.rpartition("/")[2])
        counted(family)
        print(f"\n  the Prince, rolled, named: {family.tapped} taps")
        assert family.tapped <= 4 + 12 * 2 + 12 * 3


def _the_diagram_is_refused_for_good(family: Family) -> None:
    family.screen.tap(family.own("no_diagram"))
    family.screen.gone(family.own("show_diagram"))


@pytest.mark.long
def test_four_people_race_for_a_parade_and_an_early_step_is_changed(browser: Browser, tmp_path: Path) -> None:
    chosen = setup(4)
    route = laid_out(tmp_path / "data", chosen)
    with Served(tmp_path / "data", language="ru") as served, Screen(browser, served, DESKTOP) as screen:
        screen.open(route)
        family = Family(screen, "ru", chosen, seed=9, named=False)
        family.step(BeginRound())
        screen.tap(family.own("which_card"), exact=False)
        blue = Laid(colour=Colour.BLUE, kind=Kind.PLACE)
        for turn in range(3):
            for seat in (0, 1):
                family.step(PlayCard(seat=seat, laid=blue))
            for seat in (2, 3):
                family.step(NoCard(seat=seat))
            assert family.state.taken == 4 * (turn + 1) % 12
        assert _tokens(family) == [[6], [5], [], []]
        _the_first_card_was_another(family)
        assert _tokens(family) == [[], [6], [], []]
        family.whole_game()
        screen.page.wait_for_timeout(1000)
        kept_as_played(family, served.folder, "family")
        counted(family)


def _tokens(family: Family) -> list[list[int]]:
    """Who has which token for three alike."""
    kind = ParadeKind.THREE_ALIKE
    return [[token.value for token in player.parades or () if token.kind is kind] for player in family.state.players]


def _the_first_card_was_another(family: Family) -> None:
    """Then only Jan has three alike, and takes the token on top."""
    screen, text = family.screen, family.text
    screen.tap(text("log.title"))
    screen.reach(text("log.step", n=2), exact=False)
    screen.tap(text("log.step", n=2), exact=False)
    screen.reach(text("log.change", n=2))
    screen.tap(text("log.change", n=2))
    screen.see(text("log.again", n=2))
    screen.tap(text("lil_everdell.signs", colour="red", kind="creature"))
    screen.see(text("log.title"))
    screen.tap(text("log.to_table"))
    moves = list(family.moves)
    moves[1] = PlayCard(seat=0, laid=Laid(colour=Colour.RED, kind=Kind.CREATURE))
    family.moves, family.state = [], GAME.start(family.state.setup)
    for move in moves:
        family.state = GAME.apply(family.state, move)
        family.moves.append(move)
    screen.see(text("lil_everdell.ask_round", round=2, name="Tom"))


def test_a_finished_table_is_scored_with_a_purple_card_nobody_taught(browser: Browser, tmp_path: Path) -> None:
    """By hand: 3 leftovers make 1, the purple card pays 4, cards 2 + 5, a parade of 6, 7 tokens: 25."""
    with Served(tmp_path / "data", language="en") as served, Screen(browser, served, PHONE) as screen:
        screen.open("/score/lil_everdell", see="Enter the points")
        screen.type("Player 1", "Ola")
        screen.type("Player 2", "Jan")
        screen.tap("Enter the points")
        for name in ("green creature: 0", "2 points", "purple creature: 0", "5 points"):
            screen.tap(name)
        screen.scroll(500)
        screen.type("Bonus, each: purple creature", "4")
        screen.scroll(-2000)
        screen.tap("Parades")
        screen.tap("5 creatures: 6")
        screen.tap("Tokens")
        screen.type("Point tokens", "4+3")
        screen.type("Leftover resources", "3")
        screen.tap("Receipt")
        screen.see("Ola: 25 · Jan: 0", "Everybody walks in the parade, by points.")


def test_two_languages_on_two_devices_at_one_table(browser: Browser, tmp_path: Path) -> None:
    chosen = setup(2)
    route = laid_out(tmp_path / "data", chosen)
    with (
        Served(tmp_path / "data", language="pl") as served,
        Screen(browser, served, PHONE) as phone,
        Screen(browser, served, DESKTOP) as laptop,
    ):
        laptop.open("/settings")
        laptop.tap("Русский")
        laptop.see("Меньше движения")
        laptop.open(route, see="Раунд 1")
        phone.open(route)
        family = Family(phone, "pl", chosen, seed=3)
        family.step(BeginRound())
        family.step(PlayCard(seat=0, laid=Laid(colour=Colour.GREEN, kind=Kind.PLACE, points=3)))
        laptop.see("Ola: зелёное место", "Jan: какая карта?")
        laptop.tap("Без карты")
        phone.see("Jan: bez karty", "Ola: która karta?")
