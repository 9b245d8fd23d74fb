// The connection of the page to the program, which runs in a worker of the browser. The club's page
// has a connection.js with the same functions.

let worker = null, isReady = false;
let onOpen = null, onMessage = null, onAnswer = null;

/** Sets what happens when the connection opens, and when a message comes. */
export function handle(open, message) {
  [onOpen, onMessage] = [open, message];
}

/** Uses the worker that has made the page. */
export function use(started) {
  worker = started;
  worker.onmessage = ({ data }) => data.frame ? onMessage(data.frame) : onAnswer?.(data);
}

/** Sets what happens with answers to `ask`, and with other messages that are not frames. */
export function answer(answer) {
  onAnswer = answer;
}

/** Asks the worker for something that is not for the program: see worker.js. */
export const ask = (request) => worker.postMessage(request);

export const isOpen = () => isReady;

export function send(message) {
  if (isReady) worker.postMessage(JSON.stringify(message));
}

export const key = (name) => send({ key: [name, false] });

export function connect() {
  isReady = true;
  onOpen();
}

export function end() {
  isReady = false;
}

export function hurry() {}
