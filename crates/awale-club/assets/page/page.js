// The page of the club: shows what the club sends, and sends what the visitor does. The messages are
// described in src/web/wire.rs and src/web/message.rs.

import * as board from "./board.js";
import * as cells from "./cells.js";
import * as connection from "./connection.js";
import { key, send } from "./connection.js";
import { $, base, element, focusScreen, light } from "./dom.js";
import { copy, openKeyboard, setMouse, setTyping } from "./input.js";
import * as notice from "./notice.js";
import { showOutline, showTitle } from "./outline.js";
import * as voice from "./voice.js";

const canvas = $("cells");

// ---------------------------------------------------------------- messages from the club

const utf8 = new TextDecoder();
let offered = "";
// The content of the screen, and whether letters are typed into a text field.
let outline = { parts: [] }, isTyping = false;
let name = "", secret = "", isGuest = false, isKnown = false;
let depth = 1;
let who = {};

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
    else if (letter === "L") takeName(JSON.parse(text()));
    else if (letter === "M") setMouse(view.getUint8(at) === 1);
    else if (letter === "Y") copy(text());
    else if (letter === "B") notice.call(JSON.parse(text()));
    else if (letter === "H") notice.takeTitle(text());
    else if (letter === "K") voice.takeClocks(JSON.parse(text()));
    else if (letter === "D") save(...JSON.parse(text()));
    else if (letter === "F") forget();
    else if (letter === "E") farewell(text());
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

function takeName(greeting) {
  ({ name, secret } = greeting);
  isGuest = greeting.guest;
  isKnown = true;
  const isNew = !isGuest && who.name !== undefined;
  who = isGuest ? { guest: secret } : { link: secret };
  if (isGuest) sessionStorage.setItem("guest", secret);
  else sessionStorage.setItem("member", secret);
  $("who").textContent = name;
  if (opening) send({ paste: opening });
  if (isGuest && opening.startsWith("#game")) localStorage.setItem("seat", JSON.stringify([opening, secret]));
  opening = "";
  $("games").href = `${base}games/${encodeURIComponent(name)}.ogn`;
  $("games").hidden = $("show-link").hidden = isGuest;
  if (isNew) showLink();
}

function takeWords(words) {
  const say = (id, text) => {
    if ($(id).textContent !== (text || "")) $(id).textContent = text || "";
  };
  outline = words;
  say("last", words.board?.last_move);
  say("board", words.board?.position);
  voice.takeOutline(words);
  const buttons = JSON.stringify(words.buttons);
  if (buttons === offered) return;
  offered = buttons;
  $("bar").replaceChildren(...words.buttons.map(([name, what, opensField]) => {
    const button = element("button");
    button.append(element("b", "", name), name && what ? " " : "", what);
    button.type = "button";
    button.addEventListener("click", () => {
      send({ button: [name, what] });
      // Phones show their keyboard only during a tap.
      if (opensField) openKeyboard();
      else focusScreen();
    });
    return button;
  }));
}

// The secret of a member stays in this tab, so that a reload keeps the visitor and the next user of a shared computer
// does not find it. On the visitor's own computer it stays in the browser.
const kept = () => sessionStorage.getItem("member") ?? localStorage.getItem("member");

/** Forgets the secret: after the visitor has left, or because it is wrong. */
function forget() {
  sessionStorage.clear();
  if (!isKnown) localStorage.removeItem("member");
  who = kept() ? { link: kept() } : {};
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
 * cells. Elements are for lists, and in small windows for everything that the club sends as texts.
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

let reading = 0, drawn = "";

/** After the screen has stopped changing, updates its text. */
function readSoon() {
  clearTimeout(reading);
  reading = setTimeout(() => {
    const text = cells.lines().filter((line) => line.trim()).join("\n");
    if (text !== drawn) $("text").textContent = drawn = text;
  }, 250);
}

// ---------------------------------------------------------------- start page

function show(id) {
  for (const part of ["door", "bye", "place"]) $(part).hidden = part !== id;
  if (id === "place" && document.activeElement !== $("typed")) focusScreen();
}

function enter(as) {
  who = as;
  isKnown = false;
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

// The button *Back* of the browser closes one screen. On the first screen it leaves the club.
window.addEventListener("popstate", () => {
  if ($("place").hidden) return;
  const isFirst = depth <= 1 && !$("link").open;
  if (!isFirst || !connection.isOpen()) history.pushState({ inside: true }, "");
  if ($("link").open) $("link").close();
  else if (isFirst) send({ key: ["c", true] });
  else key("Escape");
});

function showLink() {
  $("secret").textContent = `${base}#join=${secret}`;
  $("own").checked = localStorage.getItem("member") === secret;
  $("link").showModal();
}

$("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  enter({ name: $("name").value.trim() });
});
$("by-code").addEventListener("submit", (event) => {
  event.preventDefault();
  enter({ link: $("code").value.trim() });
  $("code").value = "";
});
$("own").addEventListener("change", () => {
  if ($("own").checked) localStorage.setItem("member", secret);
  else localStorage.removeItem("member");
});
$("guest").addEventListener("click", () => enter({ guest: sessionStorage.getItem("guest") }));
$("again").addEventListener("click", () => {
  if (who.link || who.guest) enter(who);
  else show("door");
});
$("show-link").addEventListener("click", showLink);
$("copy").addEventListener("click", () => copy($("secret").textContent));
$("close").addEventListener("click", () => $("link").close());
$("link").addEventListener("close", () => focusScreen());
$("games").addEventListener("click", async (event) => {
  event.preventDefault();
  const answer = await fetch($("games").href, { headers: { authorization: "Bearer " + secret } });
  if (answer.ok) save(`${name}.ogn`, await answer.blob());
});

/** Saves a file with this name. */
function save(title, contents) {
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

cells.readColors();
// What the lobby opens first: the code of a game, or a position or a game to look at.
let opening = /^#(game|show)=/.test(location.hash) ? location.hash : "";
// A secret after # is not sent to the server, and leaves the address bar before anything is shown.
const [, joined] = location.hash.match(/^#join=([0-9A-Za-z-]+)$/) ?? [];
window.addEventListener("hashchange", () => location.hash && location.reload());
if (joined || opening) history.replaceState(history.state, "", location.pathname + location.search);
// A guest who opens the link of a game again, for example in another tab, has the same seat.
const [seat, seatSecret] = JSON.parse(localStorage.getItem("seat") ?? "[]");
if (opening && opening === seat) enter({ guest: seatSecret });
else if (joined || kept()) enter({ link: joined ?? kept() });
else if (opening || sessionStorage.getItem("guest")) enter({ guest: sessionStorage.getItem("guest") });
