// Python, in a worker of its own. The first message says where it is; every other one is Flutter's.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { lay } from "./pack.js";
import { openStore } from "./store.js";

const START = @START@;
const LOCK = @LOCK@; // names no package: they all lie in the pack
const KEPT = @KEPT@;
const ENVIRONMENT = @ENVIRONMENT@;
const PLACES = @PLACES@; // of the libraries in the snapshot; null where there is none
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

async function restored(settings, memory, packing) {
  return loadPyodide({
    ...settings,
    _loadSnapshot: memory,
    createPyodideModule: async (wanted) => {
      const module = await (await import("./pyodide/pyodide.asm.mjs")).default(wanted);
      const { length } = await memory;
      while (module.HEAP8.length < length) module._malloc(length - module.HEAP8.length); // only to make it grow
      lay(module.FS, await packing);
      module.API.places = PLACES;
      for (const name of Object.keys(PLACES)) module.loadDynamicLibrary(name, { global: false, nodelete: true }, {});
      return module;
    },
  });
}

// With everything in memory that the build has loaded; where that does not fit, as it starts by itself.
async function begun(settings, memory, packing) {
  if (PLACES) {
    try {
      const python = await restored(settings, memory, packing);
      self.postMessage({ restored: true });
      return python;
    } catch (error) {
      console.warn(`started without the snapshot: ${error}`);
    }
  }
  const python = await loadPyodide(settings);
  lay(python.FS, await packing);
  return python;
}

async function start({ documentUrl, languages, lasting, shares, updated, store: name }) {
  Object.assign(bridge, { languages, lasting, shares, updated });
  flet.documentUrl = documentUrl;
  const packing = unpacked("app.bin.gz");
  const opening = openStore(name).then(async (store) => [store, await store.all()]);
  const memory = PLACES && unpacked("snapshot.bin.gz");
  memory?.catch(() => { });
  packing.then(() => told(2), () => { });
  const settings = {
    stdLibURL: here("standard_library.zip").href, lockFileContents: LOCK, env: ENVIRONMENT,
    stdout: (text) => console.log(text), stderr: (text) => console.error(text),
  };
  const python = await begun(settings, memory, packing);
  told(3);
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
import gc, random, sys
gc.disable()
random.seed() # chance came out the same for everybody in the build
if "/app" not in sys.path:
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

let started = false;
self.onmessage = ({ data }) => {
  if (!started) {
    started = true;
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
