type Layer = { readonly element: HTMLDialogElement; readonly close: () => void };

/** What lies over the page, the uppermost last. */
const layers: Layer[] = [];
const watchers = new Set<() => void>();

/** The uppermost dialog, else the body: where what must be seen and reached belongs. */
export function uppermost(): HTMLElement {
  return layers.at(-1)?.element ?? document.body;
}

/**
 * Calls `watcher` whenever another element becomes the uppermost, before a dialog is taken away.
 */
export function watchUppermost(watcher: () => void): void {
  watchers.add(watcher);
}

/**
 * Lays a dialog over all the others, with the focus in it: on what is marked `data-autofocus`, else
 * on its first button or field.
 *
 * @param close closes it when Escape is pressed: of several layers the uppermost alone
 * @param opener what gets the focus back
 * @returns takes it away
 */
export function openLayer(
  element: HTMLDialogElement,
  close: () => void,
  opener: Element | null,
): () => void {
  if (layers.length === 0) {
    window.addEventListener('keydown', closeUppermost);
    keepScrollbarsRoom();
  }
  element.showModal();
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  const layer = { element, close };
  layers.push(layer);
  tell();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    tell();
    if (layers.length === 0) window.removeEventListener('keydown', closeUppermost);
    element.close();
    setTimeout(() => giveBack(opener, element));
  };
}

/** Whether a dialog is one of the layers, however the browser shows it. */
export function isLayer(element: HTMLDialogElement): boolean {
  return layers.some((layer) => layer.element === element);
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/**
 * The browser closes by Escape, too; but it lets a page refuse that only once before the next press
 * or click, and a form refuses it whenever something was typed.
 */
function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  layers.at(-1)?.close();
}

/**
 * The page behind cannot be scrolled: what its scrollbar took stays empty, so that nothing moves.
 */
function keepScrollbarsRoom(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}

/**
 * The browser gives the focus back to what had it. That may be gone or disabled by now: the focus
 * goes to the dialog below, or to the heading of the page.
 */
function giveBack(opener: Element | null, closed: HTMLDialogElement): void {
  const { activeElement, body } = document;
  // Something else may have taken it already, such as the next dialog.
  if (activeElement !== body && !closed.contains(activeElement)) return;
  const places = [opener === body ? null : opener, layers.at(-1)?.element];
  for (const place of [...places, document.querySelector('main h1')]) {
    if (!(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
