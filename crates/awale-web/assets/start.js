// Starts the program: a worker makes the page in the language of the browser, then runs it.

import { send, use } from "./connection.js";

const worker = new Worker("worker.js", { type: "module", name: navigator.language });
worker.onmessage = async ({ data }) => {
  const made = new DOMParser().parseFromString(data.page, "text/html");
  document.documentElement.lang = made.documentElement.lang;
  document.body.replaceWith(made.body);
  use(worker);
  const { enter } = await import("./page.js");
  await import("./backup.js");
  enter();
  // The part after # is a link that the program opens, for example to a game.
  if (location.hash) {
    send({ paste: location.href });
    history.replaceState(history.state, "", location.pathname);
  }
  // The copy for use without a network waits, so that the first screen has the processor to itself.
  setTimeout(() => navigator.serviceWorker?.register("service-worker.js"), 2000);
};
