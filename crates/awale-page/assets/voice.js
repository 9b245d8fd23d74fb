// What screen readers speak. Each text is added to a live region once; clocks are spoken on request
// and when little time is left.

import { $, element } from "./dom.js";

const region = $("voice");
// The number of texts that remain in the region, where a screen reader can read them again.
const MAX_TEXTS = 30;
// Milliseconds without a change after which the chosen line or pit is spoken.
const CHOICE_DELAY = 150;
// The times left at which a clock is spoken, in seconds.
const ALARMS = [60, 20, 10];

let before = null, clocks = [];
let chosen = "", choosing = 0;

/** Lets screen readers speak a text. */
export function say(text) {
  if (!text) return;
  region.append(element("p", "", text));
  while (region.childElementCount > MAX_TEXTS) region.firstElementChild.remove();
}

/** Forgets the last screen, so that the next one is spoken completely. */
export function begin() {
  [before, clocks, chosen] = [null, [], ""];
}

/** Speaks what is new on a screen. */
export function takeOutline(now) {
  const old = before ?? { title: "", parts: [], away: [] };
  // A question covers the screen for a moment.
  if (now.question) now = { ...old, question: now.question };
  before = now;
  if (now.title !== old.title) say(now.title);
  if (now.question !== old.question) say(now.question);
  if (now.board?.last_move !== old.board?.last_move) say(now.board?.last_move);
  const choice = now.board?.choice ?? "";
  const texts = newTexts(old, now).filter((text) => !text.startsWith(moveIn(choice)));
  texts.forEach(say);
  const { away, back } = region.dataset;
  for (const name of now.away) if (!old.away.includes(name)) say(away.replace("NAME", name));
  // A result, or another screen, does not mean that somebody is back.
  const isSame = now.title === old.title && !texts.length;
  for (const name of old.away) if (isSame && !now.away.includes(name)) say(back.replace("NAME", name));
  const row = now.parts.map((part) => part.row).find((row) => row?.is_chosen);
  $("line").textContent = row ? [row.label, row.value].filter(Boolean).join(": ") : "";
  clearTimeout(choosing);
  choosing = setTimeout(sayChoice, CHOICE_DELAY, now, Boolean(row?.field));
}

/** Speaks the chosen line or pit, unless the visitor types in that line. */
function sayChoice(now, isTyped) {
  const choice = now.board?.choice ?? $("line").textContent;
  if (choice !== chosen && !isTyped) say(choice);
  chosen = choice;
}

/** Returns the first words of the chosen move, as in "A: sows". A text that begins so describes the same move. */
function moveIn(choice) {
  const end = choice.indexOf(" ", choice.indexOf(":") + 2);
  return end > 0 ? choice.slice(0, end) : "\n";
}

/** Returns the texts that the old screen did not have. */
function newTexts(old, now) {
  const count = new Map();
  for (const text of old.parts.map(key)) count.set(text, (count.get(text) ?? 0) + 1);
  const isNew = (part) => {
    const left = count.get(key(part)) ?? 0;
    count.set(key(part), left - 1);
    return textOf(part) && left <= 0;
  };
  return now.parts.filter(isNew).map(textOf);
}

/** The words of a part. Rows are silent until they are chosen, unless they are news, such as a challenge. */
const textOf = ({ text, countdown, row }) => text ?? countdown ?? (row?.is_news ? row.label : "");

/** Texts that differ only in a number, such as counters, are the same. Lines of chat have a colon. */
const key = (part) => (part.text?.includes(":") ? part.text : textOf(part).replace(/\d+/g, "#"));

/** Takes the clocks. Speaks one that is running out. */
export function takeClocks(now) {
  now.forEach((clock, place) => {
    const earlier = clocks[place]?.seconds ?? 0;
    const isDue = (seconds) => earlier > seconds && clock.seconds <= seconds;
    if (clock.is_running && ALARMS.some(isDue)) say(spoken(clock));
  });
  clocks = now;
}

const spoken = ({ name, time }) => `${name}: ${time}`;

function sayClocks() {
  say(clocks.map(spoken).join(", ") || region.dataset.none);
}

$("clocks").addEventListener("click", sayClocks);
addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || event.code !== "KeyC") return;
  event.preventDefault();
  sayClocks();
});
