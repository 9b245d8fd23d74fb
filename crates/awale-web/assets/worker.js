// The worker that runs the program, and stores its files.

import init, { WebProgram, page_html } from "./awale_web.js";
import * as storage from "./storage.js";

let program = null, starting = null, timer = 0, lister = 0;
// Orders that are not stored yet.
let storing = Promise.resolve();
// The workers of jobs, by name, and the endgame tables for them.
const workers = {};
let tables = null;
// The compiled program, for this worker and those of jobs.
let module = null;

// The page sends messages to the program as text, and requests to this worker as objects.
onmessage = async ({ data }) => {
  if (data.save) return postMessage({ backup: program.make_backup() });
  if (data.load !== undefined) return load(data);
  const isFirst = !starting;
  starting ??= start(data);
  await starting;
  if (!isFirst) program.handle_message(data);
  update();
};

async function start(hello) {
  const [seed] = crypto.getRandomValues(new BigUint64Array(1));
  program = new WebProgram(hello, seed, await files, new URL(".", import.meta.url).href);
}

/** Sends a frame to the page, passes orders, and sets the time of the next tick. */
function update() {
  const frame = program.draw_frame();
  if (frame.length) postMessage({ frame: frame.buffer }, [frame.buffer]);
  passStorageOrders();
  passJobOrders();
  clearTimeout(timer);
  const due = program.next_tick();
  if (due !== undefined) timer = setTimeout(tick, due);
  if (program.is_listing_games()) lister ||= setTimeout(listMore);
}

function tick() {
  program.tick();
  update();
}

/** Passes orders to the workers of jobs. */
function passJobOrders() {
  for (const { worker, ends, job, tables } of JSON.parse(program.take_worker_orders())) {
    if (ends) {
      workers[worker]?.terminate();
      delete workers[worker];
    }
    if (job || tables) (workers[worker] ??= startJobWorker(worker)).postMessage({ job, wanted: tables });
  }
}

/** Starts a worker of jobs. */
function startJobWorker(name) {
  const worker = new Worker(new URL("job-worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.made) setTables(data.made);
    else program.handle_job_news(data.news);
    update();
  };
  worker.onerror = ({ message }) => {
    worker.terminate();
    delete workers[name];
    program.on_worker_failure(name, message ?? "");
    update();
  };
  worker.postMessage({ module, tables });
  return worker;
}

/** Gives endgame tables to the program and to the workers. */
function setTables(made) {
  tables = made;
  program.set_tables(made.rules, made.files);
  Object.values(workers).forEach((worker) => worker.postMessage({ tables }));
}

/** Reads the saved games, some at a time, so that input is handled in between. */
function listMore() {
  lister = 0;
  program.list_more_games();
  update();
}

/** Passes orders to the storage, and its answers to the program. */
function passStorageOrders() {
  for (const order of JSON.parse(program.take_orders())) {
    const stored = storage.store(order).then(() => undefined, (error) => error.name);
    storing = Promise.all([storing, stored]);
    stored.then((failure) => {
      if (!failure && order.put.some((file) => file.name.startsWith("games/"))) postMessage({ played: true });
      program.acknowledge_order(order.id, failure);
      update();
    });
  }
}

async function load({ load, takesSettings }) {
  try {
    const loaded = program.load_backup(load, takesSettings);
    passStorageOrders();
    await storing;
    postMessage({ loaded });
  } catch (error) {
    postMessage({ refused: error.message });
  }
}

const files = storage.open(() => postMessage({ elsewhere: true })).then(JSON.stringify);
const code = new URL("awale_web_bg.wasm", import.meta.url);
// A server may not know the type of the file.
module = await WebAssembly.compileStreaming(fetch(code))
  .catch(async () => WebAssembly.compile(await (await fetch(code)).arrayBuffer()));
await init({ module_or_path: module });
// The page has named this worker after its language.
postMessage({ page: page_html(name) });
