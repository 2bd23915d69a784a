import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha512 } from './sha512.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const textBytes = (text: string) => Uint8Array.from(Buffer.from(text));

test.each([
  // FIPS 180-4, examples of NIST.
  [
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
      '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  [
    '',
    'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce' +
      '47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
  ],
])('the digest of %j is the published one', (text, digest) => {
  expect(hexOf(sha512(textBytes(text)))).toBe(digest);
});

test('messages of every length up to three blocks have the digest that node:crypto finds', () => {
  for (let length = 0; length <= 384; length += 1) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255);
    const digest = createHash('sha512').update(message).digest('hex');
    expect(hexOf(sha512(message)), `${length} bytes`).toBe(digest);
  }
});
