"""Makes a kernel's source small before Numba sees it: Numba's own work, not LLVM's, is most of the time it takes.

Names of constants become numbers, switches that are off go away with what they guard, functions of one expression are
written out where they are called, and functions that nobody calls are left out.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from bataille.lab.kernel.inline import inlined

#: Seats at most over which loops are left to LLVM: of more it writes so much out that it would take a third longer.
ROLLED = 4
_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Pow: operator.pow,
}
_UNARY: dict[type[ast.unaryop], Callable[[Any], Any]] = {ast.Not: operator.not_, ast.USub: operator.neg}
_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Gt: operator.gt,
    ast.In: lambda item, items: item in items,
    ast.NotIn: lambda item, items: item not in items,
}


def folded(text: str, constants: Mapping[str, int], root: str) -> str:
    """The functions of `text` that `root` needs, with the constants put in; `text` may add constants of its own."""
    known = dict(constants)
    fold = _Fold(known)
    imports: list[ast.stmt] = []
    for node in ast.parse(text).body:
        match node:
            case ast.FunctionDef(decorator_list=[ast.Name("generic")]):
                fold.generics[node.name] = node
            case ast.FunctionDef():
                fold.take(node)
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                value = fold.visit(node).value
                assert isinstance(value, ast.Constant)
                assert isinstance(value.value, int)
                known[name] = value.value
            case _:
                imports.append(node)
    kept = inlined(fold.functions, root).values()
    return "\n\n".join(ast.unparse(ast.fix_missing_locations(node)) for node in [*imports, *kept]) + "\n"


class _Fold(ast.NodeTransformer):
    """Puts constants in and takes away what they make needless."""

    def __init__(self, known: Mapping[str, int]) -> None:
        self.known = known
        #: The functions so far, in an order in which each stands below those it calls; those to be written out.
        self.functions: dict[str, ast.FunctionDef] = {}
        self.short: dict[str, ast.FunctionDef] = {}
        #: Whether a function is being folded: its variables begin as whole numbers, not as constants of their own type.
        self.inside = False
        #: Functions to be folded for each constant that is their last argument.
        self.generics: dict[str, ast.FunctionDef] = {}

    def take(self, node: ast.FunctionDef) -> None:
        """Fold a function and keep it."""
        self.inside = True
        self.generic_visit(node)
        self.inside = False
        _strip(node)
        self.functions[node.name] = node
        if _is_short(node):
            self.short[node.name] = node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.known:
            return ast.Constant(self.known[node.id])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant) and type(node.op) in _BINARY:
            return ast.Constant(_BINARY[type(node.op)](node.left.value, node.right.value))
        if isinstance(node.right, ast.Constant) and node.right.value == 0 and isinstance(node.op, ast.RShift):
            return node.left  # no suits below the strength
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        try:
            left = ast.literal_eval(node.left)
            right = ast.literal_eval(node.comparators[0])
        except ValueError:
            return node
        return ast.Constant(_COMPARE[type(node.ops[0])](left, right))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.operand, ast.Constant) and type(node.op) in _UNARY:
            return ast.Constant(_UNARY[type(node.op)](node.operand.value))
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Nothing in a condition has an effect, so that one constant may decide it from any place."""
        self.generic_visit(node)
        decides = isinstance(node.op, ast.Or)
        rest = []
        for each in node.values:
            if not isinstance(each, ast.Constant):
                rest.append(each)
            elif bool(each.value) is decides:
                return ast.Constant(decides)
        if not rest:
            return ast.Constant(not decides)
        return rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        node.test = self.visit(node.test)
        if isinstance(node.test, ast.Constant):
            return self._block(node.body if node.test.value else node.orelse)
        node.body = self._block(node.body) or [ast.Pass()]
        node.orelse = self._block(node.orelse)
        return node

    def visit_For(self, node: ast.For) -> ast.stmt:
        match node.iter:
            case ast.Call(ast.Name("range"), [*_, ast.Name("SEATS")] as bounds) if self.known["SEATS"] > ROLLED:
                bounds[-1] = ast.Call(ast.Name("rolled", ast.Load()), [bounds[-1]], [])
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        self.generic_visit(node)
        if isinstance(node.value, ast.Constant) and self.inside:
            node.value = _whole(node.value)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name):
            return node
        if node.func.id in self.generics:
            return self._call_of(self.generics[node.func.id], node.args)
        if node.func.id not in self.short:
            if node.func.id in self.functions:  # else Numba would compile a function for each constant it is given
                node.args = [_whole(each) if isinstance(each, ast.Constant) else each for each in node.args]
            return node
        function = self.short[node.func.id]
        given = dict(zip((each.arg for each in function.args.args), node.args, strict=True))
        written: ast.expr = self.visit(_Substitute(given).visit(deepcopy(_expression(function))))
        return written

    def _call_of(self, function: ast.FunctionDef, arguments: list[ast.expr]) -> ast.expr:
        """A call of the function folded for its last argument."""
        last = arguments[-1]
        assert isinstance(last, ast.Constant)
        assert isinstance(last.value, int)
        name = f"{function.name}_{last.value}"
        if name not in self.functions:
            inner = _Fold({**self.known, function.args.args[-1].arg: last.value})
            inner.functions, inner.short, inner.generics = self.functions, self.short, self.generics
            written = deepcopy(function)
            written.name = name
            del written.args.args[-1]
            inner.take(written)
        return self.visit_Call(ast.Call(ast.Name(name, ast.Load()), arguments[:-1], []))

    def _block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        block: list[ast.stmt] = []
        for statement in statements:
            visited = self.visit(statement)
            block += visited if isinstance(visited, list) else [visited]
        return block


class _Substitute(ast.NodeTransformer):
    """Puts what a call gives in the place of a function's parameters."""

    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self.given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return deepcopy(self.given.get(node.id, node))


def _whole(constant: ast.Constant) -> ast.expr:
    return ast.Call(ast.Name("whole", ast.Load()), [constant], [])


def _is_short(function: ast.FunctionDef) -> bool:
    return len(function.body) == 1 and isinstance(function.body[0], ast.Return)


def _expression(function: ast.FunctionDef) -> ast.expr:
    """What a function of one expression returns."""
    (body,) = function.body
    assert isinstance(body, ast.Return)
    assert body.value is not None
    return body.value


def _strip(function: ast.FunctionDef) -> None:
    """Without docstring and annotations; what stands behind a `return` or in an emptied function is put right."""
    if isinstance(function.body[0], ast.Expr) and isinstance(function.body[0].value, ast.Constant):
        del function.body[0]
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None
    for at, statement in enumerate(function.body):
        if isinstance(statement, ast.Return):
            del function.body[at + 1 :]
            break
    if not function.body:
        function.body.append(ast.Pass())
