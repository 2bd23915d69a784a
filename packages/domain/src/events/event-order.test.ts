import { expect, test } from 'vitest';
import { zonedStart } from '../time/competition-time.ts';
import { competition, workshop } from './event-cases.ts';
import type { EventFacts } from './event-facts.ts';
import { inDisplayOrder } from './event-order.ts';
import type { CardViewer } from './event-state.ts';
import type { DatedEvent } from './taking-part.ts';

const now = zonedStart(2025, 7, 16, 10);

const stranger: CardViewer = {
  isInternal: false,
  isRegistered: false,
  registrationStatus: null,
  submissionStatus: null,
  isFull: false,
};
const registered = { ...stranger, isRegistered: true, registrationStatus: 'PENDING' } as const;
const rejected = { ...registered, registrationStatus: 'REJECTED' } as const;
const handedIn = { ...registered, submissionStatus: 'PENDING' } as const;
const sentBack = { ...registered, submissionStatus: 'RESUBMISSION_REQUIRED' } as const;

const closed = {
  ...workshop,
  registration_close: zonedStart(2025, 7, 10),
  event_date: '2025-08-02',
};
const closingSoon = { ...workshop, registration_close: zonedStart(2025, 7, 18) };
const worksLater = { ...competition, registration_close: zonedStart(2025, 7, 10) };
const worksNow = { ...worksLater, submission_start: zonedStart(2025, 7, 11) };
const worksSoonOver = { ...worksNow, submission_close: zonedStart(2025, 7, 20) };
const worksOver = { ...worksNow, submission_close: zonedStart(2025, 7, 12) };
const today = { ...worksOver, event_date: '2025-07-16' };
const tomorrow = { ...worksOver, event_date: '2025-07-17' };
const yesterday = { ...worksOver, event_date: '2025-07-15' };
const inactive = { ...workshop, status: 'INACTIVE' } as const;

/** Events and people, in the order in which the list has them for one who is all of these. */
const CASES: readonly (readonly [string, EventFacts & Partial<DatedEvent>, CardViewer])[] = [
  // What takes place today, as long as they are in it.
  ['today', today, handedIn],
  // What can be done now, whatever it is, by its deadline alone.
  ['closes soon', closingSoon, stranger],
  ['sent back', worksSoonOver, sentBack],
  ['open for long', competition, stranger],
  ['work to hand in', worksNow, registered],
  // What they are in, by its next date.
  ['tomorrow', tomorrow, registered],
  ['in, the last place is taken', closingSoon, { ...registered, isFull: true }],
  ['handed in', worksSoonOver, handedIn],
  ['in, closed', closed, registered],
  ['works not yet', { ...worksLater, submission_start: zonedStart(2025, 8, 8) }, registered],
  ['in, still open', competition, registered],
  ['accepted', worksNow, { ...registered, submissionStatus: 'ACCEPTED' }],
  // What is to come.
  ['opens soon', { ...workshop, registration_open: zonedStart(2025, 7, 17) }, stranger],
  ['opens late', { ...workshop, registration_open: zonedStart(2025, 7, 25) }, stranger],
  // What they can no longer have.
  ['rejected', competition, rejected],
  ['works of others', worksNow, stranger],
  ['closed', closed, stranger],
  ['full', closingSoon, { ...stranger, isFull: true }],
  ['for internal people', { ...closingSoon, internal_event: true }, stranger],
  // What is over: what they were in, then all else.
  ['was yesterday', yesterday, registered],
  ['works over', worksOver, handedIn],
  ['ended long ago', { ...inactive, registration_close: zonedStart(2024, 8, 8) }, registered],
  ['ended lately', inactive, stranger],
  ['tomorrow, of others', { ...tomorrow, event_date: '2025-07-18' }, stranger],
  ['tomorrow, without me', tomorrow, rejected],
  ['today, of others', today, stranger],
  ['past, never any work', { ...closed, event_date: '2025-07-14' }, stranger],
];

const names = CASES.map(([name]) => name);
const orderOf = (cases: typeof CASES) =>
  inDisplayOrder(
    cases,
    ([, facts, viewer]) => ({ facts: { event_date: null, ...facts }, viewer }),
    now,
  ).map(([name]) => name);

test.each(CASES.map((_, at) => at))('the order is that of the table, begun at %i', (at) => {
  expect(orderOf([...CASES.slice(at), ...CASES.slice(0, at)])).toEqual(names);
  expect(orderOf([...CASES.slice(at), ...CASES.slice(0, at)].reverse())).toEqual(names);
});

test('internal people find an internal event where everybody finds the others', () => {
  const internal = { ...closingSoon, internal_event: true };
  const places = (isInternal: boolean) =>
    inDisplayOrder(
      ['internal', 'closed'],
      (name) => ({
        facts: { event_date: null, ...(name === 'internal' ? internal : closed) },
        viewer: { ...stranger, isInternal },
      }),
      now,
    );
  expect(places(true)).toEqual(['internal', 'closed']);
  expect(places(false)).toEqual(['closed', 'internal']);
});

test('equals keep their order', () => {
  const placed = { facts: { ...competition, event_date: null }, viewer: stranger };
  expect(inDisplayOrder(['b', 'a', 'c'], () => placed, now)).toEqual(['b', 'a', 'c']);
});
