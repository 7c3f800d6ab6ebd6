// No clock and no chance: whatever Python asks of this computer, its memory comes out the same each time.
import crypto from "node:crypto";

const NEW_YEAR = Date.UTC(1980, 0, 1);
const filled = (view) => { new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(1); return view; };

crypto.randomFillSync = filled;
Object.defineProperty(globalThis.crypto, "getRandomValues", { value: filled });
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length ? given : [NEW_YEAR])); }
  static now() { return NEW_YEAR; }
};
performance.now = () => 0;
