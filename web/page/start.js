// The page: says what it does in the reader's language, sees that this is the only tab, then starts Python and Flutter.

(() => {
  const VERSION = "@VERSION@";
  const STEPS = 5;
  const OLD_STOPS = 700; // milliseconds; where the newer version is asked sooner, Chromium may let it wait for ever
  const TAKE_OVER = 3000; // milliseconds more until the page begins anew all the same: that sets it free
  const TAKE_OVERS = 3;
  const base = new URL("./", document.baseURI);
  const name = `tidekeeper${base.pathname}`;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  const language = spoken.find((tag) => tag in WORDS) || "en";
  const words = WORDS[language];
  const look = (id) => document.getElementById(id);

  const drawn = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  drawn.then(() => {
    document.documentElement.lang = language;
    look("frame").classList.add("waiting");
    look("about").textContent = words.about;
    told(1);
  });

  function told(step) {
    look("progress").textContent = words.steps[step - 1];
    look("done").style.width = `${(100 * step) / STEPS}%`;
  }

  // In the place of the app, in one language or in all; with a button where a second try may help.
  function say(sentences, again = "") {
    return drawn.then(() => {
      const frame = look("frame");
      frame.className = "message";
      frame.querySelectorAll(".said").forEach((old) => old.remove());
      for (const text of sentences) {
        const said = document.createElement("p");
        said.className = "said";
        said.setAttribute("role", "alert");
        said.textContent = text;
        frame.append(said);
      }
      if (again) {
        const button = document.createElement("button");
        button.className = "said";
        button.textContent = again;
        button.onclick = () => location.reload();
        frame.append(button);
      }
    });
  }

  function unsay() {
    const frame = look("frame");
    frame.className = "waiting";
    frame.querySelectorAll(".said").forEach((old) => old.remove());
  }

  const everybody = (key) => Object.values(WORDS).map((all) => all[key]);
  if (!window.isSecureContext) return say(everybody("needs_https"));
  const needed = [navigator.locks, window.indexedDB, window.DecompressionStream, window.WebAssembly, window.OffscreenCanvas];
  if (!needed.every(Boolean)) return say(everybody("too_old"));

  // The files each way of drawing needs are listed in sw.js. This is how Flutter itself chooses.
  const blink = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
  const native = blink && typeof ImageDecoder !== "undefined" && Intl.v8BreakIterator && Intl.Segmenter;
  const collects = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
  const draws = ["webgl2", "webgl"].some((way) => document.createElement("canvas").getContext(way));
  const wasm = collects && blink && draws;
  const renderer = wasm ? (native ? "skwasm" : "skwasm_heavy") : native ? "chromium" : "canvaskit";

  window.flet = {
    pyodide: true, multiView: false, noCdn: true, webSocketEndpoint: "/ws", routeUrlStrategy: "hash",
    entrypointBaseUrl: base.pathname, assetBase: base.pathname, canvasKitBaseUrl: `${base.pathname}canvaskit/`,
    fontFallbackBaseUrl: "assets/fonts/", webRenderer: wasm ? "skwasm" : "canvaskit", appPackageUrl: "none", pythonModuleName: "main",
  };
  flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });
  // Safari brings a page back whose frames no longer draw.
  addEventListener("pageshow", (event) => {
    if (event.persisted && navigator.vendor.startsWith("Apple")) location.reload();
  });

  // One tab at a time: two would write over each other. The lock is the browser's own and goes with the page.
  const alone = new Promise((resolve) => {
    const late = setTimeout(() => say([words.open_elsewhere]), @PATIENCE@);
    navigator.locks.request(name, () => {
      clearTimeout(late);
      drawn.then(unsay);
      resolve();
      return new Promise(() => { });
    });
  });

  const pause = (long) => new Promise((resolve) => setTimeout(resolve, long));

  // A version that is complete and waits takes over before this one has started anything.
  async function newest() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const known = await workers.getRegistration().catch(() => undefined);
    const waits = Boolean(known?.waiting && workers.controller);
    const times = takeOvers(waits);
    if (waits && times <= TAKE_OVERS) {
      const over = new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
      await Promise.race([over, pause(OLD_STOPS)]);
      known.waiting?.postMessage("take over");
      await Promise.race([over, pause(TAKE_OVER)]);
      location.reload();
      await new Promise(() => { });
    }
    workers.addEventListener("message", ({ data }) => { document.documentElement.dataset.offline = data.ready; });
    workers.register(`sw.js?${renderer}`, { updateViaCache: "none" })
      .catch((error) => console.warn(`no copy for offline use: ${error}`));
    if (workers.controller) document.documentElement.dataset.offline = VERSION;
  }

  // How often in a row this tab has asked for it: what does not come is not waited for without end.
  function takeOvers(waits) {
    try {
      const times = waits ? 1 + Number(sessionStorage.getItem(`${name}over`)) : 0;
      sessionStorage.setItem(`${name}over`, times);
      return times;
    } catch {
      return Infinity; // a browser that was told to keep nothing
    }
  }

  function updated() {
    try {
      const before = localStorage.getItem(`${name}version`);
      localStorage.setItem(`${name}version`, VERSION);
      return before !== null && before !== VERSION;
    } catch {
      return false; // a browser without room, or one that was told to keep nothing
    }
  }

  function shares() {
    const file = new File(["-"], "copy.zip", { type: "application/zip" });
    return Boolean(navigator.canShare?.({ files: [file] }));
  }

  const storage = navigator.storage;
  const lasting = async (ask) => Boolean(await (ask ? storage?.persist?.() : storage?.persisted?.())?.catch(() => false));

  async function begin() {
    await alone;
    await newest();
    const worker = new Worker("python_worker.js", { type: "module" });
    const early = [];
    let deliver = (message) => early.push(message);
    let asked = false;
    const ready = new Promise((resolve) => {
      worker.onmessage = async ({ data }) => {
        if (data instanceof Uint8Array) deliver(data);
        else if (data.step) {
          if (look("frame")) told(data.step);
          if (data.step === STEPS) resolve();
        } else if (data.restored) document.documentElement.dataset.restored = "yes";
        else if (data.failed) failed(data.failed);
        else if (data.stored) {
          document.documentElement.dataset.stored = Number(document.documentElement.dataset.stored || 0) + 1;
          if (!asked) {
            asked = true;
            worker.postMessage({ lasting: await lasting(true) });
          }
        }
      };
    });
    worker.onerror = (event) => failed(event.message);
    worker.postMessage({
      documentUrl: document.URL, languages: [...navigator.languages], store: name,
      lasting: await lasting(false), shares: shares(), updated: updated(),
    });
    window.jsConnect = async (_app, _args, onMessage) => {
      await ready;
      deliver = onMessage;
      early.splice(0).forEach(deliver);
    };
    window.jsSend = async (_app, data) => worker.postMessage(data, [data.buffer]);
    window.jsDisconnect = async () => { };
    await drawn;
    const flutter = document.createElement("script");
    flutter.src = "flutter_bootstrap.js";
    document.body.append(flutter);
    rise(() => worker.postMessage({ shown: true }));
  }

  function failed(why) {
    console.error(why);
    if (look("frame")) say([words.failed, why.split("\n").filter(Boolean).pop() || ""], words.again);
  }

  // Flutter empties the title of the page with its first frame, and sets it again with the first picture of ours.
  // `risen` is called when that is all there is to see.
  function rise(risen) {
    let begun = false;
    const watch = new MutationObserver(() => {
      if (!document.title) begun = true;
      else if (begun) {
        watch.disconnect();
        document.documentElement.dataset.shown = "yes";
        const frame = look("frame");
        frame.classList.add("rising");
        setTimeout(() => {
          frame.remove();
          risen();
        }, 400);
      }
    });
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  }

  begin().catch((error) => failed(String(error)));
})();
