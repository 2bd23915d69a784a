import { describe, expect, test } from 'vitest';
import { around, competition } from '../events/event-cases.ts';
import {
  NO_WAITING_LIST,
  seatsToOffer,
  whyNoOffers,
  whyNoOfferYet,
  whyNotJoin,
  whyPassedOver,
} from './waiting-lists.ts';

const { registration_open, registration_close } = competition;
const event = { ...competition, event_date: null };
const list = { ...NO_WAITING_LIST, is_on: true };
const facts = {
  event,
  list,
  isInternal: false,
  isRegistered: false,
  isProfileComplete: true,
  isFree: false,
  isWaiting: false,
};

describe('whyNotJoin', () => {
  test.each([
    [{}, null],
    [{ isRegistered: true }, 'already-registered'],
    [{ isWaiting: true }, 'waiting-already'],
    [{ isWaiting: true, list: NO_WAITING_LIST }, 'waiting-already'],
    [{ list: NO_WAITING_LIST }, 'no-waiting-list'],
    [{ isFree: true }, 'seats-are-free'],
    [{ isProfileComplete: false }, 'profile-incomplete'],
    [{ isProfileComplete: false, list: NO_WAITING_LIST }, 'no-waiting-list'],
    [{ event: { ...event, internal_event: true } }, 'internal-only'],
    [{ event: { ...event, internal_event: true }, isInternal: true }, null],
    [{ event: { ...event, status: 'INACTIVE' as const } }, 'event-ended'],
    [{ event: { ...event, status: 'DELETED' as const } }, 'event-deleted'],
  ] as const)('%o: %s', (changes, code) => {
    expect(whyNotJoin({ ...facts, ...changes }, registration_open)).toBe(code);
  });

  test.each([
    [registration_open, ['registration-not-open', null, null]],
    [registration_close, [null, null, 'registration-closed']],
  ] as const)('around %o', (edge, expected) => {
    expect(around(edge).map((now) => whyNotJoin(facts, now))).toEqual(expected);
  });
});

describe('whyNoOffers', () => {
  test.each([
    [registration_open, ['registration-not-open', null, null]],
    [registration_close, [null, null, 'registration-closed']],
  ] as const)('around %o', (edge, expected) => {
    expect(around(edge).map((now) => whyNoOffers({ event, list }, now))).toEqual(expected);
  });

  test('after registration has closed where the event says so, until an hour before it begins', () => {
    const late = { ...list, after_close: true };
    const dated = { ...event, event_date: '2025-08-20', starts_at: '10:00' };
    const last = new Date('2025-08-20T09:00:00+05:45');
    expect(around(last).map((now) => whyNoOffers({ event: dated, list: late }, now))).toEqual([
      ...[null, null, 'starts-too-soon'],
    ]);
    // Of a day alone it begins with it.
    const day = { ...event, event_date: '2025-08-20' };
    expect(whyNoOffers({ event: day, list: late }, last)).toBe('starts-too-soon');
  });

  test.each([
    ['INACTIVE', 'event-ended'],
    ['DELETED', 'event-deleted'],
  ] as const)('%s: %s', (status, code) => {
    expect(whyNoOffers({ event: { ...event, status }, list }, registration_open)).toBe(code);
  });
});

test.each([
  [false, { isActive: true, isInternal: false, isProfileComplete: true }, null],
  [true, { isActive: true, isInternal: false, isProfileComplete: true }, 'internal-only'],
  [true, { isActive: true, isInternal: true, isProfileComplete: true }, null],
  [false, { isActive: true, isInternal: false, isProfileComplete: false }, 'profile-incomplete'],
  [true, { isActive: false, isInternal: false, isProfileComplete: false }, 'suspended'],
] as const)(
  'an event for this college alone %s, %o: passed over as %s',
  (internal_event, person, why) => {
    expect(whyPassedOver({ internal_event }, person)).toBe(why);
  },
);

test.each([
  [{ capacity: 10, taken: 7, held: 1 }, 0, 2],
  [{ capacity: 10, taken: 7, held: 1 }, 2, 0],
  [{ capacity: 10, taken: 11, held: 1 }, 0, 0],
  [{ capacity: null, taken: 11, held: 1 }, 5, null],
] as const)('%o with %s that can be undone: %s to offer', (seats, undoable, free) => {
  expect(seatsToOffer(seats, undoable)).toBe(free);
});

test.each([
  [null, null, false, 'no-seat-free'],
  [null, null, true, 'seat-comes'],
  ['profile-incomplete', null, true, 'profile-incomplete'],
  ['profile-incomplete', 'registration-closed', true, 'registration-closed'],
] as const)('passed over %s, no offers %s, free %s: %s', (passedOver, noOffers, isFree, why) => {
  expect(whyNoOfferYet(passedOver, noOffers, isFree)).toBe(why);
});
