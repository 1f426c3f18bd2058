"""An invitation as a code that a phone's camera reads."""

import io

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from letopis.web.host import host

router = APIRouter(include_in_schema=False)


def origin_of(request: Request) -> str:
    """Where a visitor finds us.

    The address as the request has it: whoever puts a proxy before us lets it pass on the host and the scheme.
    """
    return f"{request.url.scheme}://{request.url.netloc}"


def code(address: str) -> bytes:
    """An address as an SVG; dark on light whatever the page's colours, for cameras want it so.

    >>> code("http://localhost/table/a?invite=b")[:5]
    b'<svg '
    """
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#1c1610", light="#ffffff", xmldecl=False, omitsize=True, nl=False
    )
    return drawn.getvalue()


@router.get("/me/return.svg")
async def way_back(request: Request) -> Response:
    """One's own return link."""
    here = host(request)
    return _secret(origin_of(request) + await here.return_link(here.guest(request)))


def _secret(address: str) -> Response:
    return Response(code(address), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.get("/table/{table}/invitation/{seat}.svg")
async def invitation(request: Request, table: str, seat: int) -> Response:
    """The link to a seat; only for those who may pass it on."""
    here = host(request)
    state = await here.state(table, here.guest(request))
    address = state["table"]["links"].get("invite", {}).get(str(seat))
    if address is None:
        raise HTTPException(404)
    return _secret(origin_of(request) + address)
