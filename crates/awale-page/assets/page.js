// The page: shows what the program sends, and sends what the visitor does. The program runs in the
// club, or in a worker of the browser: connection.js differs, and start.js, which calls enter(). The
// messages are described in src/page_wire.rs and src/message.rs.

import * as board from "./board.js";
import * as cells from "./cells.js";
import * as connection from "./connection.js";
import { key, send } from "./connection.js";
import { $, element, focusScreen, light, setText } from "./dom.js";
import { copy, openKeyboard, setMouse, setTyping } from "./input.js";
import * as notice from "./notice.js";
import { showOutline, showTitle } from "./outline.js";
import * as voice from "./voice.js";

const canvas = $("cells");

// ---------------------------------------------------------------- messages from the program

const utf8 = new TextDecoder();
// The content of the screen, and whether letters are typed into a text field.
let outline = { parts: [] }, isTyping = false;
let depth = 1;
// The identity of the visitor, which goes with the first message.
let who = {};
// The functions for records about the identity.
let identityHandlers = {};

function receive(buffer) {
  const view = new DataView(buffer);
  for (let at = 0; at + 5 <= view.byteLength;) {
    const letter = String.fromCharCode(view.getUint8(at));
    const length = view.getUint32(at + 1, true);
    at += 5;
    const text = () => utf8.decode(new Uint8Array(buffer, at, length));
    if (letter === "C") cells.takeCells(view, at, at + length);
    else if (letter === "S") cells.takeSize(view.getUint16(at, true), view.getUint16(at + 2, true));
    else if (letter === "W") takeWords(JSON.parse(text()));
    else if (letter === "G") board.takeBoard(JSON.parse(text()));
    else if (letter === "T") takeColors(JSON.parse(text()));
    else if (letter === "N") [depth, isTyping] = JSON.parse(text());
    else if (letter === "M") setMouse(view.getUint8(at) === 1);
    else if (letter === "Y") copy(text());
    else if (letter === "B") notice.call(JSON.parse(text()));
    else if (letter === "H") notice.takeTitle(text());
    else if (letter === "K") voice.takeClocks(JSON.parse(text()));
    else if (letter === "D") save(...JSON.parse(text()));
    else if (letter === "E") farewell(text());
    else identityHandlers[letter]?.(text());
    at += length;
  }
  cells.draw();
  setTyping(typedField());
  arrange();
  readSoon();
}

/** The text field in which the visitor types. */
function typedField() {
  if (!isTyping) return null;
  const fields = outline.parts.map((part) => part.field ?? part.row?.field);
  return fields.find(Boolean) ?? { label: "", text: "" };
}

function takeColors(colors) {
  board.takeColors(colors);
  cells.readColors();
}

/** Completes an outline with what has not changed: other fields, and runs of earlier parts. */
function completed(change) {
  const earlier = ([first, count]) => outline.parts.slice(first, first + count);
  const complete = (part) => (Array.isArray(part) ? earlier(part) : [part]);
  return { ...outline, ...change, parts: change.parts?.flatMap(complete) ?? outline.parts };
}

function takeWords(change) {
  outline = completed(change);
  voice.takeOutline(outline);
  showButtons(outline.buttons);
}

/** Shows the buttons of the screen. Those that stay keep their elements, so the browser has less to do. */
function showButtons(buttons) {
  const bar = $("bar"), keys = buttons.map((parts) => JSON.stringify(parts));
  for (const button of [...bar.children]) if (!keys.includes(button.dataset.key)) button.remove();
  const kept = new Map([...bar.children].map((button) => [button.dataset.key, button]));
  buttons.forEach((parts, place) => {
    const button = kept.get(keys[place]) ?? makeButton(keys[place], parts);
    if (bar.children[place] !== button) bar.insertBefore(button, bar.children[place] ?? null);
  });
}

function makeButton(key, [name, what, opensField]) {
  const button = element("button");
  button.append(element("b", "", name), name && what ? " " : "", what);
  button.type = "button";
  button.dataset.key = key;
  button.addEventListener("click", () => {
    send({ button: [name, what] });
    // Phones show their keyboard only during a tap.
    if (opensField) openKeyboard();
    else focusScreen();
  });
  return button;
}

function farewell(text) {
  connection.end();
  notice.takeTitle("Awalé");
  $("word").textContent = text;
  show("bye");
  $("again").focus();
}

// ---------------------------------------------------------------- arrangement of the page

// The smallest window, in pixels, in which the cells have letters of 16 pixels.
const MIN_WINDOW = [600, 440];
let requested = [0, 0];
let arranged = "";

