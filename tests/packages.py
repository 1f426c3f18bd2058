"""Packages of other people, as an installer would leave them: a module and its metadata, on the way of imports."""

from pathlib import Path


def install(place: Path, name: str, source: str, group: str, points: dict[str, str]) -> Path:
    """Put a distribution of one module into a folder; the folder."""
    (place / f"{name}.py").write_text(source, encoding="utf-8")
    announce(place, name, group, points)
    return place


def announce(place: Path, name: str, group: str, points: dict[str, str]) -> None:
    """Only the metadata: what leads to it may be anywhere."""
    metadata = place / f"{name}-1.0.dist-info"
    metadata.mkdir()
    about = f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(about, encoding="utf-8")
    lines = "".join(f"{point} = {target}\n" for point, target in points.items())
    (metadata / "entry_points.txt").write_text(f"[{group}]\n{lines}", encoding="utf-8")
