// The connection to the club: a WebSocket that is opened again after it was lost.

import { $, base } from "./dom.js";

// Milliseconds without an answer after which the connection counts as lost.
const ANSWER_TIMEOUT = 8000;
let socket = null, tries = 0, retry = 0, unanswered = 0;
let isEnded = false;
let onOpen = null, onMessage = null;
const lostText = $("lost").textContent;

/** Sets what happens when the connection opens, and when a message comes. */
export function handle(open, message) {
  [onOpen, onMessage] = [open, message];
}

export function isOpen() {
  return socket?.readyState === WebSocket.OPEN;
}

export function send(message) {
  if (!isOpen()) return;
  socket.send(JSON.stringify(message));
  if (!message.size && !message.hello) unanswered ||= setTimeout(lose, ANSWER_TIMEOUT);
}

export const key = (name) => send({ key: [name, false] });

export function connect() {
  clearTimeout(retry);
  retry = 0;
  isEnded = false;
  const opened = new WebSocket(base.replace(/^http/, "ws") + "socket");
  socket = opened;
  opened.binaryType = "arraybuffer";
  let wasOpen = false;
  opened.onopen = () => {
    wasOpen = true;
    onOpen();
  };
  opened.onmessage = (event) => {
    if (socket !== opened) return;
    clearTimeout(unanswered);
    unanswered = tries = 0;
    $("lost").hidden = true;
    onMessage(event.data);
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    lose();
    if (!wasOpen) explain();
  };
}

/** Ends the session: the connection is not opened again. */
export function end() {
  isEnded = true;
}

/** Shows the reason for a refused connection: a WebSocket has no access to it, a plain request does. */
async function explain() {
  const answer = await fetch(base, { cache: "no-store" }).catch(() => null);
  if (answer?.status === 503) $("lost").textContent = await answer.text();
}

function lose() {
  clearTimeout(unanswered);
  unanswered = 0;
  const lost = socket;
  socket = null;
  lost?.close();
  if (isEnded) return;
  if ($("lost").hidden) $("lost").textContent = lostText;
  $("lost").hidden = false;
  const wait = Math.min(500 * 2 ** tries++, 10000) * (0.5 + Math.random() / 2);
  retry = setTimeout(connect, wait);
}

/** Connects at once if the page waits before it tries again. */
export function hurry() {
  if (!document.hidden && retry) connect();
}
