// node snapshot.mjs FOLDER: the memory of Python in it once the program is ready, and where the libraries lie.
import "./still.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { lay } from "./page/pack.js";

const SPARE = 64; // entries of the table of functions that another engine may have before the libraries' own
const [, folder] = process.argv.splice(1, 2, "python"); // Python sees what it was called with
const there = (name) => join(folder, name);
const { env, lock, ahead } = JSON.parse(readFileSync(there("settings.json"), "utf-8"));
const { loadPyodide } = await import(pathToFileURL(there("pyodide/pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: there("pyodide/"), stdLibURL: pathToFileURL(there("standard_library.zip")).href,
  lockFileContents: lock, env, _makeSnapshot: true,
});
const { API, wasmTable } = python._module;
wasmTable.grow(SPARE);
API.placed = {};
lay(python.FS, new Uint8Array(gunzipSync(readFileSync(there("app.bin.gz")))));
python.runPython(`
import gc, sys
gc.disable()
sys.path[:0] = ["/app", "/app/site"]
from ${ahead} import get_ready
get_ready()
gc.collect()
gc.freeze()
`);
writeFileSync(there("memory.bin"), python.makeMemorySnapshot());
writeFileSync(there("libraries.json"), JSON.stringify(API.placed));
process.exit(0);
