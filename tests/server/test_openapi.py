"""Whatever Schemathesis makes of the OpenAPI document, no answer is a 5xx and every error is a document."""

import json
import os
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from letopis.app import create_app
from letopis.server.settings import Settings
from tests.server.running import Server

EXAMPLES = int(os.environ.get("LETOPIS_EXAMPLES", "12"))  # for each route
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
    if "table" in (case.path_parameters or {}) and len(json.dumps(case.path_parameters)) % 2:
        case.path_parameters["table"] = table
    if case.path.endswith("/stream"):
        stream_a_moment(case, on_sqlite)
        return
    response = case.call(base_url=on_sqlite.url)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(response.json()) >= {"error", "message"}


def stream_a_moment(case: schemathesis.Case[Any], server: Server) -> None:
    """Open a stream, and read until it shows life: it would not end by itself."""
    asked = case.as_transport_kwargs(base_url=server.url)
    with httpx.stream(
        asked["method"], asked["url"], params=asked.get("params"), headers=asked.get("headers"), timeout=30
    ) as answer:
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert set(json.loads(answer.read())) >= {"error", "message"}
        else:
            assert next(answer.iter_bytes())


PAGES = ("/", "/new/{word}", "/table/{table}", "/table/{table}/areas", "/table/{table}/log", "/table/{table}/graph")
MORE_PAGES = ("/table/{table}/review", "/rules/{word}", "/about", "/static/{word}", "/rooms/{word}/{word}", "/{word}")
READING = ("/compendium/{word}", "/compendium/bruges", "/compendium/bruges/found")
ASKED = ("at", "had", "lang", "seat", "invite", "coach", "v", "q", "colour", "component")
WORDS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)


@pytest.mark.parametrize("path", [*PAGES, *MORE_PAGES, *READING])
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(word=WORDS, query=st.dictionaries(st.sampled_from(ASKED), WORDS))
def test_no_page_makes_it_stumble(path: str, on_sqlite: Server, table: str, word: str, query: dict[str, str]) -> None:
    asked = path.format(word=quote(word, safe=""), table=table if len(word) % 2 else quote(word, safe=""))
    assert httpx.get(on_sqlite.url + asked, params=query, timeout=30).status_code < 500


def test_the_document_names_every_address(on_sqlite: Server) -> None:
    paths = on_sqlite.tells_a_stranger("/openapi.json").json()["paths"]
    verbs = "play undo why hint talk sit leave bot back lock record verify review course"
    for verb in verbs.split():
        assert f"/api/tables/{{table}}/{verb}" in paths
