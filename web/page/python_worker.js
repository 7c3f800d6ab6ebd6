// Python, in a worker of its own. The first message says where it is; every other one is Flutter's.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { openStore } from "./store.js";

const START = "@START@";
const LOCK = @LOCK@; // names no package: they all lie in the pack
const KEPT = "/kept";
const here = (name) => new URL(name, self.location.href);
const told = (step) => self.postMessage({ step });

// What Flet's side of Python talks to.
const flet = { documentUrl: "" };
// What `companion/browser.py` talks to.
const bridge = { languages: [], lasting: false, shares: false, updated: false, pictured: false };
bridge.shown = new Promise((resolve) => { bridge.show = resolve; });

async function unpacked(name) {
  const answer = await fetch(here(name));
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  const whole = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

// The pack is the length of its index, the index, then one file after the other.
function lay(FS, pack) {
  const length = new DataView(pack.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  const made = new Set();
  let at = 4 + length;
  for (const [name, size] of index) {
    const path = `/app/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

async function start({ documentUrl, languages, lasting, shares, updated, store: name }) {
  Object.assign(bridge, { languages, lasting, shares, updated });
  flet.documentUrl = documentUrl;
  const packing = unpacked("app.bin.gz");
  const opening = openStore(name).then(async (store) => [store, await store.all()]);
  packing.then(() => told(2), () => { });
  const python = await loadPyodide({
    stdLibURL: here("standard_library.zip").href,
    lockFileContents: LOCK,
    env: { HOME: "/home/pyodide", FLET_APP_STORAGE_DATA: KEPT, PYDANTIC_DISABLE_PLUGINS: "__all__", PYTHONDONTWRITEBYTECODE: "1" },
    stdout: (text) => console.log(text),
    stderr: (text) => console.error(text),
  });
  told(3);
  lay(python.FS, await packing);
  const [store, records] = await opening;
  python.FS.mkdirTree(KEPT);
  store.lay(python.FS, KEPT, records);
  bridge.store = async () => {
    const changed = await store.store(python.FS, KEPT);
    if (changed) self.postMessage({ stored: changed });
  };
  python.registerJsModule("flet_js", flet);
  python.registerJsModule("tidekeeper_js", bridge);
  told(4);
  await python.runPythonAsync(`
import gc, sys
gc.disable()
sys.path[:0] = ["/app", "/app/site"]
from ${START} import main
main()
# What is loaded by now stays: to look through all of it for waste would hold up a tap every few moments.
gc.collect()
gc.freeze()
gc.enable()
`);
  await flet.start_connection((message) => {
    const content = message.toJs();
    self.postMessage(content, [content.buffer]);
  });
  told(5);
}

let begun = false;
self.onmessage = ({ data }) => {
  if (!begun) {
    begun = true;
    start(data).catch((error) => self.postMessage({ failed: String(error) }));
  } else if (data.shown) {
    bridge.pictured = true;
    bridge.show();
  } else if (data.lasting !== undefined) {
    bridge.lasting = data.lasting;
  } else {
    flet.send(data);
  }
};
