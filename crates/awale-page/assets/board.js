// The board: pits and seeds, or matches, as elements of the page, from the records G and T of the program. Pits are
// numbered in sowing order from A; 12 and 13 are the stores of South and North. Matches are numbered from the left: each
// stands for taking all up to itself.

import { $, element, setText } from "./dom.js";
import { send } from "./connection.js";

const SVG = "http://www.w3.org/2000/svg";
const table = $("table");
const [SOUTH_STORE, NORTH_STORE] = [12, 13];
// The fields of the last record; null if no board is shown.
let board = null;
// The colors of seeds.
let seedColors = ["#d3d6bf"];
// The width of the room for the board, in pixels.
let roomWidth = 0;
// The part of each pit and store: its button, the elements in it, and the size of its hollow.
const parts = [];
const sides = [];

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

for (let place = 0; place < 14; place++) {
  const isStore = place >= SOUTH_STORE;
  const button = element("button", isStore ? "store" : "pit");
  const part = {
    button,
    letter: element("span", "letter"),
    hollow: element("span", "hollow"),
    seeds: shape("svg", { "aria-hidden": "true" }),
    count: element("span", "count"),
    badge: element("span", "badge"),
    caption: element("span", "caption"),
    look: "",
    drawn: "",
    width: 0,
    height: 0,
  };
  part.hollow.append(part.seeds, part.badge);
  button.append(part.letter, part.hollow, part.count, part.caption);
  button.type = "button";
  button.dataset.place = place;
  parts.push(part);
}
for (const seat of [0, 1]) {
  const label = element("div", "side");
  label.append(element("span", "name"), element("span", "clock"));
  sides.push(label);
  table.append(label);
}
const heap = element("div", "heap");
table.append(element("div", "wood"), heap, ...parts.map((part) => part.button));

/** Whether the page shows a board. */
export const isShown = () => board !== null;

/** The cells that the board covers. */
export const cellsOfBoard = () => board?.area;

/** Takes the changed fields of the board, or null if it has gone. */
export function takeBoard(fields) {
  board = fields && { ...board, ...fields };
  if (board) draw();
}

/** Takes the colors of the theme. */
export function takeColors(colors) {
  const root = document.documentElement.style;
  const { wood } = colors;
  const set = (name, value) => (value ? root.setProperty(name, value) : root.removeProperty(name));
  for (const name of ["text", "ground", "dim", "border", "accent", "letter", "mark"]) set("--" + name, colors[name]);
  for (const name of ["selection", "count", "chosen", "last"]) {
    set(`--${name}`, colors[name][0]);
    set(`--${name}-ground`, colors[name][1]);
  }
  for (const name of ["light", "dark", "hollow", "glow", "stick", "head"]) set("--wood-" + name, wood?.[name]);
  const isDark = colors.ground && parseInt(colors.ground.slice(1, 3), 16) < 128;
  root.colorScheme = colors.ground ? (isDark ? "dark" : "light") : "";
  table.classList.toggle("plain", !wood);
  seedColors = wood?.seeds ?? [colors.text ?? "#808080"];
  const lights = seedColors.map((color, number) => {
    const gradient = shape("radialGradient", { id: "seed" + number, cx: "35%", cy: "30%", r: "75%" });
    for (const [offset, mixed] of [[0, mix(color, 255, 0.35)], [0.45, color], [1, mix(color, 0, 0.4)]]) {
      gradient.append(shape("stop", { offset, "stop-color": mixed }));
    }
    return gradient;
  });
  $("lights").replaceChildren(...lights);
  for (const part of parts) part.drawn = "";
  if (board) draw();
}

