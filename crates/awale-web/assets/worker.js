// The worker that runs the program.

import init, { Program, page } from "./awale_web.js";

let program = null, timer = 0;

onmessage = ({ data }) => {
  if (!program) program = new Program(data, crypto.getRandomValues(new BigUint64Array(1))[0]);
  else program.handle(data);
  update();
};

/** Sends a frame to the page, and sets the time of the next tick. */
function update() {
  const frame = program.draw();
  postMessage({ frame: frame.buffer }, [frame.buffer]);
  clearTimeout(timer);
  const due = program.next_tick();
  if (due !== undefined) timer = setTimeout(tick, due);
}

function tick() {
  program.tick();
  update();
}

await init();
postMessage({ page: page(navigator.language) });
