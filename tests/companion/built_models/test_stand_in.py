"""What stands in for pydantic: the same values, errors and texts, of classes that are as light as they are written."""

from __future__ import annotations

import sys
from typing import ClassVar

import pydantic
import pytest

from companion.built_models import stand_in


class Light(stand_in.BaseModel):
    number: int
    name: str = "none"
    Unit: ClassVar[str] = "m"


class Below(Light):
    more: tuple[int, ...] = ()


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Heavy(pydantic.BaseModel):
        number: int
        name: str = "none"

    schema = dict(Heavy.__pydantic_core_schema__)
    monkeypatch.setattr(stand_in, "_schema", lambda kind: {**schema, "cls": kind})


def test_values_are_checked_when_they_are_made() -> None:
    assert dict(Light(number=1)) == {"number": 1, "name": "none"}
    with pytest.raises(pydantic.ValidationError, match="number"):
        Light(name="x")
    with pytest.raises(pydantic.ValidationError, match="valid integer"):
        Light.model_validate({"number": "x"})


def test_values_of_the_same_fields_are_equal_and_hash_alike() -> None:
    one, same, other = Light(number=1), Light.model_validate_json('{"name": "none", "number": 1}'), Light(number=2)
    assert one == same != other
    assert len({one, same, other}) == 2
    assert one != (1, "none")


def test_a_value_is_written_as_pydantic_writes_it() -> None:
    assert Light(number=1).model_dump(mode="json", exclude_defaults=True) == {"number": 1}


def test_the_fields_of_a_class_follow_those_of_what_it_is_made_of() -> None:
    assert Light.model_fields == ("number", "name")
    assert Below.model_fields == ("number", "name", "more")


def test_whatever_else_is_asked_for_is_pydantics_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pydantic", stand_in)
    from pydantic import TypeAdapter

    assert TypeAdapter(int).validate_python("3") == 3
    assert not hasattr(stand_in, "__path__")
