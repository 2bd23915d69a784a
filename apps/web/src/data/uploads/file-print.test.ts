import { expect, test, vi } from 'vitest';
import { printOf } from './file-print.ts';

const MIB = 1024 * 1024;
const large = (change: Partial<Record<number, number>> = {}) => {
  const bytes = new Uint8Array(3 * MIB);
  for (const [at, byte] of Object.entries(change)) bytes[Number(at)] = byte ?? 0;
  return new Blob([bytes]);
};

test.each([true, false])('the same file is known again (secure: %s)', async (isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure);
  const print = await printOf(large());
  expect(await printOf(large())).toBe(print);
  expect(await printOf(large({ 5: 1 })), 'another beginning').not.toBe(print);
  expect(await printOf(large({ [3 * MIB - 1]: 1 })), 'another end').not.toBe(print);
  expect(await printOf(new Blob(['a'])), 'another size').not.toBe(print);
  expect(await printOf(new Blob(['a']))).toBe(await printOf(new Blob(['a'])));
  vi.unstubAllGlobals();
});
