"use strict";
// The page of the club: draws the cells that the club sends, and sends keys, the mouse and touches.
// The messages are described in src/web/wire.rs and src/web/message.rs.
(() => {
  // The address of the page, which a proxy may serve below a path.
  const base = new URL(".", document.currentScript.src).href;
  const $ = (id) => document.getElementById(id);
  const canvas = $("cells");
  const pen = canvas.getContext("2d", { alpha: false });
  const light = matchMedia("(prefers-color-scheme: light)");

  // ---------------------------------------------------------------- colors

  const DARK = ["#1c1712", "#e06c5a", "#8fbf6a", "#e0b050", "#7aa6da", "#c397d8", "#70c0b1", "#c8bca8",
    "#7a6f60", "#f08a78", "#a8d885", "#f0c870", "#96bfef", "#d8b4ea", "#90d8c8", "#fff8ec"];
  const LIGHT = ["#33291f", "#b01e12", "#2f6b2f", "#8f5200", "#2f5f9a", "#7a3b8a", "#1f6f6a", "#8a7d6a",
    "#6f6252", "#c83a2a", "#3f8a3f", "#a86a10", "#3f78ba", "#9450a8", "#2f8a84", "#f5efe3"];
  let usual = {};

  function readColors() {
    const style = getComputedStyle(document.documentElement);
    usual = {
      text: style.getPropertyValue("--text").trim(),
      ground: style.getPropertyValue("--ground").trim(),
      sixteen: light.matches ? LIGHT : DARK,
    };
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

  // ---------------------------------------------------------------- cells

  const FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace';
  // The smallest screen in cells on which everything fits, and the largest that the club draws.
  const MIN_COLUMNS = 60, MIN_ROWS = 18, MAX_COLUMNS = 240, MAX_ROWS = 80;
  const BOLD = 1, DIM = 2, ITALIC = 4, UNDERLINED = 8, REVERSED = 64, HIDDEN = 128, CROSSED = 256;
  const EMPTY = { sign: " ", fg: 0, bg: 0, look: 0 };
  let columns = 0, rows = 0, cells = [];
  let width = 8, height = 16, size = 13;
  let requested = [0, 0];
  const dirty = new Set();
  let isDrawing = false;

  /** Chooses the size of a cell, in pixels of the device, and requests a screen that fills the page. */
  function fit() {
    const room = $("room");
    const scale = window.devicePixelRatio || 1;
    const [across, down] = [room.clientWidth, room.clientHeight];
    if (!across || !down) return;
    pen.font = `100px ${FONT}`;
    const ratio = pen.measureText("0").width / 100;
    let letter = Math.min(16, across / MIN_COLUMNS / ratio);
    letter = Math.min(letter, down / MIN_ROWS / 1.25);
    width = Math.max(3, Math.floor(letter * ratio * scale));
    height = Math.max(6, Math.floor(letter * 1.25 * scale));
    size = width / ratio;
    const wanted = [
      Math.min(MAX_COLUMNS, Math.floor((across * scale) / width)),
      Math.min(MAX_ROWS, Math.floor((down * scale) / height)),
    ];
    if (wanted.join() !== requested.join()) {
      requested = wanted;
      send({ size: wanted });
    }
    resize();
  }

  function resize() {
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.max(1, columns * width);
    canvas.height = Math.max(1, rows * height);
    canvas.style.width = canvas.width / scale + "px";
    canvas.style.height = canvas.height / scale + "px";
    redraw();
  }

  function redraw() {
    for (let place = 0; place < cells.length; place++) dirty.add(place);
    draw();
  }

  function draw() {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      pen.textBaseline = "middle";
      for (const place of dirty) drawCell(place % columns, Math.floor(place / columns), cells[place]);
      dirty.clear();
    });
  }

  function drawCell(column, row, cell) {
    if (!cell) return;
    const [x, y] = [column * width, row * height];
    let [fg, bg] = [color(cell.fg, usual.text), color(cell.bg, usual.ground)];
    if (cell.look & REVERSED) [fg, bg] = [bg, fg];
    // A wide character also covers the next cell, whose own text is empty.
    const span = cell.wide ? 2 : 1;
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

  // ---------------------------------------------------------------- messages from the club

  const utf8 = new TextDecoder();
  let offered = "";
  let name = "", secret = "", isGuest = false, wantsMouse = true, isOver = false, isKnown = false;

  function receive(buffer) {
    const view = new DataView(buffer);
    for (let at = 0; at + 5 <= view.byteLength;) {
      const letter = String.fromCharCode(view.getUint8(at));
      const length = view.getUint32(at + 1, true);
      at += 5;
      const text = () => utf8.decode(new Uint8Array(buffer, at, length));
      if (letter === "C") takeCells(view, at, at + length);
      else if (letter === "S") takeSize(view.getUint16(at, true), view.getUint16(at + 2, true));
      else if (letter === "W") takeWords(JSON.parse(text()));
      else if (letter === "L") takeName(JSON.parse(text()));
      else if (letter === "M") wantsMouse = view.getUint8(at) === 1;
      else if (letter === "Y") copy(text());
      else if (letter === "B") ring();
      else if (letter === "D") save(...JSON.parse(text()));
      else if (letter === "F") forget();
      else if (letter === "E") farewell(text());
      at += length;
    }
    draw();
    readSoon();
  }

  function takeSize(newColumns, newRows) {
    [columns, rows] = [newColumns, newRows];
    cells = new Array(columns * rows).fill(EMPTY);
    resize();
  }

  function takeCells(view, at, end) {
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
        const wide = /^(\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60])/u.test(sign);
        cells[place] = { sign, fg, bg, look, wide };
        dirty.add(place);
      }
    }
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
    say("last", words.board?.last_move);
    say("board", words.board?.position);
    hasGame = Boolean(words.board);
    const buttons = JSON.stringify(words.buttons);
    if (buttons === offered) return;
    offered = buttons;
    $("bar").replaceChildren(...words.buttons.map(([key, what]) => {
      const button = document.createElement("button");
      const bold = document.createElement("b");
      bold.textContent = key;
      button.append(bold, key && what ? " " : "", what);
      button.type = "button";
      button.addEventListener("click", () => {
        send({ button: [key, what] });
        canvas.focus();
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
    isOver = true;
    $("word").textContent = text;
    show("bye");
    $("again").focus();
  }

  let bell = null;

  function ring() {
    navigator.vibrate?.(60);
    if (document.hidden) document.title = "● Awalé";
    try {
      bell ??= new AudioContext();
      const [tone, volume] = [bell.createOscillator(), bell.createGain()];
      tone.frequency.value = 660;
      volume.gain.setValueAtTime(0.15, bell.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, bell.currentTime + 0.25);
      tone.connect(volume).connect(bell.destination);
      tone.start();
      tone.stop(bell.currentTime + 0.25);
    } catch {
      // The browser cannot play sound.
    }
  }

  // ---------------------------------------------------------------- texts for screen readers

  // During a game only the moves are spoken: the marked line contains a clock that changes every second.
  let reading = 0, spoken = "", marked = "", hasGame = false;

  /** Returns the lines of the screen without frames and blocks. */
  function lines() {
    const text = [];
    for (let row = 0; row < rows; row++) {
      const signs = cells.slice(row * columns, (row + 1) * columns).map((cell) => cell.sign || " ").join("");
      text.push(signs.replace(/[\u2500-\u259f]+/g, " ").trimEnd());
    }
    return text;
  }

  /** After the screen has stopped changing, updates its text and the line with the cursor. */
  function readSoon() {
    clearTimeout(reading);
    reading = setTimeout(() => {
      const all = lines();
      const text = all.filter((line) => line.trim()).join("\n");
      if (text !== spoken) $("text").textContent = spoken = text;
      const mark = hasGame ? undefined : all.find((line) => /^\s*[›▸▶❯>] /.test(line));
      const chosen = (mark || "").trim();
      if (chosen !== marked) $("line").textContent = marked = chosen;
    }, 250);
  }

  // ---------------------------------------------------------------- the connection

  // Milliseconds without an answer after which the connection counts as lost.
  const ANSWER_TIMEOUT = 8000;
  let socket = null, tries = 0, retry = 0, unanswered = 0;
  let who = {};
  const lostText = $("lost").textContent;

  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (!message.size && !message.hello) unanswered ||= setTimeout(lose, ANSWER_TIMEOUT);
  }

  function connect() {
    clearTimeout(retry);
    retry = 0;
    show("place");
    fit();
    const opened = new WebSocket(base.replace(/^http/, "ws") + "socket");
    socket = opened;
    opened.binaryType = "arraybuffer";
    opened.onopen = () => {
      const language = document.documentElement.lang;
      send({ hello: { columns: requested[0], rows: requested[1], language, light: light.matches, ...who } });
    };
    opened.onmessage = (event) => {
      if (socket !== opened) return;
      clearTimeout(unanswered);
      unanswered = tries = 0;
      $("lost").hidden = true;
      receive(event.data);
    };
    let wasOpen = false;
    opened.addEventListener("open", () => (wasOpen = true));
    opened.onclose = () => {
      if (socket !== opened) return;
      lose();
      if (!wasOpen) explain();
    };
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
    if (isOver) return;
    if ($("lost").hidden) $("lost").textContent = lostText;
    $("lost").hidden = false;
    const wait = Math.min(500 * 2 ** tries++, 10000) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
  }

  function hurry() {
    if (document.hidden) return;
    document.title = "Awalé";
    if (retry) connect();
  }

  // ---------------------------------------------------------------- keys, mouse, touch

  const NAMED = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Backspace",
    "Delete", "Home", "End", "PageUp", "PageDown", "F1", "F2", "F3", "F4"]);
  const typed = $("typed");
  let before = "";

  function isHere() {
    const focus = document.activeElement;
    return !$("place").hidden && !$("link").open && (focus === canvas || focus === document.body || focus === typed);
  }

  document.addEventListener("keydown", (event) => {
    const isCombined = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
    if (!isHere() || isCombined || event.isComposing) return;
    const inField = document.activeElement === typed;
    const isLetter = [...event.key].length === 1;
    if (inField && (isLetter || (event.key === "Backspace" && typed.value))) return;
    if (!isLetter && !NAMED.has(event.key)) return;
    event.preventDefault();
    send({ key: [event.key === "Tab" && event.shiftKey ? "ArrowUp" : event.key, false] });
    if (inField && event.key === "Enter") typed.value = before = "";
  });

  // On-screen keyboards report no keys, only changes of the text in a field.
  typed.addEventListener("input", () => {
    const now = typed.value;
    let same = 0;
    while (same < before.length && before[same] === now[same]) same++;
    for (let letter = same; letter < before.length; letter++) send({ key: ["Backspace", false] });
    for (const letter of now.slice(same)) send({ key: [letter, false] });
    before = now;
  });

  $("keyboard").addEventListener("click", () => {
    typed.value = before = "";
    typed.focus();
  });

  document.addEventListener("paste", (event) => {
    if (!isHere()) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain").slice(0, 4000);
    if (text) send({ paste: text });
  });

  document.addEventListener("copy", (event) => {
    if (!isHere() || !getSelection().isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", lines().join("\n"));
  });

  function copy(text) {
    const byHand = () => {
      const field = document.createElement("textarea");
      field.value = text;
      ($("link").open ? $("link") : document.body).append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      canvas.focus();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand);
    else byHand();
  }

  function cellAt(event) {
    const box = canvas.getBoundingClientRect();
    const at = (offset, length, count) => Math.max(0, Math.min(count - 1, Math.floor((offset / length) * count)));
    return [at(event.clientX - box.left, box.width, columns), at(event.clientY - box.top, box.height, rows)];
  }

  // Pixels of a swipe that have the effect of one arrow key.
  const SWIPE = 36;
  let finger = null, hovered = "";

  canvas.addEventListener("pointerdown", (event) => {
    canvas.focus({ preventScroll: true });
    event.preventDefault();
    if (event.pointerType === "mouse") {
      if (wantsMouse && event.button !== 1) send({ mouse: [event.button === 2 ? "right" : "down", ...cellAt(event)] });
    } else {
      canvas.setPointerCapture(event.pointerId);
      finger = { x: event.clientX, y: event.clientY, swiped: false };
    }
  });

  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      const at = cellAt(event);
      if (wantsMouse && hovered !== (hovered = at.join())) send({ mouse: ["move", ...at] });
    } else if (finger) {
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return;
      const arrow = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "Right" : "Left") : dy > 0 ? "Down" : "Up";
      send({ key: ["Arrow" + arrow, false] });
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
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    wheel += event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
    for (; Math.abs(wheel) >= 40; wheel -= Math.sign(wheel) * 40) {
      send({ mouse: [wheel < 0 ? "wheelup" : "wheeldown", ...cellAt(event)] });
    }
  }, { passive: false });

  // ---------------------------------------------------------------- start page

  function show(id) {
    for (const part of ["door", "bye", "place"]) $(part).hidden = part !== id;
    if (id === "place" && document.activeElement !== typed) canvas.focus();
  }

  function enter(as) {
    who = as;
    isOver = isKnown = false;
    connect();
  }

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
  $("link").addEventListener("close", () => canvas.focus());
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
    readColors();
    redraw();
  });
  document.addEventListener("visibilitychange", hurry);
  window.addEventListener("online", hurry);

  readColors();
  // What the lobby opens first: the code of a game, or a position or a game to look at.
  let opening = /^#(game|show)=/.test(location.hash) ? location.hash : "";
  // A secret after # is not sent to the server, and leaves the address bar before anything is shown.
  const [, joined] = location.hash.match(/^#join=([0-9A-Za-z-]+)$/) ?? [];
  if (joined || opening) history.replaceState(null, "", location.pathname + location.search);
  window.addEventListener("hashchange", () => location.hash && location.reload());
  // A guest who opens the link of a game again, for example in another tab, has the same seat.
  const [seat, seatSecret] = JSON.parse(localStorage.getItem("seat") ?? "[]");
  if (opening && opening === seat) enter({ guest: seatSecret });
  else if (joined || kept()) enter({ link: joined ?? kept() });
  else if (opening || sessionStorage.getItem("guest")) enter({ guest: sessionStorage.getItem("guest") });
})();
