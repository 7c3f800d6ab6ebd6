// node bytecode.mjs PYODIDE IN OUT: byte code by the very Python that will run it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [, , pyodide, from, to] = process.argv;
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide + "/", env: { PYTHONHASHSEED: "0" } });
python.FS.mkdirTree("/in");
python.FS.mkdirTree("/out");
python.mountNodeFS("/in", from);
python.mountNodeFS("/out", to);
python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "compiling.py"), "utf-8"));
