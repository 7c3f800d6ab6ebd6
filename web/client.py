"""What is taken of Flet's client: Flutter's two ways of drawing, a few fonts, and the Python that runs in a browser."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

import flet_web

PYTHON: Final = "3.14"
"""The one in Flet's client."""
STANDARD_LIBRARY: Final = "pyodide/python_stdlib.zip"
BOOTSTRAP: Final = "flutter_bootstrap.js"
FONTS: Final = "assets/FontManifest.json"
ROBOTO: Final = {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}
COMMON: Final = (
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide.mjs",
    "version.json",
)
RENDERERS: Final = {
    "skwasm": ("main.dart.mjs", "main.dart.wasm", "canvaskit/skwasm.js", "canvaskit/skwasm.wasm"),
    "skwasm_heavy": ("main.dart.mjs", "main.dart.wasm", "canvaskit/skwasm_heavy.js", "canvaskit/skwasm_heavy.wasm"),
    "chromium": ("main.dart.js", "canvaskit/chromium/canvaskit.js", "canvaskit/chromium/canvaskit.wasm"),
    "canvaskit": ("main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm"),
}
"""Files by the way of drawing; `web/page/start.js` chooses as Flutter would."""
KEPT: Final = "/kept"
"""The folder that the browser stores, as Python sees it."""
LOADER: Final = "pyodide/pyodide.asm.mjs"
PLACES: Final = (
    "var memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;"
    "var tableBase=metadata.tableSize?wasmTable.length:0;"
)
"""Where a library is given its place in memory and in the table of functions."""
PLACING: Final = (
    "var place=Module.API.places?.[libName];"
    'if(place&&wasmTable.length>place[1])throw new Error("no room left for "+libName);'
    "if(place)wasmTable.grow(place[1]-wasmTable.length);"
    f"{PLACES.replace('var memoryBase=', 'var memoryBase=place?place[0]:')}"
    "if(Module.API.placed)Module.API.placed[libName]=[memoryBase,tableBase];"
)
"""The same, with the places told where they are noted, and taken where a memory that comes back has them."""
NOTICES: Final = "assets/NOTICES"
PROTOCOL: Final = {
    "python.js": "067edcca8116732076fb2962067d3b5e739658ccf103cef7932f62904d32fbd5",
    "python-worker.js": "5c2f0c4ac3a7c2a8376226124942cfd29515a4abd95e97267fa4db371b94b947",
    "index.html": "971ecd93a39b8258db024a9d9a4d48bc454bbaff342567bc7f90db4bf63fa3ee",
    BOOTSTRAP: "fbddf77eab302c4c1b991e21445d53a9132eb292143530a441afecb69f19d895",
}
"""What `web/page` takes the place of, as it was when that was written: a change there has to be looked at."""
SERVICE_WORKER: Final = "    serviceWorkerSettings: {"
"""Where the bootstrap registers a worker of its own, which would be in the way of ours."""
UNUSED: Final = (
    *("_pyrepl", "ctypes/macholib", "curses", "dbm", "ensurepip", "idlelib", "lib2to3", "msilib", "multiprocessing"),
    *("pydoc", "pydoc_data", "sqlite3", "test", "tkinter", "turtle", "turtledemo", "unittest", "venv", "wsgiref"),
)
"""Parts of the standard library that nothing of ours asks for."""


def folder() -> Path:
    return Path(flet_web.get_package_web_dir())


def read(name: str) -> bytes:
    return (folder() / name).read_bytes()


def changed() -> list[str]:
    """The files of the protocol that are no longer what our own were written for."""
    return [name for name, known in PROTOCOL.items() if sha256(read(name)).hexdigest() != known]


def taken() -> Iterator[tuple[str, bytes]]:
    for name in dict.fromkeys((*COMMON, *(name for names in RENDERERS.values() for name in names))):
        yield name, _loader() if name == LOADER else read(name)
    yield FONTS, _fonts()
    yield BOOTSTRAP, _bootstrap()


def _fonts() -> bytes:
    """With our letters, without those for formulas and other icons: nothing is drawn before all of these are loaded."""
    stock = [font for font in json.loads(read(FONTS)) if "/" not in font["family"]]
    return json.dumps([*stock, ROBOTO]).encode()


def _loader() -> bytes:
    stock = read(LOADER).decode()
    if stock.count(PLACES) != 1:
        raise LookupError(f"libraries are placed in another way in {LOADER}")
    return stock.replace(PLACES, PLACING).encode()


def lock() -> str:
    """What Pyodide is, without the packages it could fetch."""
    known = json.loads(read("pyodide/pyodide-lock.json"))
    return json.dumps({"info": known["info"], "packages": {}})


def _bootstrap() -> bytes:
    stock = read(BOOTSTRAP).decode()
    start = stock.index(SERVICE_WORKER)
    end = stock.index("},", start) + len("},")
    return (stock[:start] + stock[end:]).encode()


def standard_library() -> Iterator[tuple[str, bytes]]:
    """Its modules, without those that nothing here uses."""
    with zipfile.ZipFile(BytesIO(read(STANDARD_LIBRARY))) as library:
        for name in sorted(library.namelist()):
            module = name.removesuffix(".py")
            if not name.endswith("/") and not any(module == one or module.startswith(f"{one}/") for one in UNUSED):
                yield name, library.read(name)
