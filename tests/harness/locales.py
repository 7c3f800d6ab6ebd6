"""The Fluent files as they are written: what a test can know of a message without formatting it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.screen.words import namespaces, source

NUMBERS = (0, 1, 2, 5, 21, 1_000)
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
OTHER = "other"
MOST = 400
"""Ways to fill in one message; beyond that its parameters are varied one by one."""


class Parameter:
    """One variable of a message, and what it is chosen by."""

    def __init__(self) -> None:
        self.choices: set[str] = set()
        self.number = False

    @property
    def samples(self) -> tuple[int | str, ...]:
        if self.number or self.choices & PLURALS or any(choice.isdecimal() for choice in self.choices):
            return NUMBERS
        if self.choices:
            return (*sorted(self.choices), "something else")
        return (3, "Ola")


class Parts(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.parameters: dict[str, Parameter] = {}
        self.refers_to: set[str] = set()
        self.selections: list[set[str]] = []
        self.text = ""
        """What stands in it whatever fills it."""
        self.may_be_empty = False

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.may_be_empty |= node.value == ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.setdefault(node.id.name, Parameter())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers_to.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.generic_visit(node)
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.parameters[argument.id.name].number = True

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        keys = {_key(variant) for variant in node.variants}
        self.selections.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            self.parameters[node.selector.id.name].choices |= keys - {OTHER}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@cache
def entries(language: str, namespace: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source(language, namespace)).body)


@cache
def messages(language: str, namespace: str) -> dict[str, Parts]:
    """Every message and, as `message.attribute`, every attribute."""
    found: dict[str, Parts] = {}
    for entry in entries(language, namespace):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value} if entry.value else {}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                found[name] = Parts()
                found[name].visit(pattern)
    for parts in found.values():
        _take_over(parts, found)
    return found


def _take_over(parts: Parts, found: dict[str, Parts]) -> None:
    """A message that says another one needs what that one needs."""
    waiting, seen = set(parts.refers_to), set[str]()
    while waiting - seen:
        name = (waiting - seen).pop()
        seen.add(name)
        waiting |= found[name].refers_to
        for parameter, own in found[name].parameters.items():
            mine = parts.parameters.setdefault(parameter, Parameter())
            mine.choices |= own.choices
            mine.number |= own.number


@cache
def keys(language: str = "en") -> frozenset[str]:
    """`namespace.message` of everything that can be said."""
    return frozenset(f"{space}.{name}" for space in namespaces(language) for name in messages(language, space))


@cache
def bundle(language: str, namespace: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, namespace)))
    return bundle


def filled(parts: Parts) -> Iterator[dict[str, int | str]]:
    """Ways to fill in the parameters of a message: all of them where there are few, else one after the other."""
    samples = {name: parameter.samples for name, parameter in parts.parameters.items()}
    count = 1
    for values in samples.values():
        count *= len(values)
    if count <= MOST:
        yield from (dict(zip(samples, values, strict=True)) for values in product(*samples.values()))
        return
    usual = {name: values[-1] for name, values in samples.items()}
    yield from (usual | {name: value} for name, values in samples.items() for value in values)
