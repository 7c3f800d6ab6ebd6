"""Matches that Farshore's rules version 2 kept: one that is over keeps its totals, one that goes on says what changed.

`rules_2` holds them as that version wrote them; none is ever changed. In each of the first two Ola's ship was sailed to
8, corrected to 4 and sailed to 8 again, which paid the chest at 8 twice.
"""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status, Total
from companion.languages import LANGUAGES
from companion.match.naming import player_name
from companion.match.table import Table
from companion.score.opening import open_sheet
from companion.screen.app import app
from companion.screen.words import translator
from rules.farshore.game import GAME
from rules.farshore.moves import Shells
from rules.farshore.reasons import Reason
from rules.kernel import phrase
from tests.harness.window import Window

SAMPLES = Path(__file__).parent / "rules_2"
OLA = player_name("farshore", "Ola", None)
TOTALS = (Total(player="Ola", points=14), Total(player="Jan", points=0))


@pytest.fixture
def kept(tmp_path: Path) -> Backend:
    shutil.copytree(SAMPLES, tmp_path / "data" / "matches")
    return Backend(Saves(tmp_path / "data"))


async def opened(backend: Backend, match_id: str) -> Table[Any]:
    table = await backend.table(match_id)
    assert table is not None
    return table


async def on_disk(backend: Backend, match_id: str) -> Any:
    return await backend.work(lambda saves: saves.match(match_id))


async def test_a_match_that_is_over_keeps_the_totals_it_was_kept_with(kept: Backend) -> None:
    table = await opened(kept, "finished")
    assert (table.status, table.news, table.misfit) == (Status.FINISHED, (), None)
    shelf = await kept.work(lambda saves: {entry.id: entry.totals for entry in saves.shelf()})
    assert shelf["finished"] == TOTALS
    found = await on_disk(kept, "finished")
    assert (found.rules_version, found.totals) == (2, TOTALS)
    kept.close()


async def test_the_receipt_of_a_match_that_is_over_says_what_it_had_come_to(kept: Backend) -> None:
    sheet = await open_sheet(kept, "finished")
    assert sheet is not None
    assert sheet.before == TOTALS
    assert [score.total for score in sheet.scored.scores] == [12, 0]
    kept.close()


async def test_a_running_match_follows_the_new_rules_and_says_once_where_it_differs(kept: Backend) -> None:
    table = await opened(kept, "running")
    assert table.state.people[0].treasures == 2
    assert table.news == (phrase("table.rules_total", name=OLA, was=14, now=12),)
    assert (await on_disk(kept, "running")).totals == TOTALS
    table.heard_news()
    await table.saved()
    found = await on_disk(kept, "running")
    assert (found.rules_version, found.totals[0].points) == (GAME.rules_version, 12)
    assert not table.news
    kept.close()


async def test_what_was_kept_by_the_new_rules_says_nothing_when_it_is_opened_again(
    kept: Backend, tmp_path: Path
) -> None:
    table = await opened(kept, "running")
    assert table.play(Shells(seat=0, n=1)) is None
    await table.saved()
    kept.close()
    later = Backend(Saves(tmp_path / "data"))
    assert (await opened(later, "running")).news == ()
    later.close()


async def test_a_step_that_is_refused_now_is_kept_as_the_tables_word(kept: Backend, tmp_path: Path) -> None:
    """Her route card went to its last section though the first was free."""
    table = await opened(kept, "refused")
    assert (table.misfit, len(table.journal.moves), table.state.people[0].shells) == (None, 3, 3)
    assert table.journal.moves[1].insist == (Reason.ROUTE_NOT_THIS,)
    assert table.news == (phrase("table.rules_step", n=2, why=phrase(Reason.ROUTE_NOT_THIS)),)
    table.undo()
    table.undo()
    assert len(table.journal.moves) == 1
    table.redo()
    await table.saved()
    kept.close()
    later = Backend(Saves(tmp_path / "data"))
    table = await opened(later, "refused")
    assert (table.news, table.misfit, len(table.journal.moves)) == ((), None, 2)
    later.close()


async def test_an_abandoned_match_can_be_taken_up_by_todays_rules(kept: Backend) -> None:
    """It stopped at a step that is refused now, and nobody could play on."""
    for name in ("refused", "running"):
        match = await on_disk(kept, name)
        await kept.work(partial(Saves.keep_match, match=match.replace(id=f"{name}left", status=Status.ABANDONED)))
    table = await opened(kept, "refusedleft")
    assert (table.status, table.misfit) == (Status.ABANDONED, None)
    assert table.news == (phrase("table.rules_step", n=2, why=phrase(Reason.ROUTE_NOT_THIS)),)
    assert (await on_disk(kept, "refusedleft")).rules_version == 2
    assert table.play(Shells(seat=0, n=1)) is None
    assert table.status is Status.RUNNING
    table = await opened(kept, "runningleft")
    assert table.news == (phrase("table.rules_total", name=OLA, was=14, now=12),)
    table.heard_news()
    await table.saved()
    assert (await on_disk(kept, "runningleft")).status is Status.ABANDONED
    kept.close()


async def test_a_changed_step_that_is_refused_now_is_kept_as_the_tables_word(kept: Backend, tmp_path: Path) -> None:
    match = await on_disk(kept, "refused")
    entries = match.journal["entries"]
    amended = {"kind": "amended", "changes": {"1": entries[1]["move"]}, "keep": 2}
    journal = {**match.journal, "entries": [*entries, amended], "cursor": 4}
    await kept.work(lambda saves: saves.keep_match(match.replace(id="amended", journal=journal)))
    table = await opened(kept, "amended")
    assert (table.misfit, table.journal.moves[1].insist) == (None, (Reason.ROUTE_NOT_THIS,))
    kept.close()


async def test_a_step_that_no_table_can_insist_on_is_where_the_match_stops(kept: Backend) -> None:
    match = await on_disk(kept, "refused")
    impossible = {"kind": "played", "move": {"kind": "high_tide", "islands": [1]}}
    journal = {**match.journal, "entries": [*match.journal["entries"], impossible], "cursor": 4}
    await kept.work(lambda saves: saves.keep_match(match.replace(id="stopped", journal=journal)))
    table = await opened(kept, "stopped")
    assert table.misfit is not None
    assert (table.misfit.at, table.misfit.why.key, table.news) == (3, Reason.NOT_NOW, ())
    kept.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_changed_is_said_in_every_language(lang: str) -> None:
    why = phrase(Reason.ROUTE_NOT_THIS)
    for said in (phrase("table.rules_total", name="Ola", was=14, now=12), phrase("table.rules_step", n=2, why=why)):
        assert said.key not in translator(lang)(said)


async def test_the_table_says_it_above_the_question_until_somebody_has_read_it(kept: Backend) -> None:
    async with Window(app(kept, "en"), route="/match/running", width=390) as window:
        await window.settle()
        assert window.reads("Ola: total 12, before 14")
        await window.tap("Understood")
        assert not window.reads("Ola: total 12, before 14")
    kept.close()
