import { describe, expect, test } from 'vitest';
import { isSignedByEd25519 } from './ed25519.ts';

/* The server compares with node:crypto, key by key. */

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** RFC 8032, 7.1: tests 1, 2, 3 and SHA(abc); the one of 1,023 bytes says nothing more. */
const VECTORS = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
      '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
      '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
  [
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
      '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589' +
      '09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  ],
] as const;

describe('a signature', () => {
  test.each(VECTORS)('of RFC 8032 by %s is right', (key, message, signature) => {
    const [k, m, s] = [key, message, signature].map(bytesOf) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    expect(isSignedByEd25519(k, m, s)).toBe(true);
    expect(isSignedByEd25519(k, Uint8Array.of(...m, 0), s)).toBe(false);
  });

  const [key, message, signature] = (VECTORS[1] as readonly string[]).map(bytesOf) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const s = BigInt(`0x${hexOf(signature.slice(32).reverse())}`);
  const sPlusOrder = bytesOf((s + order).toString(16).padStart(64, '0')).reverse();

  test.each([
    ['another key', bytesOf(VECTORS[0][0]), signature],
    ['a key that is no point', key.with(0, 0x3e).with(31, 0x0c), signature],
    ['a key above the field', new Uint8Array(32).fill(255), signature],
    ['a short key', key.slice(1), signature],
    ['a short signature', key, signature.slice(0, 63)],
    ['a long one', key, Uint8Array.of(...signature, 0)],
    ['none', key, new Uint8Array(64)],
    [
      'the order added to it, by which there would be two',
      key,
      Uint8Array.of(...signature.slice(0, 32), ...sPlusOrder),
    ],
  ])('with %s is wrong', (_, otherKey, other) => {
    expect(isSignedByEd25519(key, message, signature)).toBe(true);
    expect(isSignedByEd25519(otherKey, message, other)).toBe(false);
  });
});
