"""What makes the pages an application of the device's own: manifest, service worker, a page without a net."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from letopis.web.host import host
from letopis.web.look import Page, static
from letopis.web.pages import STATIC, file_answer, show

PAPER = "#f5eddd"
ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any maskable"), ("icon.svg", "any", "any"))
router = APIRouter(include_in_schema=False)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a device asks before it installs the pages."""
    page = Page(host(request).guest(request).lang)
    told = {
        "name": page.t("site"),
        "short_name": page.t("site"),
        "description": page.t("site-description"),
        "lang": page.lang,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": static(name), "sizes": sizes, "purpose": purpose, "type": kind_of(name)}
            for name, sizes, purpose in ICONS
        ],
    }
    return JSONResponse(told, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


def kind_of(name: str) -> str:
    """The media type of an icon."""
    return "image/png" if Path(name).suffix == ".png" else "image/svg+xml"


@router.get("/service-worker.js")
async def service_worker(request: Request) -> Response:
    """Served from the root, for it may look after what lies beneath it only."""
    return file_answer(request, STATIC / "service-worker.js", False)


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What is shown in place of a page that cannot be had."""
    return show(request, "offline.html")
