"""A box as a file: written for other people, read with a clear word about what is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Generic

from pydantic import ValidationError

from companion.box.kind import BoxKind, BoxT
from companion.box.own_box import OwnBox
from companion.disk.documents import document
from companion.disk.json_text import NoJson, json_of
from companion.disk.storage import Unreadable
from companion.screen.store import Store
from rules.kernel import Phrase, phrase

LARGEST: Final = 2_000_000
"""Bytes: a box with everything in it is a hundredth of this."""


@dataclass(frozen=True)
class ImportedBox(Generic[BoxT]):
    """What a file tells."""

    file: str
    box: BoxT


class NotABox(Exception):
    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.phrase = why


async def export(own: OwnBox[BoxT]) -> None:
    name = f"tidekeeper-box-{own.kind.game}.json"
    await own.store.files.save_file(file_name=name, src_bytes=box_text(own.kind, own.box).encode())


async def pick(store: Store, kind: BoxKind[BoxT]) -> ImportedBox[BoxT] | None:
    """The box in a file that a person picks; None when they did not, or were told why not."""
    picked = await store.files.pick_files(allow_multiple=False, with_data=True)
    if not picked:
        return None
    try:
        return ImportedBox(picked[0].name, read_box(kind, picked[0].name, picked[0].bytes or b""))
    except NotABox as error:
        store.tell(error.phrase)
        return None


def box_text(kind: BoxKind[BoxT], box: BoxT) -> str:
    told = {"game": kind.game, "box": box.model_dump(mode="json", exclude_none=True)}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def read_box(kind: BoxKind[BoxT], file: str, content: bytes) -> BoxT:
    """The box in a file; `NotABox` says what is wrong with it."""
    if len(content) > LARGEST:
        raise NotABox(phrase("box.file_huge", file=file))
    told = _told(kind.game, _parse(file, content))
    if told is None:
        raise NotABox(phrase(f"{kind.game}_box.file_other", file=file))
    try:
        box = kind.model.model_validate(told)
        kind.check(box)
    except ValidationError as error:
        field, what = kind.misread(error)
        raise NotABox(phrase("box.file_field", file=file, field=field or "box", what=what)) from None
    return box


def _parse(file: str, content: bytes) -> Any:
    try:
        return json_of(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, NoJson) as error:
        if isinstance(error, NoJson) and error.why == "twice":
            raise NotABox(phrase("misreading.file_twice", file=file, **error.where)) from None
        raise NotABox(phrase("box.file_not_json", file=file)) from None


def _told(game: str, raw: Any) -> dict[str, Any] | None:
    """From a file that we exported, or from a box file of a data folder, which does not say of which game it is."""
    if not isinstance(raw, dict):
        return None
    if raw.get("game") == game and isinstance(raw.get("box"), dict):
        return dict(raw["box"])
    try:
        kept = dict(document(raw, "box"))
    except Unreadable:
        return None
    kept.pop("format", None)
    return kept
