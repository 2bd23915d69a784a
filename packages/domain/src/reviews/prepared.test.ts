import { describe, expect, test } from 'vitest';
import { foreseeRelease, releaseOutcome, whyNotPrepare } from './prepared.ts';

describe('preparing', () => {
  const fresh = {
    row: { status: 'PENDING', version: 3 },
    seen: 3,
    prepared: null,
    seenPrepared: null,
    holds: true,
    isAdded: true,
  } as const;

  test.each([
    ['what was looked at', {}, null],
    ['what is decided', { row: { status: 'REJECTED', version: 4 } }, 'already-reviewed'],
    ['a newer version', { row: { status: 'PENDING', version: 4 } }, 'changed-meanwhile'],
    ['what another prepared meanwhile', { prepared: { version: 1 } }, 'prepared-meanwhile'],
    ['what another took back', { seenPrepared: 1 }, 'prepared-meanwhile'],
    ['what was seen', { prepared: { version: 2 }, seenPrepared: 2 }, null],
    ['where decisions are made at once', { holds: false }, 'decided-at-once'],
    [
      'nothing, where they are made at once by now',
      { holds: false, isAdded: false, prepared: { version: 1 }, seenPrepared: 1 },
      null,
    ],
    [
      'nothing, for a newer version',
      { isAdded: false, row: { status: 'PENDING', version: 9 } },
      null,
    ],
  ] as const)('%s', (_, facts, whyNot) => {
    expect(whyNotPrepare({ ...fresh, ...facts })).toBe(whyNot);
  });
});

describe('releasing', () => {
  const ready = {
    row: { status: 'PENDING', version: 3 },
    prepared: { status: 'SHORTLISTED', rowVersion: 3 },
    isMeant: true,
    seatsLeft: null,
  } as const;

  test.each([
    ['as it was asked for', {}, 'done'],
    ['with the last seat', { seatsLeft: 1 }, 'done'],
    ['without a seat', { seatsLeft: 0 }, 'no-seat-left'],
    ['withdrawn', { row: null }, 'withdrawn'],
    ['decided', { row: { status: 'SHORTLISTED', version: 4 } }, 'already-reviewed'],
    ['taken back', { prepared: null }, 'not-prepared'],
    ['prepared anew after it was taken back', { isMeant: false }, 'prepared-meanwhile'],
    ['changed since', { row: { status: 'PENDING', version: 4 } }, 'changed-meanwhile'],
  ] as const)('%s', (_, facts, outcome) => {
    expect(releaseOutcome({ ...ready, ...facts })).toBe(outcome);
  });

  test('a rejection takes no seat', () => {
    const prepared = { ...ready.prepared, status: 'REJECTED' } as const;
    expect(releaseOutcome({ ...ready, prepared, seatsLeft: 0 })).toBe('done');
  });
});

test('seats go to those who come first, and none is lost by what is not released', () => {
  const of = (status: 'SHORTLISTED' | 'REJECTED', isChanged = false) => ({ status, isChanged });
  const rows = [
    of('SHORTLISTED', true),
    of('SHORTLISTED'),
    of('REJECTED'),
    of('SHORTLISTED'),
    of('SHORTLISTED'),
  ];
  expect(foreseeRelease(rows, 2)).toEqual([
    ...['changed-meanwhile', 'done', 'done', 'done', 'no-seat-left'],
  ]);
  expect(foreseeRelease(rows, null).filter((each) => each === 'done')).toHaveLength(4);
});
