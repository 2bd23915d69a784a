import { describe, expect, test } from 'vitest';
import { zonedStart } from '../time/competition-time.ts';
import { type DoubtedValues, eventDoubts, isTitleTaken } from './event-doubts.ts';

const now = new Date('2025-07-16T10:00:00+05:45');
const sure: DoubtedValues = {
  title: 'Graphic Design',
  registration_open: '2025-07-17T00:00+05:45',
  registration_close: '2025-07-24T23:59+05:45',
  submission_start: '2025-07-25T00:00+05:45',
  submission_close: '2025-07-30T17:00+05:45',
  event_date: '2025-08-01',
  capacity: 40,
  holds_decisions: false,
};
const facts = { before: null, titles: ['Photo Story'], taken: 0, held: 0, edition: null };

describe('eventDoubts of a new event', () => {
  test.each<[string, Partial<DoubtedValues>, object[]]>([
    ['nothing', {}, []],
    [
      'no works, no day, no limit',
      { submission_start: null, submission_close: null, event_date: null, capacity: null },
      [],
    ],
    ['a title that is there', { title: ' photo  story ' }, [{ code: 'same-title' }]],
    [
      'a closing at 00:00',
      { registration_close: '2025-07-24T00:00+05:45' },
      [{ code: 'closes-at-midnight', field: 'registration_close', at: zonedStart(2025, 7, 24) }],
    ],
    [
      'works until 00:00, by another offset',
      { submission_close: '2025-07-30T18:15:00Z' },
      [{ code: 'closes-at-midnight', field: 'submission_close', at: zonedStart(2025, 7, 31) }],
    ],
    ['an opening earlier today', { registration_open: '2025-07-16T00:00+05:45' }, []],
    [
      'an opening yesterday',
      { registration_open: '2025-07-15T23:59+05:45' },
      [
        {
          code: 'in-the-past',
          field: 'registration_open',
          at: zonedStart(2025, 7, 15, 23, 59),
        },
      ],
    ],
    [
      'a closing a minute ago',
      {
        registration_open: '2025-07-16T09:00+05:45',
        registration_close: '2025-07-16T09:59+05:45',
      },
      [
        {
          code: 'in-the-past',
          field: 'registration_close',
          at: zonedStart(2025, 7, 16, 9, 59),
        },
      ],
    ],
    [
      'a day that is over',
      { event_date: '2025-07-15' },
      [{ code: 'day-in-the-past', day: '2025-07-15' }],
    ],
    ['today', { event_date: '2025-07-16' }, []],
    [
      'a window of a year and a day',
      { submission_close: '2026-07-27T00:01+05:45' },
      [{ code: 'long-window', window: 'submission', days: 367 }],
    ],
    ['a window of a year', { submission_close: '2026-07-25T00:01+05:45' }, []],
    ['what is no date yet', { event_date: '0002-01-01', registration_close: '' }, []],
  ])('%s', (_, change, doubts) => {
    expect(eventDoubts({ ...sure, ...change }, facts, now)).toEqual(doubts);
  });
});

describe('eventDoubts beside the dates of the edition', () => {
  const edition = {
    registrationOpens: '2025-07-10T00:00+05:45',
    registrationCloses: '2025-07-25T00:00+05:45',
    submissionsOpen: '2025-07-25T00:00+05:45',
    submissionsClose: '2025-07-31T00:00+05:45',
  };
  test.each<[string, Partial<DoubtedValues>, object[]]>([
    ['within them', {}, []],
    [
      'to the ends of them, though they are at 00:00',
      {
        registration_close: '2025-07-25T00:00+05:45',
        submission_close: '2025-07-31T00:00+05:45',
      },
      [],
    ],
    [
      'from their beginning, which is past',
      { registration_open: edition.registrationOpens, registration_close: '2025-07-24T00:00:01Z' },
      [],
    ],
    [
      'works too late',
      { submission_close: '2025-07-31T12:00+05:45' },
      [
        {
          code: 'outside-edition',
          window: 'submission',
          from: zonedStart(2025, 7, 10),
          to: zonedStart(2025, 7, 31),
        },
      ],
    ],
    ['what is no date yet', { registration_close: '' }, []],
  ])('%s', (_, change, doubts) => {
    expect(eventDoubts({ ...sure, ...change }, { ...facts, edition }, now)).toEqual(doubts);
  });

  test('what is proposed is not asked about', () => {
    const before = { ...sure, registration_open: '2025-07-09T00:00+05:45' };
    expect(eventDoubts(before, { ...facts, before, edition }, now)).toEqual([]);
  });
});

test('ten years ago, for more than a year', () => {
  const values = {
    ...sure,
    registration_open: '2015-07-17T00:00+05:45',
    registration_close: '2016-07-24T00:00+05:45',
  };
  expect(eventDoubts(values, facts, now).map(({ code }) => code)).toEqual([
    'in-the-past',
    'closes-at-midnight',
    'in-the-past',
    'long-window',
  ]);
});

describe('eventDoubts of a change', () => {
  const before: DoubtedValues = {
    ...sure,
    title: 'Photo Story',
    registration_open: '2014-06-01T00:00+05:45',
    registration_close: '2025-06-24T00:00+05:45',
    capacity: 2,
  };
  const of = (change: Partial<DoubtedValues>) =>
    eventDoubts({ ...before, ...change }, { ...facts, before, taken: 3, held: 0 }, now);

  test('what stays as it was is not asked again', () => {
    expect(of({})).toEqual([]);
    expect(of({ event_date: '2025-08-02' })).toEqual([]);
  });

  test.each([
    [1, [{ code: 'capacity-below-taken', capacity: 1, taken: 3 }]],
    [3, []],
    [null, []],
  ])('capacity %s where 3 seats are taken', (capacity, doubts) => {
    expect(of({ capacity })).toEqual(doubts);
  });
});

test.each([
  ['Photo Story', true],
  ['PHOTO STORY', true],
  ['Photo', false],
  ['', false],
])('isTitleTaken %j: %s', (title, expected) => {
  expect(isTitleTaken(title, ['Photo Story', ''])).toBe(expected);
});

test.each([
  [true, false, 3, [{ code: 'held-decisions', count: 3 }]],
  [true, false, 0, []],
  [true, true, 3, []],
  [false, false, 3, []],
])('held messages: from %s to %s with %s held', (was, becomes, held, doubts) => {
  const before = { ...sure, holds_decisions: was };
  expect(
    eventDoubts({ ...sure, holds_decisions: becomes }, { ...facts, before, held }, now),
  ).toEqual(doubts);
});
