// The dialog for a backup of everything that the browser keeps, and what it says about keeping it.

import * as connection from "./connection.js";
import { $ } from "./dom.js";
import { save, show } from "./page.js";

const MAX_BYTES = 64 << 20;
const dialog = $("backup"), report = $("backup-report"), file = $("backup-file");
// Whether a backup was loaded. The program starts again with the new files.
let isLoaded = false;

$("show-backup").addEventListener("click", async () => {
  report.textContent = "";
  const isKept = await navigator.storage?.persisted?.().catch(() => false);
  const [kept, notKept] = dialog.querySelectorAll(".kept");
  [kept.hidden, notKept.hidden] = [!isKept, isKept];
  dialog.showModal();
});
$("close-backup").addEventListener("click", () => dialog.close());
dialog.addEventListener("close", () => isLoaded && location.reload());
$("save-backup").addEventListener("click", () => connection.ask({ save: true }));
$("load-backup").addEventListener("click", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files;
  if (!chosen) return;
  // A file that is too large is refused by its length, without being read.
  const text = chosen.size > MAX_BYTES ? " ".repeat(MAX_BYTES + 1) : await chosen.text();
  file.value = "";
  connection.ask({ load: text, takesSettings: $("take-settings").checked });
});
$("again").addEventListener("click", () => location.reload());

const answers = {
  backup: (text) => save(`awale-${new Date().toISOString().slice(0, 10)}.json`, text),
  loaded: (text) => {
    isLoaded = true;
    report.textContent = text;
  },
  refused: (text) => {
    report.textContent = text;
  },
  // After the first game, ask the browser once to keep the stored files permanently.
  played: () => {
    if (localStorage.getItem("kept")) return;
    localStorage.setItem("kept", "asked");
    navigator.storage?.persist?.().catch(() => {});
  },
  elsewhere: () => {
    connection.end();
    dialog.close();
    $("word").textContent = dialog.dataset.elsewhere;
    $("again").textContent = dialog.dataset.here;
    show("bye");
    $("again").focus();
  },
};

connection.answer((data) => {
  for (const [name, value] of Object.entries(data)) answers[name]?.(value);
});
