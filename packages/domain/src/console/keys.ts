/** A key of the console, and where it counts. */
type Key = {
  /**
   * Any of these, as `KeyboardEvent.key` says them, letters small; 'click' is no key, and is held
   * with Shift.
   */
  readonly keys: readonly string[];
  /** What is held with it: Ctrl or, on a Mac, Cmd; Shift. Nothing else is. */
  readonly held?: 'command' | 'shift';
};

/**
 * Every key of the console with its one meaning, wherever it is pressed: on a row, in the drawer or
 * on a selection. The code listens by this table, and the list of keys is drawn from it.
 */
export const KEYS = {
  search: { keys: ['k'], held: 'command' },
  searchHere: { keys: ['/'] },
  help: { keys: ['?'] },
  approve: { keys: ['a'] },
  reject: { keys: ['r'] },
  askAgain: { keys: ['s'] },
  reply: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  confirm: { keys: ['Enter'], held: 'command' },
  range: { keys: ['click'], held: 'shift' },
  next: { keys: ['n', 'j'] },
  previous: { keys: ['p', 'k'] },
  select: { keys: ['x'] },
  reopen: { keys: ['o'] },
  open: { keys: ['Enter'] },
  close: { keys: ['Escape'] },
  print: { keys: ['p'], held: 'command' },
  move: { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
} as const satisfies Readonly<Record<string, Key>>;

export type KeyName = keyof typeof KEYS;

/** In the order in which they are listed. */
export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[];

/** What is held with a key, or null. */
export function heldWith(name: KeyName): 'command' | 'shift' | null {
  const key: Key = KEYS[name];
  return key.held ?? null;
}

/**
 * Whether a key types something and is pressed alone. Whoever speaks to a computer presses such
 * keys without meaning to, so that they can be turned off (WCAG 2.1.4).
 */
export function isSingle(name: KeyName): boolean {
  return heldWith(name) === null && KEYS[name].keys.every((key) => key.length === 1);
}

/** What a keyboard tells: a `KeyboardEvent` is one. */
export type Pressed = {
  readonly key: string;
  /** Where the key is, whatever stands on it: 'KeyK', 'Digit1'. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

type Meant = { readonly name: KeyName; readonly key: string };

/** What somebody means who presses this, and by which of its keys; null: nothing of the table. */
export function meantBy(pressed: Pressed): Meant | null {
  if (pressed.altKey) return null;
  const isHeld = pressed.ctrlKey || pressed.metaKey;
  // Ctrl + Shift + K and Ctrl + Shift + P are the browser's.
  if (isHeld && pressed.shiftKey) return null;
  const key = latin(pressed);
  const name = KEY_NAMES.find(
    (each) =>
      heldWith(each) === (isHeld ? 'command' : null) &&
      KEYS[each].keys.some((known) => known === key),
  );
  return name === undefined ? null : { name, key };
}

/** Whether this presses that very key. */
export function isPress(name: KeyName, pressed: Pressed): boolean {
  return meantBy(pressed)?.name === name;
}

/** On a keyboard that writes Devanagari the key counts that stands in that place. */
function latin({ key, code, shiftKey }: Pressed): string {
  if (key.length > 1 || /^[!-~]$/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)?.slice(1).join('').toLowerCase() ?? key;
}
