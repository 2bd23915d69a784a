import type { Chance } from '@pratibha/domain/chance';

/** Texts that have broken programs before. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\t\n\r ',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '2147483648',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  "' or '1'='1",
  '%00',
  '%',
  '_%\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066txt.exe',
  '\u200b',
  'e\u0301',
  'नेपाल',
  '😀'.repeat(60),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|calc!A0',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'http://',
  'https://x@evil.example/',
  'https://[::1]:99999/',
  '2025-02-30',
  '0000-00-00',
  '2025-07-16T10:00:00',
  '2025-07-16T24:00:00+05:45',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+14:00',
  'x'.repeat(201),
  'x'.repeat(2_049),
  'y '.repeat(5_001),
  '\u0644'.repeat(10_001),
] as const;

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE] as const;

export function hostileText(chance: Chance): string {
  if (!chance.oneIn(3)) return chance.pick(HOSTILE_TEXTS);
  const length = chance.below(20);
  return Array.from({ length }, () => String.fromCharCode(chance.below(0x10000))).join('');
}

/** Any value that JSON can hold, and then some. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 2 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return chance.oneIn(2);
    case 2:
      return chance.pick(NUMBERS);
    case 3:
    case 4:
      return hostileText(chance);
    case 5:
      return Array.from({ length: chance.below(4) }, () => hostileValue(chance, depth + 1));
    case 6:
      return nested(chance.pick([2, 31, 33, 500]));
    default:
      return { [hostileText(chance)]: hostileValue(chance, depth + 1) };
  }
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
}

/** Bodies that are no JSON document, or not quite one. */
export function hostileBody(chance: Chance): string | Buffer {
  return chance.pick<string | Buffer>([
    '',
    '{',
    '{"a":1,}',
    '[]',
    'null',
    '"text"',
    '1e999',
    '{"__proto__":{"role":"SUPER_ADMIN"}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"a":1,"a":2}',
    '['.repeat(10_000),
    '{"a":'.repeat(40),
    Buffer.from([0xff, 0xfe, 0x7b]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    `{"a":"${'x'.repeat(600_000)}"}`,
  ]);
}
