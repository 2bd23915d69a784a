import { expect, test } from 'vitest';
import {
  isReceiptCode,
  RECEIPT_BYTES,
  receiptCodeOf,
  shownReceiptCode,
  typedReceiptCode,
} from './receipt-code.ts';

const CODE = '7K3M9QX2T5R8W1Z0';

test.each([
  [CODE, CODE],
  ['7k3m-9qx2-t5r8-w1z0', CODE],
  [' 7K3M 9QX2 T5R8 WLZO ', CODE],
  ['७K३M-९QX२-T५R८-W१Z०', CODE],
  ['7K3M–9QX2—T5R8‑WiZo', CODE],
  ['7K3M9QX2T5R8W1Z', null],
  ['7K3M9QX2T5R8W1Z00', null],
  ['7K3M9QX2T5R8W1ZU', null],
  ['7K3M9QX2T5R8W1Z?', null],
  ['', null],
])('who types %j means %j', (typed, code) => {
  expect(typedReceiptCode(typed)).toBe(code);
});

test('a code is made of random bytes, and none of its digits is read for another', () => {
  const bytes = Uint8Array.from({ length: RECEIPT_BYTES }, (_, n) => n * 17);
  expect(receiptCodeOf(bytes)).toBe('0H2K4N6Q8SAVCXEZ');
  const all = Array.from({ length: 256 }, (_, byte) =>
    receiptCodeOf(new Uint8Array(RECEIPT_BYTES).fill(byte)),
  );
  expect(all.every(isReceiptCode)).toBe(true);
  expect(new Set(all).size).toBe(32);
  expect(all.join('')).not.toMatch(/[ILOU]/);
});

test('it is shown in groups of four', () => {
  expect(shownReceiptCode(CODE)).toBe('7K3M-9QX2-T5R8-W1Z0');
});
