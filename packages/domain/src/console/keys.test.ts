import { describe, expect, it } from 'vitest';
import { isPress, isSingle, KEY_NAMES, KEYS, meantBy, type Pressed } from './keys.ts';

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...more,
});
const held = { ctrlKey: true };

describe('the keys of the console', () => {
  it('have one meaning each', () => {
    const all: readonly string[] = Object.values(KEYS).flat();
    expect(all).toEqual([...new Set(all)]);
  });

  it('are found by every way of pressing them, and what takes a mouse is not', () => {
    for (const name of KEY_NAMES) {
      for (const key of KEYS[name]) {
        const [held, alone] = [key.startsWith('Mod+'), key.replace(/^\w+\+/, '')];
        const event = pressed(alone, { ctrlKey: held, shiftKey: key.startsWith('Shift+') });
        expect(meantBy(event)).toEqual(name === 'range' ? null : { name, key });
      }
    }
  });

  it.each([
    ['a small letter', pressed('n'), 'next'],
    ['a capital one', pressed('N', { shiftKey: true }), 'next'],
    ['a sign that takes Shift', pressed('?', { shiftKey: true, code: 'Minus' }), 'help'],
    ['Ctrl', pressed('k', held), 'search'],
    ['Cmd', pressed('k', { metaKey: true }), 'search'],
    ['the same without it', pressed('k'), 'previous'],
    ['a Devanagari letter, by its place', pressed('क', { code: 'KeyK', ctrlKey: true }), 'search'],
    ['a Devanagari digit', pressed('१', { code: 'Digit1' }), 'reply'],
    ['the slash of such a keyboard', pressed('य', { code: 'Slash' }), 'searchHere'],
    ['the same with Shift', pressed('?', { code: 'Slash', shiftKey: true }), 'help'],
    ['another letter, whatever its place', pressed('q', { code: 'KeyA' }), null],
    ['Alt, which opens menus and writes signs', pressed('n', { altKey: true }), null],
    ['Ctrl + Shift, which is the browser’s', pressed('K', { ...held, shiftKey: true }), null],
    ['Ctrl + A, which selects all', pressed('a', held), null],
    ['a dead key', pressed('Dead', { code: 'KeyN' }), null],
    ['something else in another script', pressed('ओ', { code: 'BracketLeft' }), null],
  ] as const)('take %s', (_, event, name) => {
    expect(meantBy(event)?.name ?? null).toBe(name);
    if (name !== null) expect(isPress(name, event)).toBe(true);
  });

  it('can be turned off where they type something', () => {
    expect(KEY_NAMES.filter((name) => !isSingle(name))).toEqual([
      ...['search', 'confirm', 'range', 'open', 'close', 'print', 'move'],
    ]);
  });

  it('hold nothing that a browser closes, loads, saves or finds by', () => {
    const all: readonly string[] = Object.values(KEYS).flat();
    const keys = all.filter((key) => /^Mod\+[acflnqrstvwxz0-9]$/.test(key));
    expect(keys).toEqual([]);
  });
});
