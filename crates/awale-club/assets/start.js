// The club's own part of the page: who the visitor is, and the secret link of a member.

import { send } from "./connection.js";
import { $, base } from "./dom.js";
import { copy } from "./input.js";
import { closeDialog, enter, save, setIdentity, show } from "./page.js";

let name = "", secret = "", isKnown = false;
let who = {};

function takeName(greeting) {
  ({ name, secret } = greeting);
  const isGuest = greeting.guest;
  isKnown = true;
  const isNew = !isGuest && who.name !== undefined;
  identify(isGuest ? { guest: secret } : { link: secret });
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

// The secret of a member stays in this tab, so that a reload keeps the visitor and the next user of a shared computer
// does not find it. On the visitor's own computer it stays in the browser.
const kept = () => sessionStorage.getItem("member") ?? localStorage.getItem("member");

/** Forgets the secret: after the visitor has left, or because it is wrong. */
function forget() {
  sessionStorage.clear();
  if (!isKnown) localStorage.removeItem("member");
  identify(kept() ? { link: kept() } : {});
}

function identify(as) {
  who = as;
  setIdentity(as, { L: (text) => takeName(JSON.parse(text)), F: forget });
}

function enterAs(as) {
  isKnown = false;
  identify(as);
  enter();
}

function showLink() {
  $("secret").textContent = `${base}#join=${secret}`;
  $("own").checked = localStorage.getItem("member") === secret;
  $("link").showModal();
}

$("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  enterAs({ name: $("name").value.trim() });
});
$("by-code").addEventListener("submit", (event) => {
  event.preventDefault();
  enterAs({ link: $("code").value.trim() });
  $("code").value = "";
});
$("own").addEventListener("change", () => {
  if ($("own").checked) localStorage.setItem("member", secret);
  else localStorage.removeItem("member");
});
$("guest").addEventListener("click", () => enterAs({ guest: sessionStorage.getItem("guest") }));
$("again").addEventListener("click", () => {
  if (who.link || who.guest) enterAs(who);
  else show("door");
});
$("show-link").addEventListener("click", showLink);
$("copy").addEventListener("click", () => copy($("secret").textContent));
$("close").addEventListener("click", () => closeDialog($("link")));
$("games").addEventListener("click", async (event) => {
  event.preventDefault();
  const answer = await fetch($("games").href, { headers: { authorization: "Bearer " + secret } });
  if (answer.ok) save(`${name}.ogn`, await answer.blob());
});

// The part of a link after #, which the lobby opens first: the code of a game to join, or a position or a game to show.
let opening = /^#(game|show|play|puzzle)=/.test(location.hash) ? location.hash : "";
// A secret after # is not sent to the server, and leaves the address bar before anything is shown.
const [, joined] = location.hash.match(/^#join=([0-9A-Za-z-]+)$/) ?? [];
if (joined || opening) history.replaceState(history.state, "", location.pathname + location.search);
// A guest who opens the link of a game again, for example in another tab, has the same seat.
const [seat, seatSecret] = JSON.parse(localStorage.getItem("seat") ?? "[]");
if (opening && opening === seat) enterAs({ guest: seatSecret });
else if (joined || kept()) enterAs({ link: joined ?? kept() });
else if (opening || sessionStorage.getItem("guest")) enterAs({ guest: sessionStorage.getItem("guest") });
