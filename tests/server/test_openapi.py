"""Whatever Schemathesis makes of the OpenAPI document, no answer is a 5xx and every error is a document."""

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from letopis.app import create_app
from letopis.server.settings import Settings
from tests.server.running import Server

EXAMPLES = 12
SCHEMA = schemathesis.openapi.from_dict(
    create_app(Settings(key="only for its document", database="sqlite:///never-opened.db")).openapi()
)


@pytest.fixture(scope="module")
def table(on_sqlite: Server) -> str:
    """A table that strangers do their worst to."""
    return on_sqlite.guest("Anna").new_table("me", "open")


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_makes_the_server_stumble(case: schemathesis.Case[Any], on_sqlite: Server, table: str) -> None:
    if case.path.endswith("/stream"):
        return  # it would not end; test_streams has it
    if "table" in (case.path_parameters or {}) and len(json.dumps(case.path_parameters)) % 2:
        case.path_parameters["table"] = table
    response = case.call(base_url=on_sqlite.url)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(response.json()) >= {"error", "message"}


def test_the_document_names_every_address(on_sqlite: Server) -> None:
    paths = on_sqlite.tells_a_stranger("/openapi.json").json()["paths"]
    verbs = "play undo why hint talk sit leave bot back lock record verify review course"
    for verb in verbs.split():
        assert f"/api/tables/{{table}}/{verb}" in paths
