import { describe, expect, test } from 'vitest';
import { around, competition, workshop } from './event-cases.ts';
import {
  cardState,
  EVENT_TABS,
  type EventFacts,
  type EventState,
  filterState,
  matchesTab,
} from './event-state.ts';

const registered = { isInternal: false, isRegistered: true };
const stranger = { isInternal: false, isRegistered: false };
const { registration_open, registration_close, submission_start, submission_close } = competition;

describe('cardState at −1 ms, 0 and +1 ms of every edge', () => {
  test.each<[string, EventFacts, typeof registered, Date, [EventState, EventState, EventState]]>([
    [
      'opening',
      competition,
      stranger,
      registration_open,
      ['UPCOMING', 'REGISTRATION_OPEN', 'REGISTRATION_OPEN'],
    ],
    [
      'closing',
      competition,
      stranger,
      registration_close,
      ['REGISTRATION_OPEN', 'REGISTRATION_OPEN', 'REGISTRATION_CLOSED'],
    ],
    [
      'closing',
      competition,
      registered,
      registration_close,
      ['REGISTRATION_OPEN', 'REGISTRATION_OPEN', 'SUBMISSION_NOT_OPEN'],
    ],
    [
      'closing without work',
      workshop,
      registered,
      registration_close,
      ['REGISTRATION_OPEN', 'REGISTRATION_OPEN', 'REGISTRATION_CLOSED'],
    ],
    [
      'start',
      competition,
      registered,
      submission_start,
      ['SUBMISSION_NOT_OPEN', 'SUBMISSION_OPEN', 'SUBMISSION_OPEN'],
    ],
    [
      'start',
      competition,
      stranger,
      submission_start,
      ['REGISTRATION_CLOSED', 'REGISTRATION_CLOSED', 'REGISTRATION_CLOSED'],
    ],
    [
      'end',
      competition,
      registered,
      submission_close,
      ['SUBMISSION_OPEN', 'SUBMISSION_OPEN', 'ENDED'],
    ],
    [
      'end',
      competition,
      stranger,
      submission_close,
      ['REGISTRATION_CLOSED', 'REGISTRATION_CLOSED', 'REGISTRATION_CLOSED'],
    ],
    [
      'end',
      workshop,
      registered,
      submission_close,
      ['REGISTRATION_CLOSED', 'REGISTRATION_CLOSED', 'REGISTRATION_CLOSED'],
    ],
  ])('%s', (_, event, viewer, edge, expected) => {
    expect(around(edge).map((now) => cardState(event, viewer, now))).toEqual(expected);
  });

  test('edges are Nepalese instants, 5 h 45 min before the same UTC clock', () => {
    expect(registration_open.toISOString()).toBe('2025-06-23T18:15:00.000Z');
    expect(cardState(competition, stranger, new Date('2025-06-24T00:00:00+05:45'))).toBe(
      'REGISTRATION_OPEN',
    );
  });
});

describe('cardState, order of the checks', () => {
  test('a status other than ACTIVE comes before everything', () => {
    for (const status of ['INACTIVE', 'DELETED'] as const) {
      const event = { ...competition, status, internal_event: true };
      expect(cardState(event, stranger, registration_open)).toBe('ENDED');
    }
  });

  test('internal comes before the dates, and only for outsiders', () => {
    const event = { ...competition, internal_event: true };
    const long_ago = new Date(0);
    expect(cardState(event, registered, long_ago)).toBe('INTERNAL_RESTRICTED');
    expect(cardState(event, { ...stranger, isInternal: true }, long_ago)).toBe('UPCOMING');
    expect(filterState(event, long_ago)).toBe('UPCOMING');
  });

  test('submissions that start at the closing instant start a millisecond later', () => {
    const event = { ...competition, submission_start: registration_close };
    expect(around(registration_close).map((now) => cardState(event, registered, now))).toEqual([
      'REGISTRATION_OPEN',
      'REGISTRATION_OPEN',
      'SUBMISSION_OPEN',
    ]);
  });

  test('anything else is Upcoming', () => {
    const undated = { ...competition, submission_start: null, submission_close: null };
    expect(cardState(undated, registered, submission_close)).toBe('UPCOMING');
  });
});

describe('tabs', () => {
  test.each<[string, EventFacts, Date, string[]]>([
    ['before', competition, new Date(0), ['all', 'upcoming']],
    ['registration', competition, registration_open, ['all', 'registration-open']],
    ['between', competition, around(registration_close)[2], ['all']],
    ['submission', competition, submission_start, ['all', 'submission-open']],
    ['after', competition, around(submission_close)[2], ['all', 'ended']],
    ['closed, no work', workshop, submission_start, ['all']],
    ['inactive', { ...competition, status: 'INACTIVE' }, registration_open, ['all', 'ended']],
  ])('%s', (_, event, now, expected) => {
    const tabs = EVENT_TABS.filter((tab) => matchesTab(tab, event, now));
    expect(tabs).toEqual(expected);
  });
});
