import { describe, expect, test } from 'vitest';
import { type NameFacts, nameState, nameUntil, sayingOf, whyNotSayName } from './names.ts';

/** 16 July 2025, 15:00 in Nepal. */
const ASKED = new Date('2025-07-16T09:15:00Z');
const NOBODY: NameFacts = { asked_at: null, name: null, corrected_at: null, isIssued: false };

test.each([
  ['in the afternoon', '2025-07-16T09:15:00Z'],
  ['in the first minute of the day', '2025-07-15T18:15:00Z'],
  ['in its last', '2025-07-16T18:14:59Z'],
])('who is asked %s has until the end of the seventh day after', (_, at) => {
  // 24 July, 00:00 in Nepal.
  expect(nameUntil(new Date(at))).toEqual(new Date('2025-07-23T18:15:00Z'));
});

describe('a name', () => {
  test.each<[string, Partial<NameFacts>, string, ReturnType<typeof nameState>]>([
    ['nobody asked for', {}, '2025-07-16T10:00:00Z', 'none'],
    ['asked for now', { asked_at: ASKED }, '2025-07-16T09:15:00Z', 'asked'],
    ['in the last second', { asked_at: ASKED }, '2025-07-23T18:14:59Z', 'asked'],
    ['once the days are over', { asked_at: ASKED }, '2025-07-23T18:15:00Z', 'said'],
    ['on a clock that was set back', { asked_at: ASKED }, '2025-07-01T00:00:00Z', 'asked'],
    ['that was answered', { asked_at: ASKED, name: 'Asha' }, '2025-07-17T00:00:00Z', 'said'],
    ['on what is issued', { asked_at: ASKED, isIssued: true }, '2025-07-17T00:00:00Z', 'said'],
    ['issued without asking', { isIssued: true }, '2025-07-17T00:00:00Z', 'said'],
    ['an organiser said', { name: 'Asha' }, '2025-07-17T00:00:00Z', 'said'],
    [
      'that was corrected',
      { asked_at: ASKED, name: 'Asha', corrected_at: ASKED },
      '2025-07-17T00:00:00Z',
      'settled',
    ],
    [
      'corrected after it was issued',
      { isIssued: true, name: 'Asha', corrected_at: ASKED },
      '2025-07-01T00:00:00Z',
      'settled',
    ],
  ])('%s', (_, facts, now, state) => {
    expect(nameState({ ...NOBODY, ...facts }, new Date(now))).toBe(state);
  });

  test.each([
    ['asked', null],
    ['said', null],
    ['settled', 'certificate-name-settled'],
  ] as const)('that is %s is refused for %s', (state, refusal) => {
    expect(whyNotSayName(state)).toBe(refusal);
  });
});

test.each([
  ['asked', 'Asha Rai', 'Asha Rai', [], 'answer'],
  ['said', 'आशा राई', 'Asha Rai', [], 'correction'],
  ['said', 'Asha Rai', 'Asha Rai', [], 'nothing'],
  ['said', 'Asha Rai', 'Asha Rai', ['Asha Rai'], 'nothing'],
  ['said', 'Asha Rai', 'Asha Rai', ['Asha Rai', 'asha'], 'correction'],
] as const)('%s: “%s” where “%s” stands and %j is printed is %s', (...given) => {
  const [state, said, standing, printed, what] = given;
  expect(sayingOf(state, said, { standing, printed })).toBe(what);
});
