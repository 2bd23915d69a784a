/** How long nothing may happen on the page before the map comes: it takes from nobody at work. */
const IDLE_MS = 2000;
/** What says that somebody is at work here, or that the map may come only now. */
const STIRRINGS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusout', 'load'];

let stop: () => void = () => undefined;

/**
 * Shows the map when the page has been idle for a while, beginning now.
 * @param isNear whether the footer is near; false ends the wait
 */
export function awaitIdle(button: HTMLElement, isNear: boolean): void {
  stop();
  if (!isNear || !button.isConnected) return;
  const end = new AbortController();
  let timer: number | undefined;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => isWelcome(button) && showMap(button), IDLE_MS);
  };
  for (const kind of STIRRINGS) {
    window.addEventListener(kind, wait, { signal: end.signal, capture: true, passive: true });
  }
  stop = () => {
    end.abort();
    window.clearTimeout(timer);
  };
  wait();
}

/** Puts the map's frame in the place of the button and what surrounds it. */
export function showMap(button: HTMLElement): HTMLIFrameElement {
  stop();
  const { dataset } = button;
  const frame = document.createElement('iframe');
  // Whose page shows the map is nobody's business; said before the address, or it comes too late.
  frame.referrerPolicy = 'no-referrer';
  frame.src = dataset.map ?? '';
  frame.title = dataset.mapTitle ?? '';
  frame.className = dataset.mapClass ?? '';
  button.parentElement?.replaceChildren(frame);
  return frame;
}

/** Not while the page loads, not for who saves data, not from under the keyboard. */
function isWelcome(button: HTMLElement): boolean {
  const isLoaded = document.readyState === 'complete';
  return isLoaded && navigator.onLine && !savesData() && document.activeElement !== button;
}

/** Whether the browser was told to save data; only Chromium's can be. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
