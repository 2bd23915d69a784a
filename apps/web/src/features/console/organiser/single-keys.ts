const KEPT = 'pratibha.keys';
/** Where the browser refuses storage: until the page is left. */
let isOff = false;

/** Whether keys that are pressed alone do anything in this browser: they do, until turned off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return !isOff;
  }
}

/** Turns them on or off. */
export function turnSingleKeys(isOn: boolean): void {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // It holds until the page is left.
  }
}