/** Mixes a color like #rrggbb with a gray. */
function mix(color, gray, amount) {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channels.map((channel) => Math.round(channel + (gray - channel) * amount)).join()})`;
}

/** Puts the board over these cells of the canvas, or lets the page place it if there are none. */
export function place(box) {
  const isMoved = table.classList.contains("over") !== Boolean(box);
  table.classList.toggle("over", Boolean(box));
  for (const name of ["left", "top", "width", "height"]) table.style[name] = box ? box[name] + "px" : "";
  // The board keeps its shape in a box that is too high. The space above and below it covers the other cells of the
  // board.
  table.style.paddingBlock = box ? Math.max(0, (box.height - box.width * 0.52) / 2) + "px" : "";
  if (!board) return;
  if (isMoved) draw();
  // A question over the board is in the canvas below it.
  table.hidden = Boolean(box) && board.covered;
}

// ---------------------------------------------------------------- drawing

function draw() {
  const isOver = table.classList.contains("over");
  // A narrow page has the stores above and below the pits, each on its owner's side.
  const isTall = !isOver && roomWidth < 600;
  table.hidden = isOver && board.covered;
  table.classList.toggle("tall", isTall);
  table.classList.toggle("framed", isOver && board.framed);
  table.classList.toggle("matches", board.heap !== null);
  const { top } = board;
  const set = (element, area) => {
    if (element.style.gridArea !== area) element.style.gridArea = area;
  };
  for (const seat of [0, 1]) {
    const button = parts[SOUTH_STORE + seat].button;
    button.classList.toggle("at-top", seat === top);
    const beside = board.left === SOUTH_STORE + seat ? "left" : "right";
    set(button, isTall ? (seat === top ? "above" : "below") : beside);
    set(sides[seat], seat === top ? "upper" : "lower");
  }
  drawSides();
  if (board.heap !== null) return drawHeap();
  board.rows.forEach((pits, row) => pits.forEach((pit, column) => {
    set(parts[pit].button, (row ? "d" : "u") + column);
    parts[pit].button.classList.toggle("at-top", row === 0);
  }));
  const marks = new Map(board.marks.map(([at, ...mark]) => [at, mark]));
  for (let at = 0; at < parts.length; at++) drawPart(at, marks.get(at));
}

function drawHeap() {
  heap.dataset.left = board.heap;
  while (heap.childElementCount > board.heap) heap.lastChild.remove();
  while (heap.childElementCount < board.heap) {
    const match = element("button", "match");
    match.type = "button";
    match.dataset.place = heap.childElementCount;
    heap.append(match);
  }
  [...heap.children].forEach((match, at) => {
    match.disabled = !board.takes[at];
    match.setAttribute("aria-hidden", match.disabled);
    match.setAttribute("aria-label", board.takes[at] ?? "");
    match.classList.toggle("chosen", board.chosen !== null && at <= board.chosen);
  });
}

function drawSides() {
  sides.forEach((label, seat) => {
    const [name, clock, isTurn] = board.sides?.[seat] ?? ["", null, false];
    setText(label.children[0], name);
    setText(label.children[1], clock ?? "");
    label.classList.toggle("turn", isTurn);
  });
}

function drawPart(at, mark) {
  const part = parts[at];
  const { width, height } = part;
  const isStore = at >= SOUTH_STORE;
  const count = isStore ? board.stores[at - SOUTH_STORE] : board.pits[at];
  const ghosts = isStore ? 0 : board.ghosts[at];
  const hand = board.hand?.[0] === at ? board.hand : null;
  const texts = {
    // Screen readers also name a pit whose letter is not shown.
    letter: isStore ? board.sides?.[at - SOUTH_STORE][0] ?? "" : "ABCDEFabcdef"[at],
    count: String(count),
    caption: (!isStore && board.captions?.[at]) || "",
    badge: hand ? (hand[1] ? String(hand[1]) : "") : badge(mark),
  };
  const classes = {
    chosen: board.chosen === at,
    playable: board.playable.includes(at),
    last: board.last === at,
    danger: board.danger.includes(at),
    moving: Boolean(hand) || board.taken.includes(at),
    captured: Boolean(mark?.[1]),
  };
  // Most frames change few parts, and elements are slow to ask.
  const look = JSON.stringify([texts, classes, board.letters]);
  if (part.look !== look) {
    part.look = look;
    for (const [name, text] of Object.entries(texts)) setText(part[name], text);
    for (const [name, isSet] of Object.entries(classes)) part.button.classList.toggle(name, isSet);
    part.letter.classList.toggle("spoken", isStore || !board.letters);
  }
  const drawn = [count, ghosts, width, height].join();
  if (part.drawn === drawn || !width) return;
  part.drawn = drawn;
  part.seeds.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const where = isStore ? inStore(count, width, height) : inPit(at, count, width, height);
  part.seeds.replaceChildren(...where.flatMap(([x, y, radius, seed]) => {
    const opacity = seed >= count - ghosts ? 0.45 : 1;
    const color = `url(#seed${(at * 3 + seed) % seedColors.length})`;
    return [
      shape("circle", { cx: x + radius * 0.3, cy: y + radius * 0.35, r: radius, opacity: 0.35 * opacity }),
      shape("circle", { cx: x, cy: y, r: radius, fill: color, opacity }),
    ];
  }));
}

/** The effect of the chosen move on a pit or store, as a short text. */
function badge(mark) {
  if (!mark) return "";
  const [gained, captured, isLast] = mark;
  const last = isLast ? "•" : "";
  if (captured) return `×${captured}${last}`;
  return gained ? `+${gained}${last}` : last;
}

