"""Frozen values: what everything in the rules is made of."""

from __future__ import annotations

from typing import Any, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict

_set: Final = object.__setattr__


class Model(BaseModel):
    """A frozen value. Change it with `replace`, which validates; `model_copy` does not."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def replace(self, **changes: Any) -> Self:
        return type(self).model_validate({**dict(self), **changes})


ModelT = TypeVar("ModelT", bound=Model)


def made(kind: type[ModelT], fields: dict[str, Any]) -> ModelT:
    """A value of these fields, all of them, as they are."""
    made = kind.__new__(kind)
    _set(made, "__dict__", fields)
    _set(made, "__pydantic_fields_set__", fields.keys())
    _set(made, "__pydantic_extra__", None)
    _set(made, "__pydantic_private__", None)
    return made


class Position(Model):
    """A value that the rules make of others, like a state: what they put in is right, so nothing is looked at again.

    Values from outside, files and moves, are checked where they come in.
    """

    @classmethod
    def made(cls, **fields: Any) -> Self:
        """One of these fields, all of them."""
        return made(cls, fields)

    def replace(self, **changes: Any) -> Self:
        return made(type(self), {**self.__dict__, **changes})
