// Short names that all parts of the page use.

/** The address of the page, which a proxy may serve below a path. */
export const base = new URL(".", import.meta.url).href;

export const $ = (id) => document.getElementById(id);

/** Whether the system asks for light colors. */
export const light = matchMedia("(prefers-color-scheme: light)");

/** Gives the focus to the screen, so that keys go to the program. */
export function focusScreen() {
  ($("cells").hidden ? $("room") : $("cells")).focus({ preventScroll: true });
}

/** Makes an element with a class and a text. */
export function element(tag, className, text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/** Sets the text of an element. If it is the same, the browser has nothing to do. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
