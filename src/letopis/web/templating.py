"""Jinja2 as our templates need it: drawing is most of what an action costs, and Jinja's generality half of that.

None of our functions asks for the template's context, so calls are plain calls; states are dictionaries, so `seat.name`
is looked for among the keys first; and what is text already is not wrapped before it is joined.
"""

from keyword import iskeyword
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape


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

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.written(")


class QuickEnvironment(Environment):
    """Templates that are drawn many times a second."""

    code_generator_class = QuickCode

    def __init__(self, **wishes: Any) -> None:
        super().__init__(**wishes)
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


def written(value: Any) -> str:
    """A value as it stands in HTML.

    >>> written(7), written("<b>"), written(Markup("<b>")), written(None)
    ('7', Markup('&lt;b&gt;'), Markup('<b>'), Markup('None'))
    """
    kind = value.__class__
    if kind is Markup:
        return value  # type: ignore[no-any-return]  # a Markup is a str
    if kind is int:
        return str(value)
    return escape(value)
