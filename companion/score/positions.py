"""Position files: the sheet of a finished table, as a person or another program writes it, of whatever game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError

from companion.disk.json_text import NoJson, json_of
from companion.disk.text_files import MEGABYTES, NoText, text_of
from companion.games import game_ids, oldest_game
from companion.score.bad_files import BadPosition
from companion.score.misreadings import Misreadings
from companion.score.scored_sheet import AnyRules, ScoredSheet, Unscored, parts_of, sheet_rules
from rules.kernel import Model, Phrase, phrase
from rules.sheet import Sheet


class Position:
    """What a position file holds, not looked into any further than to know its game."""

    def __init__(self, path: Path, raw: object) -> None:
        """`raw` came from a file of this name; `BadPosition` says what is wrong."""
        self._path = path
        if not isinstance(raw, dict):
            raise BadPosition(path, "field_wrong", field=_say("whole"), what=_say("expected_object"))
        self._raw: dict[str, Any] = raw
        self.game = raw.get("game", oldest_game())
        try:
            self._rules: AnyRules = sheet_rules(self.game if isinstance(self.game, str) else "")
        except Unscored:
            raise BadPosition(path, "field_wrong", field="game", what=expected_game()) from None
        self.misreadings: Misreadings = parts_of(self.game).misreadings

    def read(self, box: Model | None = None) -> ScoredSheet:
        """Its sheet, with `box` where it brings none; `BadPosition` says what is wrong."""
        raw = {key: value for key, value in self._raw.items() if key != "box"}
        # The cards and maps of the sheet are called as its box calls them, so the box is read first.
        own = self._box() if "box" in self._raw else box or self._rules.box()
        try:
            return ScoredSheet(self._rules.read(raw, own), own)
        except ValidationError as error:
            raise self._wrong_field(error) from None

    def _box(self) -> Model:
        try:
            box: Model = self._rules.box.model_validate(self._raw["box"])
        except ValidationError as error:
            raise self._wrong_field(error, "box") from None
        return box

    def _wrong_field(self, error: ValidationError, *outer: str) -> BadPosition:
        first = error.errors(include_url=False)[0]
        where = self.misreadings.field_name((*outer, *first["loc"])) or _say("whole")
        what = self.misreadings.what_was_expected(first)
        return BadPosition(self._path, "field_wrong", field=where, what=what)


def read_raw(path: Path) -> Any:
    """What a file that somebody named holds."""
    try:
        return parsed(path, text_of(path))
    except NoText as none:
        raise BadPosition(path, f"file_{none.why}", n=MEGABYTES) from None


def parsed(path: Path, text: str) -> Any:
    """The JSON of a file of this name."""
    try:
        return json_of(text)
    except NoJson as none:
        raise BadPosition(path, f"file_{none.why}", **none.where) from None


def position_text(sheet: Sheet, box: Model) -> str:
    fields = {"game": sheet.game, **sheet.model_dump(mode="json", exclude_defaults=True)}
    if box != type(box)():
        fields["box"] = box.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"


def position_model(rules: AnyRules) -> type[Model]:
    """What a position file of a game may hold, for its schema: a sheet with the box it counts by."""
    from pydantic import create_model

    made = create_model("Position", __base__=rules.sheet, box=(rules.box, rules.box()))
    made.__doc__ = (
        "A sheet as a file holds it: with what the players' components show, so that it counts the same anywhere."
    )
    return cast("type[Model]", made)


def expected_game() -> Phrase:
    """The games that a file can be of."""
    return phrase("misreading.expected_game", games=", ".join(f'"{game_id}"' for game_id in game_ids()))


def _say(key: str) -> Phrase:
    return phrase(f"misreading.{key}")
