"""What a server writes while it runs: sentences for a person, or a JSON document a line for a program."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

EXTRA = ("method", "path", "status", "ms", "who", "table")


class JsonLines(logging.Formatter):
    """A JSON document a line."""

    def format(self, record: logging.LogRecord) -> str:
        doc: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        doc.update({name: getattr(record, name) for name in EXTRA if hasattr(record, name)})
        if record.exc_info:
            doc["error"] = self.formatException(record.exc_info)
        return json.dumps(doc, ensure_ascii=False)


def set_up_logs(as_json: bool, requests: bool | None = None) -> None:
    """Write to the error stream; requests are of interest only to programs, unless asked for."""
    handler = logging.StreamHandler(sys.stderr)
    if as_json:
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("letopis: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    shown = as_json if requests is None else requests
    logging.getLogger("letopis.requests").setLevel(logging.INFO if shown else logging.WARNING)
