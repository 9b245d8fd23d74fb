// The content of a screen as elements of the page, instead of cells: headings, texts, and rows that
// are large enough for fingers.

import { $, element, setText } from "./dom.js";
import { send } from "./connection.js";

const notes = $("notes");
// The kind of each element, and the function that shows a part in it.
let shown = [];

const MAKE = {
  heading() {
    const node = element("h2");
    return [node, (text) => setText(node, text)];
  },
  text() {
    const node = element("p");
    return [node, (text) => setText(node, text)];
  },
  countdown() {
    return MAKE.text();
  },
  field() {
    // A text field of the outline is not shown here, because the page has one input field for all of them.
    const node = element("p");
    node.hidden = true;
    return [node, () => {}];
  },
  row(place) {
    const node = element("div", "row");
    const open = element("button", "open");
    const [label, value] = [element("span", "label"), element("span", "value")];
    const [before, after] = [element("button", "step", "◂"), element("button", "step", "▸")];
    open.append(label, value);
    node.append(open, before, after);
    let row = null;
    [[open, 0], [before, -1], [after, 1]].forEach(([button, step]) => {
      button.type = "button";
      button.addEventListener("click", () => send({ row: [place, textOf(row), step] }));
    });
    return [node, (now) => {
      row = now;
      setText(label, now.label);
      setText(value, now.field ? now.field.text : now.value);
      before.hidden = after.hidden = !now.can_change;
      before.setAttribute("aria-label", `${now.label} ◂`);
      after.setAttribute("aria-label", `${now.label} ▸`);
      const wasChosen = open.getAttribute("aria-current") === "true";
      if (now.is_chosen === wasChosen) return;
      if (now.is_chosen) open.setAttribute("aria-current", "true");
      else open.removeAttribute("aria-current");
      if (now.is_chosen) node.scrollIntoView({ block: "nearest" });
    }];
  },
};

/** The text of a row, by which the program recognizes it. */
function textOf({ label, value }) {
  return label && value ? `${label}: ${value}` : label || value;
}

/** Shows the title of a screen, in any case for screen readers. */
export function showTitle({ title, aside }) {
  setText($("title"), title || "Awalé");
  setText($("aside"), aside ?? "");
}

/** Shows an outline. Elements stay as long as the parts in their place have the same kind. */
export function showOutline(outline) {
  setText($("ask"), outline.question ?? "");
  const parts = outline.parts.map((part) => Object.entries(part)[0]);
  parts.forEach(([kind, part], place) => {
    if (shown[place]?.kind !== kind) {
      const [node, update] = MAKE[kind](place);
      if (shown[place]) shown[place].node.replaceWith(node);
      else notes.append(node);
      shown[place] = { kind, node, update };
    }
    shown[place].update(part);
  });
  for (const { node } of shown.splice(parts.length)) node.remove();
}
