// The canvas of cells: draws the screen of the program as a terminal does.

import { $, light } from "./dom.js";

const canvas = $("cells");
const pen = canvas.getContext("2d", { alpha: false });

// ---------------------------------------------------------------- colors

const DARK = ["#1c1712", "#e06c5a", "#8fbf6a", "#e0b050", "#7aa6da", "#c397d8", "#70c0b1", "#c8bca8",
  "#7a6f60", "#f08a78", "#a8d885", "#f0c870", "#96bfef", "#d8b4ea", "#90d8c8", "#fff8ec"];
const LIGHT = ["#33291f", "#b01e12", "#2f6b2f", "#8f5200", "#2f5f9a", "#7a3b8a", "#1f6f6a", "#8a7d6a",
  "#6f6252", "#c83a2a", "#3f8a3f", "#a86a10", "#3f78ba", "#9450a8", "#2f8a84", "#f5efe3"];
let usual = {};

/** Reads the colors of the page, after they have changed. */
export function readColors() {
  const style = getComputedStyle(document.documentElement);
  usual = {
    text: style.getPropertyValue("--text").trim(),
    ground: style.getPropertyValue("--ground").trim(),
    sixteen: light.matches ? LIGHT : DARK,
  };
  redraw();
}

function color(value, otherwise) {
  const kind = value >>> 24;
  if (kind === 2) return "#" + (value & 0xffffff).toString(16).padStart(6, "0");
  if (kind !== 1) return otherwise;
  const number = value & 0xff;
  if (number < 16) return usual.sixteen[number];
  if (number >= 232) {
    const gray = 8 + 10 * (number - 232);
    return `rgb(${gray},${gray},${gray})`;
  }
  const part = (step) => {
    const level = Math.floor((number - 16) / step) % 6;
    return level && 55 + 40 * level;
  };
  return `rgb(${part(36)},${part(6)},${part(1)})`;
}

// ---------------------------------------------------------------- sizes

const FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace';
// The smallest screen in cells on which everything fits, and the largest that the program draws.
const MIN_COLUMNS = 60, MIN_ROWS = 18, MAX_COLUMNS = 240, MAX_ROWS = 80;
const EMPTY = { sign: " ", fg: 0, bg: 0, look: 0 };
let columns = 0, rows = 0, cells = [];
let width = 8, height = 16, size = 13;
// The rows at the bottom that are not shown, because the page has their keys as buttons.
let hiddenRows = 0;
const dirty = new Set();
let isDrawing = false;

/**
 * Chooses the size of a cell, in pixels of the device. Returns the columns and rows that fill the
 * room, or null if there is no room yet. `hidden` rows at the bottom are not shown.
 */
export function fit(room, hidden) {
  const scale = window.devicePixelRatio || 1;
  const [across, down] = [room.clientWidth, room.clientHeight];
  if (!across || !down) return null;
  hiddenRows = hidden;
  pen.font = `100px ${FONT}`;
  const ratio = pen.measureText("0").width / 100;
  let letter = Math.min(16, across / MIN_COLUMNS / ratio);
  letter = Math.min(letter, down / (MIN_ROWS - hidden) / 1.25);
  width = Math.max(3, Math.floor(letter * ratio * scale));
  height = Math.max(6, Math.floor(letter * 1.25 * scale));
  size = width / ratio;
  resize();
  return [
    Math.min(MAX_COLUMNS, Math.floor((across * scale) / width)),
    Math.min(MAX_ROWS, Math.floor((down * scale) / height) + hidden),
  ];
}

function resize() {
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, columns * width);
  canvas.height = Math.max(1, (rows - hiddenRows) * height);
  canvas.style.width = canvas.width / scale + "px";
  canvas.style.height = canvas.height / scale + "px";
  // A canvas with a new size is black until it is drawn.
  pen.fillStyle = usual.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  redraw();
}

