"""The stubs say of the native half what it has, and nothing else."""

import ast
import inspect
from pathlib import Path

import orrery
import pytest
from orrery import _native

STUBS = Path(orrery.__file__).with_name("_native.pyi")
#: Classes that exist for type checkers only.
TYPES_ONLY = {"Verdict"}
#: What every class has, or has by another name.
COMMON = {"__new__", "__init__", "__hash__", "__eq__"}


def stubs() -> dict[str, ast.AST]:
    tree = ast.parse(STUBS.read_text(encoding="utf-8"))
    named = (ast.ClassDef, ast.FunctionDef)
    return {node.name: node for node in tree.body if isinstance(node, named)}


def public(names) -> set[str]:
    return {name for name in names if not name.startswith("_")}


def test_every_name_is_there_and_typed():
    assert (Path(orrery.__file__).with_name("py.typed")).exists()
    runtime = public(vars(_native)) - {"LEVELS"}
    assert set(stubs()) - TYPES_ONLY == runtime


@pytest.mark.parametrize("name", [name for name in stubs() if name not in TYPES_ONLY])
def test_a_class_has_what_its_stub_says(name):
    node, runtime = stubs()[name], getattr(_native, name)
    assert inspect.getdoc(runtime), f"{name} has no docstring"
    if not isinstance(node, ast.ClassDef):
        return
    members = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    assert public(members) == public(vars(runtime))
    assert members - COMMON <= set(dir(runtime))
    for member in public(members):
        assert inspect.getdoc(getattr(runtime, member)), f"{name}.{member} has no docstring"
