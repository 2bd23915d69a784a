import { describe, expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { encodeCbor } from './cbor.ts';
import { joinSigned, proofLink, splitSigned, toBeSigned } from './cose.ts';

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The payload of the examples in RFC 9052, appendix C.2: 'This is the content.' */
const PAYLOAD = '546869732069732074686520636f6e74656e742e';
const PROTECTED = `a2012704423131`;
const SIGNATURE = 'ab'.repeat(64);

describe('COSE_Sign1', () => {
  test('is signed over what RFC 9052 says, with algorithm and key id protected', () => {
    expect(hexOf(toBeSigned('11', bytesOf(PAYLOAD)))).toBe(
      `84${'6a5369676e617475726531'}47${PROTECTED}40${'54'}${PAYLOAD}`,
    );
  });

  test('has the form of the example in RFC 9052, C.2.1, with our header', () => {
    const bytes = joinSigned('11', bytesOf(PAYLOAD), bytesOf(SIGNATURE));
    expect(hexOf(bytes)).toBe(`d284${'47'}${PROTECTED}a0${'54'}${PAYLOAD}5840${SIGNATURE}`);
  });

  test('is read as it was written', () => {
    const bytes = joinSigned('0123456789ab', bytesOf(PAYLOAD), bytesOf(SIGNATURE));
    const { keyId, payload, signature } = splitSigned(bytes);
    expect([keyId, hexOf(payload), hexOf(signature)]).toEqual(['0123456789ab', PAYLOAD, SIGNATURE]);
  });

  const [head, payload, signature] = [bytesOf(PROTECTED), bytesOf(PAYLOAD), new Uint8Array(64)];
  const none = new Map<number, number>();
  const parts = (...of: Parameters<typeof encodeCbor>[0][]) =>
    Uint8Array.of(0xd2, ...encodeCbor(of));
  const other = (...pairs: (readonly [number, number | Uint8Array | string])[]) =>
    parts(encodeCbor(new Map(pairs)), none, payload, signature);
  const id = Uint8Array.of(0x31, 0x31);

  test.each([
    ['nothing', Uint8Array.of()],
    ['no tag', parts(head, none, payload, signature).subarray(1)],
    ['another tag', Uint8Array.of(0xd1, ...encodeCbor([head, none, payload, signature]))],
    ['three parts', parts(head, none, payload)],
    ['five parts', parts(head, none, payload, signature, 0)],
    ['something behind it', Uint8Array.of(...parts(head, none, payload, signature), 0)],
    ['a header that is not protected', parts(head, new Map([[4, id]]), payload, signature)],
    ['a payload as text', parts(head, none, 'x', signature)],
    ['a short signature', parts(head, none, payload, signature.subarray(1))],
    ['a header that is no map', parts(encodeCbor([1]), none, payload, signature)],
    ['another algorithm', other([1, -7], [4, id])],
    ['no algorithm', other([4, id], [5, id])],
    ['no id of a key', other([1, -8], [5, id])],
    ['an id as text', other([1, -8], [4, '11'])],
    ['something more in its header', other([1, -8], [2, 0], [4, id])],
  ])('with %s is refused', (_, bytes) => {
    expect(splitSigned(parts(head, none, payload, signature)).keyId).toBe('11');
    expect(() => splitSigned(bytes)).toThrow(RangeError);
  });

  test('stands behind the # of a link', () => {
    const bytes = joinSigned('11', bytesOf(PAYLOAD), bytesOf(SIGNATURE));
    const link = proofLink('https://techfest.example.edu', bytes);
    expect(link).toMatch(/^https:\/\/techfest\.example\.edu\/verify#[\w-]+$/);
    const fragment = link.slice(link.indexOf('#') + 1);
    expect(fromBase64url(fragment)).toEqual(bytes);
  });
});

describe('base64url', () => {
  // Those of RFC 4648, 10, without what fills up; and the two letters that differ.
  test.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
    ['\u00fb\u00ff', '-_8'],
  ])('%j is %s', (text, digits) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(toBase64url(bytes)).toBe(digits);
    expect(fromBase64url(digits)).toEqual(bytes);
  });

  test.each(['A', 'Zg==', 'Zh', 'Zm9', 'Zm+v', 'Zm 9v', 'Zm9v\n', 'Zm9vé'])(
    'refuses %j',
    (text) => {
      expect(() => fromBase64url(text)).toThrow(RangeError);
    },
  );
});