// ---------------------------------------------------------------- places of seeds, as in seeds.rs

// The distance of the outermost seed from the middle, in radii of a seed, for each number of seeds.
const REACH = [0, 0, 1, 1.16, 1.42, 1.7, 2, 2, 2.3, 2.6];
// The golden angle, by which one seed of a sunflower is turned from the next.
const GOLDEN = Math.PI * 0.763932;

/** Returns x, y, radius and number of each seed in a pit. The seeds in the middle are on top. */
function inPit(pit, count, width, height) {
  const half = Math.min(width, height) / 2;
  const radius = 0.235 * half;
  const room = 0.92 * half - radius;
  const ideal = (REACH[count] ?? Math.sqrt(count) * 0.98 - 0.4) * radius;
  const spread = Math.min(ideal, room);
  // In a pit that is longer than wide, the heap of seeds is stretched in the same way.
  const along = (length) => (ideal > room ? Math.min((length / 2 - radius * 1.3) / room, ideal / room) : 1);
  const [alongX, alongY] = [along(width), along(height)];
  const seeds = [];
  for (let seed = count - 1; seed >= 0; seed--) {
    const [angle, out] = lie(seed, count);
    const turned = angle + pit * 1.7;
    seeds.push([
      width / 2 + Math.cos(turned) * out * spread * alongX,
      height / 2 + Math.sin(turned) * out * spread * alongY,
      radius,
      seed,
    ]);
  }
  return seeds;
}

/** The angle and the distance from the middle (0 to 1) of a seed. */
function lie(seed, count) {
  if (count === 1) return [0, 0];
  if (count <= 5) return [(seed * 2 * Math.PI) / count, 1];
  if (count <= 9) return seed ? [(seed * 2 * Math.PI) / (count - 1), 1] : [0, 0];
  return [seed * GOLDEN, Math.sqrt((seed + 0.3) / count)];
}

/** Returns x, y, radius and number of each seed in a store, which is filled from below. */
function inStore(count, width, height) {
  const radius = Math.min(0.14 * Math.min(width, height), 12) + 1;
  const margin = radius * 1.5;
  const [innerX, innerY] = [width - 2 * margin, height - 2 * margin];
  const abreast = Math.max(1, Math.floor(innerX / (1.8 * radius)) + 1);
  const rows = Math.max(1, Math.floor(innerY / (1.6 * radius)) + 1);
  const seeds = [];
  for (let seed = 0; seed < count; seed++) {
    const [level, place] = [Math.floor(seed / (abreast * rows)), seed % (abreast * rows)];
    const row = Math.floor(place / abreast);
    const shift = row % 2 ? 0.18 : -0.18;
    const column = abreast > 1 ? (place % abreast) / (abreast - 1) : 0.5;
    seeds.push([
      margin + Math.max(0, Math.min(1, column + shift / abreast)) * innerX,
      height - margin - (rows > 1 ? (row / (rows - 1)) * innerY : innerY / 2) - level * radius * 0.7,
      radius,
      seed,
    ]);
  }
  return seeds;
}

// ---------------------------------------------------------------- taps

const twice = $("twice");
twice.checked = localStorage.getItem("twice") === "1";
twice.addEventListener("change", () => localStorage.setItem("twice", twice.checked ? "1" : "0"));

const placeOf = (event) => {
  const button = event.target.closest?.("[data-place]");
  return button ? Number(button.dataset.place) : null;
};

table.addEventListener("click", (event) => {
  const at = placeOf(event);
  if (at === null || !board) return;
  // The first of two taps shows what the move would do.
  const isFirst = twice.checked && board.chosen !== at && board.playable.includes(at);
  send({ place: [at, isFirst ? "move" : "down"] });
});

table.addEventListener("contextmenu", (event) => {
  const at = placeOf(event);
  event.preventDefault();
  if (at !== null) send({ place: [at, "right"] });
});

let hovered = null;
table.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || hovered === placeOf(event)) return;
  hovered = placeOf(event);
  if (hovered !== null) send({ place: [hovered, "move"] });
});

// The browser reports sizes that change. To ask for them while drawing would compute the layout each time.
const sizes = new ResizeObserver(() => {
  roomWidth = table.parentElement.clientWidth;
  for (const part of parts) [part.width, part.height] = [part.hollow.clientWidth, part.hollow.clientHeight];
  if (board) draw();
});
for (const element of [table.parentElement, ...parts.map((part) => part.hollow)]) sizes.observe(element);