const asCells = $("as-cells");
asCells.checked = localStorage.getItem("cells") === "1";
asCells.addEventListener("change", () => {
  localStorage.setItem("cells", asCells.checked ? "1" : "0");
  arrange();
  focusScreen();
});

/**
 * Chooses what the page shows: only the cells, the board over the cells, or elements instead of the
 * cells. Elements are for lists, and in small windows for everything that the program sends as texts.
 * Only the cells have pictures such as curves, so the visitor can choose them.
 */
function arrange() {
  const isSmall = innerWidth < MIN_WINDOW[0] || innerHeight < MIN_WINDOW[1];
  const isQuestion = Boolean(outline.question) && (isSmall || arranged === "native");
  const hasContent = isQuestion || outline.parts.some((part) => isSmall || part.row);
  const isNative = !asCells.checked && (board.isShown() ? isSmall : hasContent);
  const how = isNative ? "native" : board.isShown() ? "over" : "cells";
  if (how !== arranged) {
    arranged = how;
    $("place").dataset.how = how;
    const hadFocus = document.activeElement === canvas;
    canvas.hidden = how === "native";
    cells.draw();
    if (hadFocus) focusScreen();
    $("notes").hidden = how !== "native";
    $("head").classList.toggle("spoken", how !== "native");
    (how === "native" ? $("room") : $("foot")).append($("options"));
  }
  // The cells have their own field.
  $("typing").classList.toggle("spoken", !isTyping || how !== "native");
  $("taps").hidden = !board.isShown();
  showTitle(outline);
  if (how === "native") showOutline(outline);
  $("table").hidden = !board.isShown();
  if (board.isShown()) board.place(how === "over" ? cells.boxOf(board.cellsOfBoard()) : null);
}

/** Fits the cells in the page, and requests a screen that fills it. */
function fit() {
  const wanted = cells.fit($("room"), getComputedStyle($("bar")).display === "none" ? 0 : 1);
  if (!wanted) return;
  if (wanted.join() !== requested.join()) {
    requested = wanted;
    send({ size: wanted });
  }
  if (arranged) arrange();
}

// ---------------------------------------------------------------- texts for screen readers

let reading = 0;

/** After the screen has stopped changing, updates its texts. */
function readSoon() {
  clearTimeout(reading);
  reading = setTimeout(() => {
    setText($("text"), cells.lines().filter((line) => line.trim()).join("\n"));
    setText($("last"), outline.board?.last_move ?? "");
    setText($("board"), outline.board?.position ?? "");
  }, 250);
}

// ---------------------------------------------------------------- begin and end

/** Shows one of the parts of the page: "door", "bye" or "place". */
export function show(id) {
  for (const part of document.querySelectorAll("body > [data-part]")) part.hidden = part.id !== id;
  if (id === "place" && document.activeElement !== $("typed")) focusScreen();
}

/** Sets the identity for the next connection, and the functions for records about the identity. */
export function setIdentity(as, handlers = identityHandlers) {
  [who, identityHandlers] = [as, handlers];
}

/** Begins a visit with the identity that was set. */
export function enter() {
  if (!history.state?.inside) history.pushState({ inside: true }, "");
  show("place");
  fit();
  connection.connect();
}

connection.handle(() => {
  voice.begin();
  board.takeBoard(null);
  setTyping(null);
  const language = document.documentElement.lang;
  send({ hello: { columns: requested[0], rows: requested[1], language, light: light.matches, ...who } });
}, receive);

// The button *Back* of the browser closes one screen. On the first screen it ends the visit.
window.addEventListener("popstate", () => {
  if ($("place").hidden) return;
  const dialog = document.querySelector("dialog[open]");
  const isFirst = depth <= 1 && !dialog;
  if (!isFirst || !connection.isOpen()) history.pushState({ inside: true }, "");
  if (dialog) closeDialog(dialog);
  else if (isFirst) send({ key: ["c", true] });
  else key("Escape");
});

/** Closes a dialog. The next key goes to the screen, even if it comes before the event of the dialog. */
export function closeDialog(dialog) {
  dialog.close();
  focusScreen();
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("close", () => focusScreen());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    closeDialog(dialog);
  });
}

/** Saves a file with this name. */
export function save(title, contents) {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([contents]));
  file.download = title;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10000);
}

let settling = 0;
new ResizeObserver(() => {
  clearTimeout(settling);
  settling = setTimeout(fit, 60);
}).observe($("room"));
light.addEventListener("change", () => {
  cells.readColors();
  send({ light: light.matches });
});
document.addEventListener("visibilitychange", connection.hurry);
window.addEventListener("online", connection.hurry);
window.addEventListener("hashchange", () => location.hash && location.reload());
cells.readColors();
