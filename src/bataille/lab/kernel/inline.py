"""Writes functions out where they are called, so that Numba has few to compile: each costs it a tenth of a second.

Those called from one place go there, and so do short ones and those marked `everywhere` too; but not what returns
from inside a loop or is marked `apart`.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy

#: Statements of a function that is written out wherever it is called.
_SHORT = 4

Functions = dict[str, ast.FunctionDef]


def inlined(functions: Functions, root: str) -> Functions:
    """The functions that `root` needs, less those that are written out; these functions are changed."""
    order = _from_below(functions, root)
    calls = Counter(name for each in order for name in _calls(functions[each]))
    placed = Counter(name for each in order for name in _placed_calls(functions[each]))
    left: Functions = {}
    ready: Functions = {}
    for name in order:
        function = functions[name]
        _Inliner(ready, calls).write_out(function)
        if name != root and calls[name] == placed[name] and _may_vanish(function, calls[name]):
            ready[name] = function
        else:
            left[name] = function
    return left


def _from_below(functions: Functions, root: str) -> list[str]:
    """The functions that `root` needs, each after those it calls; it comes last."""
    order: list[str] = []
    for name in _calls(functions[root]):
        if name in functions and name not in order:
            order += [each for each in _from_below(functions, name) if each not in order]
    return [*order, root]


class _InsideError(Exception):
    """A function returns from inside a loop, or in a way that would double what follows."""


class _Inliner:
    """Puts the bodies of some functions in the place of their calls."""

    def __init__(self, ready: Functions, calls: Mapping[str, int]) -> None:
        self.ready = ready
        #: How often each is called: what is called once need not be copied.
        self.calls = calls
        self.written = 0

    def write_out(self, function: ast.FunctionDef) -> None:
        """Change a function."""
        function.body = self._block(function.body)

    def _block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        block: list[ast.stmt] = []
        for statement in statements:
            match statement:
                case ast.Expr(ast.Call(ast.Name(name)) as call) if name in self.ready:
                    block += self._expand(call, name, None)
                case ast.Assign([ast.Name(target)], ast.Call(ast.Name(name)) as call) if name in self.ready:
                    block += self._expand(call, name, target)
                case ast.Return(ast.Call(ast.Name(name)) as call) if name in self.ready:
                    result = f"result_{name}_{self.written}"
                    block += [*self._expand(call, name, result), ast.Return(ast.Name(result, ast.Load()))]
                case ast.If() | ast.While() | ast.For():
                    statement.body = self._block(statement.body)
                    statement.orelse = self._block(statement.orelse)
                    block.append(statement)
                case _:
                    block.append(statement)
        return block

    def _expand(self, call: ast.Call, name: str, target: str | None) -> list[ast.stmt]:
        """The body of a function with its variables renamed; what it returns goes to `target`."""
        function = self.ready[name] if self.calls[name] == 1 else deepcopy(self.ready[name])
        self.written += 1
        stored = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and _is_stored(node)}
        assert not stored & {*_calls(function)}, "a variable has the name of a function"
        names: dict[str, ast.expr] = {each: ast.Name(f"{each}_{name}_{self.written}") for each in stored}
        before: list[ast.stmt] = []
        for parameter, argument in zip(function.args.args, call.args, strict=True):
            if isinstance(argument, ast.Name) and parameter.arg not in stored:
                names[parameter.arg] = argument
            else:
                names[parameter.arg] = ast.Name(f"{parameter.arg}_{name}_{self.written}")
                before.append(_assign(names[parameter.arg], argument))
        _Rename(names).visit(function)
        return [*before, *_tail(function.body, target)]


class _Rename(ast.NodeTransformer):
    """Gives variables other names."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        new = self.names.get(node.id, node)
        assert isinstance(new, ast.Name)
        return ast.Name(new.id, node.ctx)


def _tail(statements: list[ast.stmt], target: str | None) -> list[ast.stmt]:
    """Statements without `return`: what comes after one in a branch becomes the other branch. Raises `_InsideError`."""
    for at, statement in enumerate(statements):
        rest = statements[at + 1 :]
        if isinstance(statement, ast.Return):
            return [*statements[:at], *_given(statement.value, target)]
        if not _has_return(statement):
            continue
        if not isinstance(statement, ast.If):
            raise _InsideError
        if _ends(statement.body):
            body, other = statement.body, [*statement.orelse, *rest]
        elif _ends(statement.orelse):
            body, other = [*statement.body, *rest], statement.orelse
        else:
            raise _InsideError
        branch = ast.If(statement.test, _tail(body, target) or [ast.Pass()], _tail(other, target))
        return [*statements[:at], branch]
    return statements


def _given(value: ast.expr | None, target: str | None) -> list[ast.stmt]:
    """What becomes of a `return`."""
    if value is None:
        return []
    if target is not None:
        return [_assign(ast.Name(target), value)]
    return [ast.Expr(value)] if isinstance(value, ast.Call) else []


def _may_vanish(function: ast.FunctionDef, calls: int) -> bool:
    """Whether a function is short or called once, and can be written out."""
    marks = {each.id for each in function.decorator_list if isinstance(each, ast.Name)}
    if marks & {"apart", "entry"}:
        return False
    nodes = list(ast.walk(function))
    short = sum(isinstance(node, ast.stmt) for node in nodes) <= _SHORT + 1
    loops = any(isinstance(node, ast.For | ast.While) for node in nodes)
    if calls > 1 and (loops or not short) and "everywhere" not in marks:
        return False
    try:
        _tail(function.body, "it")
    except _InsideError:
        return False
    return True


def _calls(function: ast.FunctionDef) -> list[str]:
    return [
        node.func.id for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def _placed_calls(function: ast.FunctionDef) -> list[str]:
    """The functions called where a body can stand instead."""
    found = []
    for node in ast.walk(function):
        match node:
            case ast.Expr(ast.Call(ast.Name(name))) | ast.Return(ast.Call(ast.Name(name))):
                found.append(name)
            case ast.Assign([ast.Name()], ast.Call(ast.Name(name))):
                found.append(name)
    return found


def _has_return(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Return) for node in ast.walk(statement))


def _ends(statements: list[ast.stmt]) -> bool:
    """Whether the statements always end in a `return`."""
    if not statements:
        return False
    last = statements[-1]
    return isinstance(last, ast.Return) or (isinstance(last, ast.If) and _ends(last.body) and _ends(last.orelse))


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _assign(target: ast.expr, value: ast.expr) -> ast.stmt:
    assert isinstance(target, ast.Name)
    return ast.Assign([ast.Name(target.id, ast.Store())], value)
