import { describe, expect, test } from 'vitest';
import { correctionErrors, revocationErrors, whyNotReissue, whyNotRevoke } from './certificates.ts';
import { certificateNumber } from './number.ts';
import { readVolunteers } from './volunteers.ts';

const AT = new Date('2025-07-20T00:00:00Z');

test.each([
  [null, null],
  [AT, 'certificate-revoked'],
] as const)('one that was revoked at %j is refused a revocation: %s', (revoked_at, refusal) => {
  expect(whyNotRevoke({ revoked_at })).toBe(refusal);
});

test.each([
  [{ revoked_at: null, name: 'Asha Rai' }, 'Asha R. Rai', null],
  [{ revoked_at: null, name: 'Asha Rai' }, ' Asha  Rai ', 'certificate-same-name'],
  [{ revoked_at: AT, name: 'Asha Rai' }, 'Asha R. Rai', 'certificate-revoked'],
  [{ revoked_at: null, name: null }, 'Asha Rai', 'certificate-erased'],
] as const)('%j under the name “%s”: %s', (facts, name, refusal) => {
  expect(whyNotReissue(facts, name)).toBe(refusal);
});

test('a correction says a name that can be printed, and why', () => {
  expect(correctionErrors({ name: 'आशा', reason: 'A letter' })).toEqual({});
  expect(correctionErrors({ name: '', reason: ' ' })).toMatchObject({
    ...{ name: { code: 'required' }, reason: { code: 'required' } },
  });
  const limit = { code: 'too-long', field: 'certificate-reason', limit: 500 };
  expect(revocationErrors({ reason: 'x'.repeat(501) })).toEqual({ reason: limit });
});

test('a number has the year and letters that nobody takes for others', () => {
  const bytes = Uint8Array.of(0, 31, 32, 18, 255, 10);
  expect(certificateNumber(2020, bytes)).toBe('2020-0Z0JZA');
  expect(() => certificateNumber(2020, bytes.subarray(1))).toThrow(RangeError);
});

describe('a line of volunteers', () => {
  test.each([
    ['Asha Rai, asha@x.example', 'Asha Rai', 'asha@x.example'],
    ['Asha Rai <Asha@X.example>', 'Asha Rai', 'asha@x.example'],
    ['asha@x.example\tAsha Rai', 'Asha Rai', 'asha@x.example'],
    ['"Rai, Asha" <asha@x.example>;', 'Rai Asha', 'asha@x.example'],
    ['आशा राई;asha@x.example', 'आशा राई', 'asha@x.example'],
  ])('%s', (text, name, email) => {
    expect(readVolunteers(text)).toEqual([{ line: 1, volunteer: { name, email } }]);
  });

  test.each([
    ['Asha Rai', 'no-address'],
    ['Asha Rai, ása@x.example', 'bad-address'],
    ['asha@x.example', 'bad-name'],
    ['😀 asha@x.example', 'bad-name'],
    ['Asha asha@x.example bina@x.example', 'bad-name'],
  ])('%s is wrong: %s', (text, wrong) => {
    expect(readVolunteers(text)).toEqual([{ line: 1, wrong }]);
  });

  test('is read with its number, also between empty ones, and an address once', () => {
    const text = '\r\nAsha, a@x.example\n\n  \nAsha R., A@x.example\n';
    expect(readVolunteers(text)).toEqual([
      { line: 2, volunteer: { name: 'Asha', email: 'a@x.example' } },
      { line: 5, wrong: 'twice' },
    ]);
  });
});
