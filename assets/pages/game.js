"use strict";
// Steps through a game: the board, the sentence about the move, the curve and the list of moves
// follow the current node. Nodes are positions: first those of the game, then of the variations.
const $ = id => document.getElementById(id);
const data = JSON.parse($("data").textContent), nodes = data.nodes;
const counts = node => [...node.seeds].map(letter => letter.codePointAt(0) - 48);
const isMain = at => at <= data.moves;
const number = node => `${Math.ceil(node.ply / 2)}${node.ply % 2 ? "." : "…"}`;
let now = data.at, replay = 0, landing = 0;

nodes.forEach((node, at) => {
  node.next = [];
  node.ply = at ? nodes[node.up].ply + 1 : 0;
  if (at) nodes[node.up].next.push(at);
});

function make(name, parent, text = "", kind = "") {
  const made = Object.assign(document.createElement(name), { textContent: text, className: kind });
  parent.append(made);
  return made;
}

// ---- The board: each pit and store holds its seeds as elements.
const board = $("board"), contents = $("contents"), pits = [..."ABCDEFabcdef"];
const holds = data.places.map(() => []), numbers = [];
let ring = null;
function draw(name, attributes) {
  const made = document.createElementNS(contents.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  contents.append(made);
  return made;
}

function setUpBoard() {
  contents.replaceChildren();
  ring = draw("circle", { class: "ring", r: data.pit + 2 });
  for (const [, , , , x, y] of data.places) numbers.push(draw("text", { class: "number", x, y: y + 8 }));
  const seed = (_, number) => draw("circle", { class: "seed", r: data.seed, fill: `url(#${number % 2 ? "Other" : ""}Seed)` });
  counts(nodes[0]).forEach((count, place) => holds[place].push(...Array.from({ length: count }, seed)));
}

// Lays the seeds of each place in a spiral, as in the pictures.
function arrange() {
  holds.forEach((seeds, place) => {
    const [x, y, across, down] = data.places[place], room = Math.max(seeds.length, 12);
    seeds.forEach((seed, index) => {
      const away = seeds.length === 1 ? 0 : Math.sqrt((index + .5) / room), turn = index * 2.399963;
      seed.style.transform = `translate(${x + across * away * Math.cos(turn)}px, ${y + down * away * Math.sin(turn)}px)`;
    });
    numbers[place].textContent = seeds.length;
  });
}

// Moves seeds until each place has as many as in the position.
function settle(node) {
  const target = counts(node), spare = [];
  holds.forEach((seeds, place) => spare.push(...seeds.splice(target[place])));
  holds.forEach((seeds, place) => seeds.push(...spare.splice(0, target[place] - seeds.length)));
  for (const seed of holds.flat()) seed.style.transitionDelay = "0s";
  arrange();
}

// Sows the seeds one by one. Captured seeds leave when the last one has arrived.
function sow(node) {
  const pit = holds[pits.indexOf(node.move)], hand = pit.splice(0);
  [...node.sown].slice(0, hand.length).forEach((letter, step) => {
    const seed = hand.shift();
    seed.style.transitionDelay = `${70 * step}ms`;
    holds[letter.codePointAt(0) - 48].push(seed);
  });
  pit.push(...hand);
  arrange();
  landing = setTimeout(() => settle(node), 70 * node.sown.length + 330);
}

function showBoard(node, isNext) {
  const seeds = counts(node), place = data.places[pits.indexOf(node.move)];
  clearTimeout(landing);
  if (data.kind === "matches") {
    // A stick and a head for each match, then the numbers of North and South.
    const parts = [...contents.children], texts = parts.splice(-2);
    parts.forEach((part, index) => { part.style.display = index < 2 * seeds[0] ? "" : "none"; });
    texts.forEach((text, index) => { text.textContent = seeds[2 - index]; });
  } else {
    settle(isNext ? nodes[node.up] : node);
    if (isNext) sow(node);
    ring.style.display = place ? "" : "none";
    if (place) ring.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
  }
  ["south", "north"].forEach((side, index) => {
    $(side).querySelector("output").textContent = seeds.at(index - 2);
    $(side).className = node.south === (side === "south") && node.next.length ? "player turn" : "player";
  });
}

// ---- The list of moves
function moveButton(at, parent) {
  const node = nodes[at];
  node.button = make("button", parent, node.label);
  if (node.sign) make("span", node.button, ` ${node.sign}`, node.mark);
  node.button.onclick = () => { stop(); go(at); };
}

// Writes a variation until its end, with the variations inside it in parentheses.
function writeVariation(first, parent) {
  for (let at = first, isCut = true; at !== undefined; at = nodes[at].next[0]) {
    const node = nodes[at], others = at === first ? [] : nodes[node.up].next.slice(1);
    if (isCut || node.ply % 2) parent.append(`${number(node)} `);
    moveButton(at, parent);
    make("em", parent, node.comment ? ` ${node.comment} ` : " ");
    for (const other of others) { parent.append("("); writeVariation(other, parent); parent.append(") "); }
    isCut = Boolean(node.comment) || others.length > 0;
  }
}

function listMoves(list) {
  const signs = new Map(nodes.filter(node => node.sign).map(node => [node.sign, node]));
  for (const [sign, node] of signs) {
    make("span", $("legend"), `${sign} `, node.mark);
    $("legend").append(`${node.meaning} `);
  }
  let isCut = true;
  for (let at = 0; at <= data.moves; at++) {
    const node = nodes[at], isSecond = node.ply % 2 === 0;
    const others = nodes[node.up].next.filter(other => at && !isMain(other));
    if (at === data.moves) others.push(...node.next);
    if (at && (isCut || !isSecond)) make("span", list, number(node), "number");
    if (at && isCut && isSecond) make("span", list);
    if (at) moveButton(at, list);
    if (node.comment) make("p", list, node.comment, "remark");
    for (const other of others) writeVariation(other, make("p", list, "", "variation"));
    isCut = Boolean(node.comment) || others.length > 0;
  }
}

// ---- Stepping
const curve = $("curve"), list = $("moves"), line = $("line");
function show(isNext) {
  const node = nodes[now];
  $("move").textContent = now ? `${number(node)} ${node.move}${node.sign ?? ""}` : "";
  for (const id of ["description", "verdict", "comment"]) $(id).textContent = node[id] ?? "";
  $("verdict").className = node.mark ?? "";
  board.setAttribute("aria-label", node.description);
  showBoard(node, isNext);
  nodes.forEach((other, at) => other.button?.setAttribute("aria-current", at === now));
  if (list.scrollHeight > list.clientHeight) list.scrollTop = (node.button?.offsetTop ?? 0) - list.clientHeight / 2;
  let main = now;
  while (!isMain(main)) main = nodes[main].up;
  if (curve) {
    $("here").style.left = `${100 * main / data.moves}%`;
    curve.setAttribute("aria-valuenow", main);
    curve.setAttribute("aria-valuetext", node.description);
  }
  $("first").disabled = $("back").disabled = !now;
  $("next").disabled = $("last").disabled = !node.next.length;
}
function go(at) {
  if (at === undefined || at === now) return;
  const isNext = nodes[at].up === now && Boolean(nodes[at].sown);
  now = at;
  show(isNext);
}

const next = at => at === data.moves ? undefined : nodes[at].next[0];
const end = at => next(at) === undefined ? at : end(next(at));
const sibling = by => { const all = nodes[nodes[now].up].next; go(all[all.indexOf(now) + by]); };
const steps = {
  first: () => go(0), back: () => go(nodes[now].up), next: () => go(nodes[now].next[0]),
  last: () => go(end(now)), above: () => sibling(-1), below: () => sibling(1),
};
const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", ArrowUp: "above", ArrowDown: "below" };

function stop() {
  replay = clearInterval(replay);
  $("play").setAttribute("aria-pressed", false);
}
function play() {
  if (replay) return stop();
  if (end(now) === now) go(0);
  replay = setInterval(() => end(now) === now ? stop() : go(next(now)), 1800);
  $("play").setAttribute("aria-pressed", true);
}

const step = name => { stop(); steps[name](); };
for (const id of ["first", "back", "next", "last"]) $(id).onclick = () => step(id);
$("play").onclick = play;
addEventListener("keydown", event => {
  const { key, target, ctrlKey, metaKey, altKey } = event, isTyped = key === " " && target.tagName === "BUTTON";
  if (target === line || ctrlKey || metaKey || altKey || isTyped || !(keys[key] || key === " ")) return;
  if (key === " ") play(); else step(keys[key]);
  event.preventDefault();
});

// The right half of the board and a swipe to the left lead forward.
let touched = 0;
board.onclick = event => {
  const box = board.getBoundingClientRect();
  step(event.clientX < box.left + box.width / 2 ? "back" : "next");
};
board.ontouchstart = event => { touched = event.touches[0].clientX; };
board.ontouchend = event => {
  const moved = event.changedTouches[0].clientX - touched;
  if (Math.abs(moved) < 40) return;
  event.preventDefault();
  step(moved < 0 ? "next" : "back");
};
if (curve) {
  curve.onpointermove = event => {
    const box = curve.getBoundingClientRect(), share = (event.clientX - box.left) / box.width;
    if (!event.buttons) return;
    stop();
    go(Math.max(0, Math.min(data.moves, Math.round(share * data.moves))));
  };
  curve.onpointerdown = event => { curve.setPointerCapture(event.pointerId); curve.onpointermove(event); };
}

$("copy").onclick = () => {
  line.select();
  if (navigator.clipboard) navigator.clipboard.writeText(line.value); else document.execCommand("copy");
  $("copy").textContent = data.copied;
};
$("share").hidden = !line.value;
$("steps").hidden = $("list").hidden = nodes.length < 2;
if (data.kind !== "matches") setUpBoard();
listMoves(list);
show(false);
