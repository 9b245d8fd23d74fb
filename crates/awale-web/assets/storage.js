// The user's files in the browser: a database with one entry for each file. It carries out the orders
// of src/storage/mod.rs.

const FILES = "files", OWNER = "owner";
// The tab that uses the database. The newest tab takes it over, and an older one can write no more.
const tab = `${Date.now()}-${Math.random()}`;
let database = null, lose = null;
// The reason why there is no database.
let problem = null;

/** Runs `change` on the files. Resolves once everything is durable. After an error nothing is changed. */
function transaction(change) {
  return new Promise((resolve, reject) => {
    const all = database.transaction([FILES, OWNER], "readwrite", { durability: "strict" });
    all.oncomplete = resolve;
    all.onabort = () => reject(all.error);
    change(all.objectStore(FILES), all.objectStore(OWNER));
  });
}

/**
 * Takes the database over from other tabs and returns all files. Calls `onLost` when another tab takes
 * it over.
 */
export async function open(onLost) {
  lose = onLost;
  navigator.locks?.request("awale", { steal: true }, () => new Promise(() => {})).catch(lose);
  let files = [];
  try {
    database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open("awale", 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(FILES, { keyPath: "name" });
        opening.result.createObjectStore(OWNER);
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await transaction((stored, owner) => {
      owner.put(tab, OWNER);
      stored.getAll().onsuccess = (event) => files = event.target.result;
    });
  } catch (error) {
    // Some browsers store nothing, for example in private windows. Then the program runs without files.
    [database, problem] = [null, error];
  }
  return files;
}

/** Carries out an order: all of its changes or none. Never resolves after another tab took over. */
export async function store(order) {
  if (!database) throw problem;
  let isLost = false;
  await transaction((stored, owner) => {
    owner.get(OWNER).onsuccess = (event) => {
      isLost = event.target.result !== tab;
      if (isLost) return;
      order.put.forEach((file) => stored.put(file));
      order.delete.forEach((name) => stored.delete(name));
    };
  });
  if (!isLost) return;
  lose();
  await new Promise(() => {});
}
