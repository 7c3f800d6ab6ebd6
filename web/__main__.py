"""`make web` and `make web-run`."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from web.pack import ROOT, tidekeeper
from web.serve import address, server
from web.site import ClientChanged, build

FOLDER: Final = ROOT / "dist" / "web"
PORT: Final = 8734


def main(arguments: list[str]) -> int:
    if arguments == ["run"]:
        return _run()
    folder = Path(*arguments).resolve() if arguments else FOLDER
    if not _free(folder):
        print(f"{folder} holds something else than a site of ours: name a folder that may be replaced", file=sys.stderr)
        return 1
    try:
        build(tidekeeper(), folder)
    except ClientChanged as changed:
        print(changed, file=sys.stderr)
        return 1
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{folder}: {len(files)} files, {size:.1f} MB")
    return 0


def _free(folder: Path) -> bool:
    """Whether all that is there may go: nothing at all, or a site that was built before."""
    if not folder.is_dir():
        return not folder.exists()
    return (folder / "sw.js").exists() or not any(folder.iterdir())


def _run() -> int:
    serving = server(FOLDER, PORT)
    print(f"{address(serving)} (Ctrl+C stops it)", flush=True)
    with suppress(KeyboardInterrupt):
        serving.serve_forever()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