/** Returns the place of cells in the room of the page, in pixels. */
export function boxOf([x, y, across, down]) {
  const scale = window.devicePixelRatio || 1;
  const [column, row] = [width / scale, height / scale];
  return {
    left: canvas.offsetLeft + x * column,
    top: canvas.offsetTop + y * row,
    width: across * column,
    height: down * row,
  };
}

/** Returns column and row of the cell at an event. */
export function cellAt(event) {
  const box = canvas.getBoundingClientRect();
  const at = (offset, length, count) => Math.max(0, Math.min(count - 1, Math.floor((offset / length) * count)));
  return [
    at(event.clientX - box.left, box.width, columns),
    at(event.clientY - box.top, box.height, rows - hiddenRows),
  ];
}

/** Returns the lines of the screen without frames and blocks. */
export function lines() {
  const text = [];
  for (let row = 0; row < rows; row++) {
    const signs = cells.slice(row * columns, (row + 1) * columns)
      .map((cell, column) => (isCovered(row * columns + column) ? "" : cell.sign || " ")).join("");
    text.push(signs.replace(/[\u2500-\u259f]+/g, " ").trimEnd());
  }
  return text;
}

// ---------------------------------------------------------------- records from the program

export function takeSize(newColumns, newRows) {
  [columns, rows] = [newColumns, newRows];
  cells = new Array(columns * rows).fill(EMPTY);
  dirty.clear();
  resize();
}

const utf8 = new TextDecoder();

export function takeCells(view, at, end) {
  while (at < end) {
    let place = view.getUint16(at + 2, true) * columns + view.getUint16(at, true);
    const [fg, bg] = [view.getUint32(at + 4, true), view.getUint32(at + 8, true)];
    const look = view.getUint16(at + 12, true);
    const count = view.getUint16(at + 14, true);
    at += 16;
    for (let cell = 0; cell < count; cell++, place++) {
      const length = view.getUint8(at);
      const sign = utf8.decode(new Uint8Array(view.buffer, at + 1, length));
      at += 1 + length;
      if (place >= cells.length) continue;
      cells[place] = { sign, fg, bg, look };
      dirty.add(place);
    }
  }
}

// ---------------------------------------------------------------- drawing

const BOLD = 1, DIM = 2, ITALIC = 4, UNDERLINED = 8, REVERSED = 64, HIDDEN = 128, CROSSED = 256;
// A wide character also covers the next cell.
const WIDE = 0x8000;

/** Whether the cell is covered by a wide character on its left. */
function isCovered(place) {
  return place % columns > 0 && Boolean(cells[place - 1]?.look & WIDE);
}

export function redraw() {
  for (let place = 0; place < cells.length; place++) dirty.add(place);
  draw();
}

/** Draws what has changed, unless the canvas is hidden. */
export function draw() {
  if (isDrawing || !dirty.size || canvas.hidden) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    pen.textBaseline = "middle";
    for (const place of dirty) {
      const shown = isCovered(place) ? place - 1 : place;
      drawCell(shown % columns, Math.floor(shown / columns), cells[shown]);
    }
    dirty.clear();
  });
}

function drawCell(column, row, cell) {
  if (!cell || row >= rows - hiddenRows) return;
  const [x, y] = [column * width, row * height];
  let [fg, bg] = [color(cell.fg, usual.text), color(cell.bg, usual.ground)];
  if (cell.look & REVERSED) [fg, bg] = [bg, fg];
  const span = cell.look & WIDE ? 2 : 1;
  pen.globalAlpha = 1;
  pen.fillStyle = bg;
  pen.fillRect(x, y, width * span, height);
  if (cell.sign === "" || cell.sign === " " && !(cell.look & (UNDERLINED | CROSSED)) || cell.look & HIDDEN) return;
  pen.fillStyle = fg;
  pen.strokeStyle = fg;
  if (cell.look & DIM) pen.globalAlpha = 0.6;
  const code = cell.sign.codePointAt(0);
  if (!(code >= 0x2580 && code <= 0x259f && block(code, x, y)) && !line(cell.sign, x, y)) {
    pen.font = `${cell.look & ITALIC ? "italic " : ""}${cell.look & BOLD ? "bold " : ""}${size}px ${FONT}`;
    // Clip the character, because parts outside its cell, such as accents of capitals, would never be erased.
    const needsClip = code > 0x7f;
    if (needsClip) {
      pen.save();
      pen.beginPath();
      pen.rect(x, y, width * span, height);
      pen.clip();
    }
    pen.fillText(cell.sign, x, y + height / 2 + size * 0.04, width * span + 1);
    if (needsClip) pen.restore();
  }
  const thin = Math.max(1, Math.round(size / 14));
  if (cell.look & UNDERLINED) pen.fillRect(x, y + height - 2 * thin, width * span, thin);
  if (cell.look & CROSSED) pen.fillRect(x, y + Math.round(height / 2), width * span, thin);
  pen.globalAlpha = 1;
}

