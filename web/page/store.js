// The data folder in the browser's own store: one record per file, one strict transaction per change.

const FILES = "files";

export async function openStore(name) {
  const store = new Store(name);
  await store.open();
  return store;
}

class Store {
  constructor(name) {
    this.name = name;
    this.database = null; // none while the browser has closed it
    this.known = new Map(); // what is stored: path -> when, how long, which
  }

  async open() {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(this.name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    database.onclose = () => {
      if (this.database === database) this.database = null;
    };
    this.database = database;
  }

  // A browser may close what was open, and need not say so: then it is opened again.
  async begin(...how) {
    try {
      if (this.database) return this.database.transaction(FILES, ...how);
    } catch (error) {
      if (error.name !== "InvalidStateError") throw error;
    }
    await this.open();
    return this.database.transaction(FILES, ...how);
  }

  async all() {
    const looking = await this.begin();
    return new Promise((resolve, reject) => {
      const found = [];
      const asking = looking.objectStore(FILES).openCursor();
      asking.onsuccess = () => {
        const cursor = asking.result;
        if (!cursor) return resolve(found);
        found.push([cursor.key, cursor.value]);
        cursor.continue();
      };
      asking.onerror = () => reject(asking.error);
    });
  }

  lay(FS, root, records) {
    for (const [path, record] of records) put(FS, path, record);
    this.known = tree(FS, root);
  }

  // Returns how many files changed once the browser has written them. When it refuses, the folder is again what is stored.
  async store(FS, root) {
    const now = tree(FS, root);
    const changed = [...now.keys()].filter((path) => this.known.get(path) !== now.get(path));
    const gone = [...this.known.keys()].filter((path) => !now.has(path));
    if (!changed.length && !gone.length) return 0;
    try {
      await this.write(changed.map((path) => [path, record(FS, path)]), gone);
    } catch (error) {
      await this.undo(FS, root, [...changed, ...gone]);
      throw error;
    }
    this.known = now;
    return changed.length + gone.length;
  }

  async write(records, gone) {
    const change = await this.begin("readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(new Error(`${change.error?.name}: ${change.error?.message}`));
      const files = change.objectStore(FILES);
      for (const [path, content] of records) files.put(content, path);
      for (const path of gone) files.delete(path);
    });
  }

  async undo(FS, root, paths) {
    const stored = new Map(await this.all());
    for (const path of paths) {
      if (stored.has(path)) put(FS, path, stored.get(path));
      else FS.unlink(path);
    }
    const after = tree(FS, root);
    for (const path of paths) if (after.has(path)) this.known.set(path, after.get(path));
  }
}

const record = (FS, path) => ({ content: FS.readFile(path), modified: +FS.stat(path).mtime });

function put(FS, path, { content, modified }) {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, content);
  FS.utime(path, modified, modified);
}

function tree(FS, root) {
  const found = new Map();
  const walk = (folder) => {
    for (const name of FS.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const path = `${folder}/${name}`;
      const { mode, mtime, size, ino } = FS.stat(path);
      if (FS.isDir(mode)) walk(path);
      else found.set(path, `${+mtime} ${size} ${ino}`);
    }
  };
  walk(root);
  return found;
}
