"""For the site's reference: the examples of a docstring, which begin with >>>, as code (a griffe extension)."""

import re
from typing import Any

import griffe

EXAMPLES = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)+", re.MULTILINE)


class FencedExamples(griffe.Extension):
    """Puts fences around them."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """A class, a function, an attribute."""
        if obj.docstring is not None:
            value = obj.docstring.value
            obj.docstring.value = EXAMPLES.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", value)

    def on_module(self, *, mod: griffe.Module, **_: Any) -> None:
        """A module."""
        if mod.docstring is not None and "```" not in mod.docstring.value:
            self.on_object(obj=mod)