// Upper left, upper right, lower left, lower right.
const QUADRANTS = [2, 1, 8, 11, 9, 14, 13, 4, 6, 7];

/** Draws a block without the gaps that fonts leave. */
function block(code, x, y) {
  const [halfWidth, halfHeight] = [Math.round(width / 2), Math.round(height / 2)];
  const eighth = (length, count) => Math.round((length * count) / 8);
  if (code === 0x2580) pen.fillRect(x, y, width, halfHeight);
  else if (code === 0x2584) pen.fillRect(x, y + halfHeight, width, height - halfHeight);
  else if (code <= 0x2588) {
    const high = eighth(height, code - 0x2580);
    pen.fillRect(x, y + height - high, width, high);
  } else if (code <= 0x258f) pen.fillRect(x, y, eighth(width, 0x2590 - code), height);
  else if (code === 0x2590) pen.fillRect(x + halfWidth, y, width - halfWidth, height);
  else if (code <= 0x2593) {
    pen.globalAlpha *= (code - 0x2590) / 4;
    pen.fillRect(x, y, width, height);
  } else if (code === 0x2594) pen.fillRect(x, y, width, eighth(height, 1));
  else if (code === 0x2595) pen.fillRect(x + width - eighth(width, 1), y, eighth(width, 1), height);
  else {
    const parts = QUADRANTS[code - 0x2596];
    if (parts & 8) pen.fillRect(x, y, halfWidth, halfHeight);
    if (parts & 4) pen.fillRect(x + halfWidth, y, width - halfWidth, halfHeight);
    if (parts & 2) pen.fillRect(x, y + halfHeight, halfWidth, height - halfHeight);
    if (parts & 1) pen.fillRect(x + halfWidth, y + halfHeight, width - halfWidth, height - halfHeight);
  }
  return true;
}

// The directions in which lines lead from the middle of the cell, as a sum: up 1, right 2, down 4, left 8.
const LINES = {
  "─": 10, "│": 5, "┌": 6, "┐": 12, "└": 3, "┘": 9, "├": 7, "┤": 13, "┬": 14, "┴": 11, "┼": 15,
  "╭": 6, "╮": 12, "╰": 3, "╯": 9, "╴": 8, "╵": 1, "╶": 2, "╷": 4,
};

function line(sign, x, y) {
  const ways = LINES[sign];
  if (!ways) return false;
  const thick = Math.max(1, Math.round(size / 14));
  const [left, top] = [x + Math.floor((width - thick) / 2), y + Math.floor((height - thick) / 2)];
  if ("╭╮╰╯".includes(sign)) {
    const [middle, centre] = [left + thick / 2, top + thick / 2];
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(middle, ways & 1 ? y : y + height);
    pen.quadraticCurveTo(middle, centre, ways & 2 ? x + width : x, centre);
    pen.stroke();
    return true;
  }
  if (ways & 1) pen.fillRect(left, y, thick, top - y + thick);
  if (ways & 4) pen.fillRect(left, top, thick, y + height - top);
  if (ways & 2) pen.fillRect(left, top, x + width - left, thick);
  if (ways & 8) pen.fillRect(x, top, left - x + thick, thick);
  return true;
}

