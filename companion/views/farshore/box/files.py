"""A box as a file: written for other people, read with a clear word about what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError

from companion.disk.documents import document
from companion.disk.storage import Unreadable
from companion.farshore.boxes import GAME, OwnBox
from companion.farshore.score.misreadings import MISREADINGS
from companion.screen.store import Store
from rules.farshore.components.box import Box, Fact, TrackFix, facts
from rules.kernel import IllegalMove, Phrase, phrase

LARGEST: Final = 2_000_000
"""Bytes: a box with everything in it is a hundredth of this."""
NAME: Final = "tidekeeper-box-farshore.json"


@dataclass(frozen=True)
class ImportedBox:
    """What a file tells."""

    file: str
    box: Box


class NotABox(Exception):
    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.phrase = why


async def export(own: OwnBox) -> None:
    await own.store.files.save_file(file_name=NAME, src_bytes=box_text(own.box).encode())


async def pick(store: Store) -> ImportedBox | None:
    """The box in a file that a person picks; None when they did not, or were told why not."""
    picked = await store.files.pick_files(allow_multiple=False, with_data=True)
    if not picked:
        return None
    try:
        return ImportedBox(picked[0].name, read_box(picked[0].name, picked[0].bytes or b""))
    except NotABox as error:
        store.tell(error.phrase)
        return None


def box_text(box: Box) -> str:
    told = {"game": GAME, "box": box.model_dump(mode="json", exclude_none=True)}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def read_box(file: str, content: bytes) -> Box:
    """The box in a file; `NotABox` says what is wrong with it."""
    if len(content) > LARGEST:
        raise NotABox(phrase("farshore_box.file_huge", file=file))
    told = _told(_parse(file, content))
    if told is None:
        raise NotABox(phrase("farshore_box.file_other", file=file))
    try:
        box = Box.model_validate(told)
        facts(box)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = MISREADINGS.field_name(first["loc"]) or "box"
        raise NotABox(
            phrase("farshore_box.file_field", file=file, field=where, what=MISREADINGS.what_was_expected(first))
        ) from None
    return box


def every_fact(box: Box) -> tuple[Fact, ...]:
    track = (TrackFix(track=box.track),) if box.track else ()
    return (
        *box.wind_tiles,
        *box.map_needs,
        *box.cards,
        *box.shores,
        *box.islands,
        *box.weather,
        *box.routes,
        *track,
    )


def added(mine: Box, theirs: Box) -> Box:
    """Mine with what the file tells; where both tell of the same, the file is right. A full stack stays as it is."""
    # A deck may hold equal route cards, so a deck nobody has told of is taken over whole.
    box = mine.replace(edition=theirs.edition or mine.edition, routes=mine.routes or theirs.routes)
    for fact in every_fact(theirs):
        if fact not in every_fact(box):
            try:
                box = box.learn(fact)
            except IllegalMove:
                continue
    return box


def replaced(theirs: Box) -> Callable[[Box], Box]:
    return lambda _: theirs


def _parse(file: str, content: bytes) -> Any:
    try:
        return json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise NotABox(phrase("farshore_box.file_not_json", file=file)) from None


def _told(raw: Any) -> dict[str, Any] | None:
    """From a file that we exported, or from a box file of a data folder."""
    if not isinstance(raw, dict):
        return None
    if raw.get("game") == GAME and isinstance(raw.get("box"), dict):
        return dict(raw["box"])
    try:
        kept = dict(document(raw, "box"))
    except Unreadable:
        return None
    kept.pop("format", None)
    return kept
