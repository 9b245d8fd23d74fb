// A worker that runs jobs of one kind, or makes endgame tables. To stop it, worker.js ends it.

import init, { JobRunner, TableMaker } from "./awale_web.js";

let starting = null;

// The program learns of errors, but not of rejected promises.
onunhandledrejection = ({ reason }) => {
  throw reason;
};

onmessage = async ({ data: { module, tables, job, wanted } }) => {
  if (module) starting = init({ module_or_path: module }).then(() => new JobRunner());
  const runner = await starting;
  if (tables) runner.set_tables(tables.rules, tables.files);
  if (job) runner.run_job(job, (news) => postMessage({ news }));
  if (wanted) postMessage({ made: { rules: wanted.rules, files: await tableFiles(wanted) } });
};

/** Returns the files of the tables: those that the browser has kept, then new ones if they are ordered. */
async function tableFiles({ rules, seeds, makes }) {
  const maker = new TableMaker(rules), files = [];
  // Browsers have this storage only for pages from https or from this computer.
  const kept = await self.caches?.open("tables").catch(() => null);
  const key = () => `tables/${encodeURIComponent(rules)}/${maker.max_seeds() + 1}`;
  while (maker.max_seeds() < seeds) {
    const place = key(), found = await kept?.match(place);
    let file = found && new Uint8Array(await found.arrayBuffer());
    if (!file || !maker.add_layer(file)) {
      file = makes && maker.make_layer();
      if (!file) break;
      await kept?.put(place, new Response(file)).catch(() => {});
    }
    files.push(file);
  }
  return files;
}
