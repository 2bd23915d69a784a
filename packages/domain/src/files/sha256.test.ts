import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The hash of bytes that come in pieces of this size. */
function hashOf(bytes: Uint8Array, size = Math.max(bytes.length, 1)): string {
  const hash = sha256();
  for (let at = 0; at < bytes.length; at += size) hash.add(bytes.subarray(at, at + size));
  return hash.end();
}

/* FIPS 180-4, examples of NIST; the server compares more lengths with node:crypto. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the hash of %.20s', (text, expected) => {
  expect(hashOf(bytesOf(text))).toBe(expected);
});

test.each([1, 55, 56, 63, 64, 65, 119, 120, 128, 1000])(
  '%i bytes have one hash, in whatever pieces they come',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 131 + 7) % 256);
    const sizes = [1, 7, 64, 100];
    expect(sizes.map((size) => hashOf(bytes, size))).toEqual(sizes.map(() => hashOf(bytes)));
  },
);
