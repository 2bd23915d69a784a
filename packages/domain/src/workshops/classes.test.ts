import { describe, expect, test } from 'vitest';
import type { EventFacts } from '../events/event-facts.ts';
import { addressFor, eventAddress, isClass } from '../events/event-kind.ts';
import { questionsAskedIn } from '../events/questions-asked.ts';
import { beginsAt, overlap } from './class-hours.ts';
import { whyNotTakeClass } from './class-refusals.ts';
import {
  type ClassPlan,
  type ClassSent,
  clashesOf,
  classFormErrors,
  classKept,
} from './classes.ts';

const VALUES = {
  title: 'AI Workshop',
  description: '',
  event_date: '2025-08-10',
  starts_at: '10:00',
  ends_at: '12:00',
  venue_room: 'Lab 2',
  speakers: ['Asha Rai', ' ', 'Asha Rai'],
  capacity: 30,
  registration_open: '2025-07-20T08:00:00+05:45',
} satisfies ClassSent;

describe('the form of a class', () => {
  test.each<[string, ClassSent, object]>([
    ['takes what is right', {}, {}],
    ['asks for a name', { title: ' ' }, { title: { code: 'required', field: 'title' } }],
    [
      'asks for a day',
      { event_date: '' },
      { event_date: { code: 'required', field: 'event_date' } },
    ],
    ['asks for hours', { starts_at: '25:00' }, { starts_at: { code: 'invalid-hour' } }],
    [
      'asks for seats',
      { capacity: null },
      { capacity: { code: 'not-between', least: 1, most: 1_000_000 } },
    ],
    ['ends after it begins', { ends_at: '10:00' }, { ends_at: { code: 'end-not-after-start' } }],
    [
      'opens before it begins',
      { registration_open: '2025-08-10T10:00:00+05:45' },
      { registration_open: { code: 'opens-after-class' } },
    ],
    [
      'knows names of a length',
      { speakers: ['A'.repeat(101)] },
      { speakers: { code: 'too-long', field: 'speakers', limit: 100 } },
    ],
    [
      'has no more than ten speakers',
      { speakers: Array.from({ length: 11 }, (_, n) => `Speaker ${n}`) },
      { speakers: { code: 'too-many-entries', most: 10 } },
    ],
  ])('%s', (_, changed, errors) => {
    expect(classFormErrors({ ...VALUES, ...changed })).toEqual(errors);
  });

  test('keeps each speaker once, and what is empty as nothing', () => {
    expect(classKept({ ...VALUES, venue_room: ' ' })).toMatchObject({
      ...{ speakers: ['Asha Rai'], venue_room: null, venue_name: null, status: 'ACTIVE' },
      registration_open: new Date(VALUES.registration_open),
    });
  });
});

const PLAN: ClassPlan = {
  ...{ event_date: '2025-08-10', starts_at: '10:00', ends_at: '12:00' },
  ...{ venue_name: 'City Hall', venue_room: 'Lab 2', speakers: ['Asha Rai'] },
};

test('a class begins by the clock of the competition', () => {
  expect(beginsAt(PLAN)).toEqual(new Date('2025-08-10T04:15:00Z'));
});

test.each([
  ['10:00', '12:00', true],
  ['11:59', '13:00', true],
  ['09:00', '10:01', true],
  ['10:30', '11:00', true],
  ['12:00', '13:00', false],
  ['08:00', '10:00', false],
])('from %s to %s overlaps with 10:00 to 12:00: %s', (starts_at, ends_at, is) => {
  const other = { ...PLAN, starts_at, ends_at };
  expect([overlap(PLAN, other), overlap(other, PLAN)]).toEqual([is, is]);
  expect(overlap(PLAN, { ...other, event_date: '2025-08-11' })).toBe(false);
});

describe('classes clash', () => {
  const elsewhere = { ...PLAN, venue_room: 'Lab 3', speakers: ['Bimal Shah'] };
  test.each<[string, Partial<ClassPlan>, (string | null)[]]>([
    ['in one room', { speakers: [] }, [null]],
    ['in one room, whatever its capitals', { speakers: [], venue_room: ' lab  2' }, [null]],
    ['with the same speaker', { venue_room: 'Lab 3', speakers: ['asha  rai', 'X'] }, ['Asha Rai']],
    ['in both', {}, [null, 'Asha Rai']],
    ['not in another venue', { venue_name: 'Town Hall', speakers: [] }, []],
    ['not one after the other', { starts_at: '12:00', ends_at: '13:00' }, []],
    ['not of which no room is said', { venue_room: null, speakers: [] }, []],
  ])('%s', (_, changed, found) => {
    const clashes = clashesOf(PLAN, [elsewhere, { ...PLAN, ...changed }]);
    expect(clashes.map(({ speaker }) => speaker)).toEqual(found);
  });

  test('where neither says its room, none is told', () => {
    const none = { ...PLAN, venue_room: null, speakers: [] };
    expect(clashesOf(none, [none])).toEqual([]);
  });
});

test('a class asks nothing unless it says what', () => {
  const questions = { '1': 'Do you bring a laptop?' };
  expect(questionsAskedIn({ kind: 'workshop', event_questions: {} })).toEqual([]);
  expect(questionsAskedIn({ kind: 'event', event_questions: {} })).toHaveLength(1);
  expect(questionsAskedIn({ kind: 'workshop', event_questions: questions })).toMatchObject([
    { question: 'Do you bring a laptop?' },
  ]);
  expect([isClass({ kind: 'workshop' }), isClass({ kind: 'event' })]).toEqual([true, false]);
});

test('no profile is needed to take a class, and it is full when it is', () => {
  const event = {
    status: 'ACTIVE',
    ...{ internal_event: false, requires_submission: false },
    registration_open: new Date('2025-07-01T00:00:00Z'),
    registration_close: new Date('2025-08-10T04:15:00Z'),
    ...{ submission_start: null, submission_close: null },
  } satisfies EventFacts;
  const facts = { event, isInternal: false, isRegistered: false, isFull: false };
  const now = new Date('2025-07-16T10:00:00Z');
  expect(whyNotTakeClass(facts, now)).toBeNull();
  expect(whyNotTakeClass({ ...facts, isFull: true }, now)).toBe('full');
  expect(whyNotTakeClass(facts, new Date('2025-08-10T04:15:01Z'))).toBe('registration-closed');
});

test('a class stands among the workshops, and every other event where it stood', () => {
  expect(eventAddress({ id: 7, kind: 'workshop' })).toBe('/user/workshops');
  expect(eventAddress({ id: 7 })).toBe('/user/events/7');
  expect(addressFor('workshop', '/user/event-registrations?open=3')).toBe('/user/workshops');
  expect(addressFor('workshop', '/admin/registrations')).toBe('/admin/registrations');
  expect(addressFor('event', '/user/events/7')).toBe('/user/events/7');
});
