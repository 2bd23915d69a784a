import { expect, test } from 'vitest';
import { encodeCbor } from './cbor.ts';
import { CERTIFICATE_KINDS, type Claims, decodeClaims, encodeClaims } from './claims.ts';

const CLAIMS: Claims = {
  issuer: 'techfest.example.edu',
  number: '2024-7KQ3XN',
  kind: 'prize',
  name: 'सुस्मिता श्रेष्ठ (Susmita Shrestha)',
  event: 'Robotics',
  edition: 'TechFest 2024',
  award: 'First prize',
  day: '2024-07-22',
};
const SHORT: Claims = {
  ...{ issuer: 'a.b', number: '1', kind: 'taken-part', name: 'Om', event: null },
  ...{ edition: 'E', award: null, day: '2024-07-22' },
};

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test('a certificate without event and award, byte for byte', () => {
  expect([...encodeClaims(SHORT)]).toEqual([
    ...[0xa6, 1, 0x63, ...codes('a.b'), 2, 0x61, ...codes('1'), 3, 0, 4, 0x62, ...codes('Om')],
    ...[6, 0x61, ...codes('E'), 8, 0x6a, ...codes('2024-07-22')],
  ]);
});

test.each<readonly [string, Claims]>([
  ['of a prize', CLAIMS],
  ['without event and award', SHORT],
  ['with a name of emoji and a line', { ...CLAIMS, name: '🎓\n%41"\\' }],
  ['with a name that begins with a mark of order', { ...CLAIMS, name: '\ufeffOm' }],
  ['with texts of no letters', { ...CLAIMS, name: '', event: '', award: '' }],
  ...CERTIFICATE_KINDS.map((kind) => [`of ${kind}`, { ...CLAIMS, kind }] as const),
])('claims %s are read as they were written', (_, claims) => {
  expect(decodeClaims(encodeClaims(claims))).toEqual(claims);
});

test('a name in both scripts leaves room in a QR code', () => {
  expect(encodeClaims(CLAIMS).length).toBeLessThan(190);
});

const parts = (change: readonly (readonly [number, number | string | null])[]) => {
  const all = new Map<number, number | string | null>([
    ...([
      [1, 'a.b'],
      [2, '1'],
      [3, 0],
      [4, 'Om'],
      [6, 'E'],
      [8, '2024-07-22'],
    ] as const),
    ...change,
  ]);
  const kept = [...all].flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return encodeCbor(new Map(kept));
};

test.each([
  ['no map', encodeCbor(['a.b'])],
  ['no bytes', Uint8Array.of()],
  ['no issuer', parts([[1, null]])],
  ['a name that is a number', parts([[4, 7]])],
  ['no kind', parts([[3, null]])],
  ['a kind that is not known', parts([[3, CERTIFICATE_KINDS.length]])],
  ['a kind below the first', parts([[3, -1]])],
  ['a kind as text', parts([[3, '1']])],
  ['an award that is a number', parts([[7, 1]])],
  ['a claim that is not known', parts([[9, 'x']])],
  ['a day in another form', parts([[8, '22 July 2024']])],
])('claims with %s are refused', (_, bytes) => {
  expect(decodeClaims(parts([]))).toMatchObject({ name: 'Om' });
  expect(() => decodeClaims(bytes)).toThrow(RangeError);
});
