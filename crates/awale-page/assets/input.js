// Keys, text, the mouse and touches.

import { $, focusScreen } from "./dom.js";
import { cellAt, lines } from "./cells.js";
import { key, send } from "./connection.js";

const canvas = $("cells");
const typed = $("typed");

let wantsMouse = true;

/** Sets whether the program wants mouse events. */
export function setMouse(isOn) {
  wantsMouse = isOn;
}

// ---------------------------------------------------------------- keys

const NAMED = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Backspace",
  "Delete", "Home", "End", "PageUp", "PageDown", "F1", "F2", "F3", "F4"]);

function isHere() {
  const focus = document.activeElement;
  return !$("place").hidden && !document.querySelector("dialog[open]") && (focus === document.body || $("room").contains(focus) || focus === typed);
}

document.addEventListener("keydown", (event) => {
  const isCombined = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (!isHere() || isCombined || event.isComposing) return;
  const focus = document.activeElement;
  // A button that has the focus is pressed by these keys.
  if (focus.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) return;
  const inField = focus === typed;
  const isLetter = [...event.key].length === 1;
  if (inField && (isLetter || event.key === "Backspace" && typed.value)) return;
  // The page moves the cursor in a field that it shows; the program only gets the changed text.
  if (inField && isTyping && ["ArrowLeft", "ArrowRight", "Home", "End", "Delete"].includes(event.key)) return;
  if (!isLetter && !NAMED.has(event.key)) return;
  event.preventDefault();
  // An arrow key is for the cursor of the program, so the focus leaves the button.
  if (focus.tagName === "BUTTON" && event.key.startsWith("Arrow")) focusScreen();
  key(event.key === "Tab" && event.shiftKey ? "ArrowUp" : event.key);
  if (inField && event.key === "Enter") typed.value = before = "";
});

// ---------------------------------------------------------------- text

// On-screen keyboards and input methods report no keys, only changes of the text in a field.
let before = "";
let isTyping = false, isUntouched = false;

/** Shows the text field in which the user types, or hides it. The text is only used when it opens. */
export function setTyping(field) {
  if (isTyping === Boolean(field)) return;
  isTyping = Boolean(field);
  typed.value = before = field?.text ?? "";
  isUntouched = isTyping;
  $("typed-label").textContent = field?.label || $("keyboard").getAttribute("aria-label");
  if (isTyping) typed.focus();
  else if (document.activeElement === typed) focusScreen();
}

typed.addEventListener("input", () => {
  const [old, now] = [[...before], [...typed.value]];
  let same = 0;
  while (same < old.length && old[same] === now[same]) same++;
  // The program's cursor may be elsewhere in the text, or the text may be selected.
  if (isTyping && (isUntouched || same < old.length)) key("End");
  isUntouched = false;
  for (let letter = same; letter < old.length; letter++) key("Backspace");
  const added = now.slice(same);
  if (isTyping && added.length > 1) send({ paste: added.join("") });
  else added.forEach(key);
  before = typed.value;
});

/** Opens the on-screen keyboard for a text field that the program is about to show. */
export function openKeyboard() {
  if (!isTyping) typed.value = before = "";
  typed.focus();
}

$("keyboard").addEventListener("click", openKeyboard);

document.addEventListener("paste", (event) => {
  if (!isHere() || isTyping && document.activeElement === typed) return;
  event.preventDefault();
  const text = event.clipboardData.getData("text/plain").slice(0, 4000);
  if (text) send({ paste: text });
});

document.addEventListener("copy", (event) => {
  if (!isHere() || !getSelection().isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", lines().join("\n"));
});

export function copy(text) {
  const byHand = () => {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focusScreen();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand);
  else byHand();
}

// ---------------------------------------------------------------- mouse and touch on the cells

// Pixels of a swipe that have the effect of one arrow key.
const SWIPE = 36;
let finger = null, hovered = "";

canvas.addEventListener("pointerdown", (event) => {
  focusScreen();
  event.preventDefault();
  if (event.pointerType === "mouse") {
    if (wantsMouse && event.button !== 1) send({ mouse: [event.button === 2 ? "right" : "down", ...cellAt(event)] });
  } else if (event.isPrimary) {
    finger = { x: event.clientX, y: event.clientY, swiped: false };
  } else finger = null;
});

canvas.addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse") {
    const at = cellAt(event);
    if (wantsMouse && hovered !== (hovered = at.join())) send({ mouse: ["move", ...at] });
  } else if (finger && event.isPrimary) {
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return;
    const arrow = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "Right" : "Left") : dy > 0 ? "Down" : "Up";
    key("Arrow" + arrow);
    finger = { x: event.clientX, y: event.clientY, swiped: true };
  }
});

canvas.addEventListener("pointerup", (event) => {
  if (event.pointerType === "mouse") {
    if (wantsMouse && event.button !== 1) send({ mouse: ["up", ...cellAt(event)] });
  } else if (finger && !finger.swiped) {
    send({ mouse: ["down", ...cellAt(event)] });
    send({ mouse: ["up", ...cellAt(event)] });
  }
  finger = null;
});
canvas.addEventListener("pointercancel", () => (finger = null));
canvas.addEventListener("contextmenu", (event) => event.preventDefault());

let wheel = 0;
$("room").addEventListener("wheel", (event) => {
  if (canvas.hidden || event.ctrlKey) return;
  event.preventDefault();
  wheel += event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
  for (; Math.abs(wheel) >= 40; wheel -= Math.sign(wheel) * 40) {
    send({ mouse: [wheel < 0 ? "wheelup" : "wheeldown", ...cellAt(event)] });
  }
}, { passive: false });
