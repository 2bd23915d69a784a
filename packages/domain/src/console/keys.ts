/**
 * Every key of the console with its one meaning, wherever it is pressed: on a row, in the drawer or
 * on a selection. The code listens by this table, and the list of keys is drawn from it. A key is
 * called as `KeyboardEvent.key` says, letters small; `Mod` is Ctrl or, on a Mac, Cmd.
 */
export const KEYS = {
  search: ['Mod+k'],
  searchHere: ['/'],
  help: ['?'],
  approve: ['a'],
  reject: ['r'],
  askAgain: ['s'],
  reply: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  confirm: ['Mod+Enter'],
  /** No key alone: it is pressed with the mouse. */
  range: ['Shift+click'],
  next: ['n', 'j'],
  previous: ['p', 'k'],
  select: ['x'],
  reopen: ['o'],
  open: ['Enter'],
  close: ['Escape'],
  print: ['Mod+p'],
  move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyName = keyof typeof KEYS;

/** In the order in which they are listed. */
export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[];

/**
 * Whether a key types something and is pressed alone. Whoever speaks to a computer presses such
 * keys without meaning to, so that they can be turned off (WCAG 2.1.4).
 */
export function isSingle(name: KeyName): boolean {
  const keys: readonly string[] = KEYS[name];
  return keys.every((key) => key.length === 1);
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
  const isHeld = pressed.ctrlKey || pressed.metaKey;
  // Ctrl + Shift + K and Ctrl + Shift + P are the browser's, and Alt writes signs.
  if (pressed.altKey || (isHeld && pressed.shiftKey)) return null;
  const key = (isHeld ? 'Mod+' : '') + latin(pressed);
  const name = KEY_NAMES.find((each) => (KEYS[each] as readonly string[]).includes(key));
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
