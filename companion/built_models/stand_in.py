"""What our modules take of pydantic, where its models are kept: classes as light as they are written.

A class is not looked into when it is made. What its values have to fulfil comes from where it is kept, with the first
of them; all checking is done by pydantic's core, which tells the same errors.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self, TypeVar

from pydantic_core import SchemaSerializer, SchemaValidator, ValidationError

from companion.built_models import PYDANTIC

__all__ = ["ValidationError"]

T = TypeVar("T")
KEPT: Final[dict[str, str]] = {}
"""The schemas, as texts by the names of their classes."""
ConfigDict = dict
NonNegativeInt = int
JsonValue = AwareDatetime = ValidationInfo = Any


class Mark:
    """What is said beside a type: the schema has it already."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __class_getitem__(cls, kind: object) -> object:
        return kind


Field = StringConstraints = AfterValidator = BeforeValidator = Discriminator = Tag = InstanceOf = Mark


def model_validator(**_: object) -> Callable[[T], T]:
    """Likewise: the function stays where the schema finds it."""
    return lambda check: check


def field_validator(*_: object, **__: object) -> Callable[[T], T]:
    return lambda check: check


class FieldNames:
    """The names of a class's fields, those of what it is made of first."""

    def __get__(self, _: object, kind: type) -> tuple[str, ...]:
        return _field_names(kind)


def _names(kind: type) -> tuple[str, ...]:
    said = {name: str(what) for each in reversed(kind.__mro__) for name, what in get_annotations(each).items()}
    return tuple(name for name, what in said.items() if not name.startswith("_") and "ClassVar" not in what)


_field_names: Callable[[type], tuple[str, ...]] = cache(_names)


class BaseModel:
    """As pydantic's, for whoever makes, changes, compares and writes values."""

    __slots__ = "__dict__", "__pydantic_extra__", "__pydantic_fields_set__", "__pydantic_private__"

    model_fields: ClassVar = FieldNames()

    def __init__(self, /, **fields: Any) -> None:
        _validator(type(self)).validate_python(fields, self_instance=self)

    @classmethod
    def model_validate(cls, given: object, *, context: object = None) -> Self:
        value: Self = _validator(cls).validate_python(given, context=context)
        return value

    @classmethod
    def model_validate_json(cls, given: str | bytes) -> Self:
        value: Self = _validator(cls).validate_json(given)
        return value

    def model_dump(self, **how: Any) -> dict[str, Any]:
        fields: dict[str, Any] = _serializer(type(self)).to_python(self, **how)
        return fields

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        yield from self.__dict__.items()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__[name] for name in _field_names(type(self))))


def _read(kind: type) -> Any:
    # It names values of ours, which are made of what stands here.
    from companion.built_models.schema_text import name_of, read

    return read(KEPT[name_of(kind)])


_schema: Callable[[type], Any] = cache(_read)
_validator: Callable[[type], SchemaValidator] = cache(lambda kind: SchemaValidator(_schema(kind)))
_serializer: Callable[[type], SchemaSerializer] = cache(lambda kind: SchemaSerializer(_schema(kind)))


def __getattr__(name: str) -> Any:
    """Whatever else is asked for comes from pydantic itself, which is at work from then on."""
    if name.startswith("__"):
        raise AttributeError(name)
    del sys.modules[PYDANTIC]
    return getattr(import_module(PYDANTIC), name)
