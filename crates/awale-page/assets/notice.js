// Calls a visitor who looks away: the title and the icon of the page, a sound, a vibration, and a
// notification of the system.

import { $, base, focusScreen } from "./dom.js";

const icon = document.querySelector("link[rel=icon]");
const plainIcon = icon.getAttribute("href");
const markedIcon = plainIcon.replace("</svg>", "<circle cx='24' cy='8' r='8' fill='%23e03020'/></svg>");
// The sounds: the frequencies of their tones.
const SOUNDS = { move: [660], challenge: [660, 880], own: [660] };
const TONE_SECONDS = 0.25;

/** Shows a title. One that begins with ● also marks the icon. */
export function takeTitle(text) {
  document.title = text;
  const now = text.startsWith("●") ? markedIcon : plainIcon;
  if (icon.getAttribute("href") !== now) icon.setAttribute("href", now);
}

/** Calls the visitor for the reason in `text`. */
export function call([kind, text]) {
  play(SOUNDS[kind] ?? SOUNDS.own);
  navigator.vibrate?.(kind === "challenge" ? [60, 80, 60] : 60);
  if (text && !document.hasFocus()) notify(text);
}

// ---------------------------------------------------------------- sound

// The player of sounds, and the last sound that it plays.
let player = null, playing = null;
const sound = $("sound");

function showSound() {
  sound.setAttribute("aria-pressed", String(localStorage.getItem("muted") !== "1"));
}

sound.addEventListener("click", (event) => {
  localStorage.setItem("muted", localStorage.getItem("muted") === "1" ? "0" : "1");
  showSound();
  play(SOUNDS.move);
  // After a tap the next key is for the game. A visitor who has pressed the button with the keyboard keeps the focus
  // here.
  if (event.detail) focusScreen();
});
showSound();

/** Browsers play sounds only after a key or a tap. */
async function unlock() {
  try {
    player ??= new AudioContext();
    await player.resume();
    // A player that runs takes processor time also when it is silent.
    if (!playing) await player.suspend();
  } catch {
    // The browser cannot play sound.
  }
}
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { once: true });

async function play(tones) {
  if (localStorage.getItem("muted") === "1" || !player) return;
  const current = playing = { tones };
  await player.resume();
  let last = null;
  tones.forEach((frequency, number) => {
    const [tone, volume] = [player.createOscillator(), player.createGain()];
    const start = player.currentTime + number * TONE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(player.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    last = tone;
  });
  last.onended = () => {
    if (playing !== current) return;
    playing = null;
    player.suspend();
  };
}

// ---------------------------------------------------------------- notifications

// Only the page of a club has this button. A game without a server goes on only while the page is open.
const ask = $("notify");

function showAsk() {
  if (!ask) return;
  // Browsers have no notifications for pages that come over plain http from another computer.
  ask.hidden = !isSecureContext || window.Notification?.permission !== "default";
}

ask?.addEventListener("click", async () => {
  await Notification.requestPermission();
  showAsk();
  focusScreen();
});
showAsk();

async function notify(text) {
  if (window.Notification?.permission !== "granted") return;
  const options = { body: text, tag: "awale", renotify: true };
  try {
    // Phones show notifications of service workers only.
    await navigator.serviceWorker.register(base + "worker.js");
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification("Awalé", options);
  } catch {
    try {
      const shown = new Notification("Awalé", options);
      shown.onclick = () => window.focus();
    } catch {
      // The browser has no notifications of either kind.
    }
  }
}
