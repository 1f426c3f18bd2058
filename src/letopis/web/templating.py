"""Jinja2 as our templates need it: drawing is most of what an action costs, and Jinja's generality half of that.

None of our functions asks for the template's context, so calls are plain calls; states are dictionaries, so `seat.name`
is looked for among the keys first; what is text already is not wrapped before it is joined; and what a template says in
the same words whoever looks, `look.t("undo")`, is said once, when it is compiled for a game and a language.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from keyword import iskeyword
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.runtime import Macro
from jinja2.utils import missing
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

PAGES = ("look", "page")  # what a page is called in templates
OBJECTS = (*PAGES, "board")  # no dictionaries: `look.table` is an attribute
TELLING = re.compile("[&<>'\"]")  # what HTML would not take as it stands
WORDS = ("t", "say", "word", "form", "has", "icon", "has_icon", "rule", "static")  # depend on their arguments alone


class Saying(NodeTransformer):
    """Puts the words of a page in the place of the calls that ask for them, and finds our functions beforehand."""

    def __init__(self, page: Any, functions: Iterable[str]) -> None:
        self.page = page
        self.functions = functions

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:  # noqa: N802  # Jinja's
        self.generic_visit(node)
        asked = node.node
        if isinstance(asked, nodes.Name) and asked.name in self.functions:
            node.node = nodes.EnvironmentAttribute(asked.name)
        if not (isinstance(asked, nodes.Getattr) and isinstance(asked.node, nodes.Name)):
            return node
        if asked.node.name not in PAGES or asked.attr not in WORDS or node.dyn_args or node.dyn_kwargs:
            return node
        first = node.args[0] if node.args else None
        if isinstance(first, nodes.CondExpr) and first.expr2 is not None:
            one, other = (self._said(node, asked.attr, [part, *node.args[1:]]) for part in (first.expr1, first.expr2))
            return nodes.CondExpr(first.test, one, other, lineno=node.lineno)
        return self._said(node, asked.attr, node.args)

    def _said(self, node: nodes.Call, how: str, arguments: list[nodes.Expr]) -> nodes.Expr:
        call = nodes.Call(node.node, arguments, node.kwargs, None, None, lineno=node.lineno)
        if not all(isinstance(part, nodes.Const) for part in (*arguments, *(named.value for named in node.kwargs))):
            return call
        named = {named.key: named.value.as_const() for named in node.kwargs}
        words = getattr(self.page, how)(*(part.as_const() for part in arguments), **named)
        return nodes.Const(words, lineno=node.lineno)


class QuickCode(CodeGenerator):
    """Writes templates as Python with fewer steps."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802  # Jinja's
        odd = forward_caller or node.dyn_args is not None or node.dyn_kwargs is not None
        if odd or any(iskeyword(named.key) for named in node.kwargs):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802  # Jinja's
        if isinstance(node.node, nodes.Name) and node.node.name in OBJECTS and not iskeyword(node.attr):
            self.visit(node.node, frame)
            self.write(f".{node.attr}")
        else:
            super().visit_Getattr(node, frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.quick_")
        super().macro_def(macro_ref, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.written(")


class QuickMacro(Macro):
    """A macro that is simply called when it is given what it asks for, in its order."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        odd = self.catch_kwargs or self.catch_varargs or self.caller or not self._default_autoescape
        self._plain = -1 if odd else self._argument_count

    def __call__(self, *given: Any, **named: Any) -> str:
        absent = self._plain - len(given)
        if named or absent < 0:
            return super().__call__(*given, **named)
        return str.__new__(Markup, self._func(*given, *(missing,) * absent) if absent else self._func(*given))


class QuickEnvironment(Environment):
    """Templates that are drawn many times a second; with a `page`, for its game in its language only."""

    code_generator_class = QuickCode

    def __init__(self, functions: Mapping[str, Callable[..., Any]], page: Any = None, **wishes: Any) -> None:
        super().__init__(**wishes)
        self.globals.update(functions)
        self.__dict__.update(functions)
        self.functions = functions
        self.page = page
        slow_attribute, slow_item = self.getattr, self.getitem

        def attribute(thing: Any, name: str) -> Any:
            if thing.__class__ is dict and name in thing:
                return thing[name]
            try:
                return getattr(thing, name)
            except AttributeError:
                return slow_attribute(thing, name)

        def item(thing: Any, key: Any) -> Any:
            try:
                return thing[key]
            except (LookupError, TypeError, AttributeError):
                return slow_item(thing, key)

        # functions of this object, not methods of its class: one step less for each dot in a template
        self.getattr = attribute  # type: ignore[method-assign, assignment]
        self.getitem = item  # type: ignore[method-assign, assignment]
        self.written = written
        self.quick_Macro = QuickMacro  # as the code that Jinja writes calls it

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        if self.page is not None:
            source = Saying(self.page, self.functions).visit(source)
        return super()._generate(source, name, filename, defer_init)


def written(value: Any) -> str:
    """A value as it stands in HTML.

    >>> written(7), written("b"), written("<b>"), written(Markup("<b>")), written(None)
    ('7', 'b', Markup('&lt;b&gt;'), Markup('<b>'), Markup('None'))
    """
    kind = value.__class__
    if kind is Markup or (kind is str and TELLING.search(value) is None):
        return value  # type: ignore[no-any-return]  # a Markup is a str
    if kind is int:
        return str(value)
    return escape(value)
