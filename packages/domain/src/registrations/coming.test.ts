import { describe, expect, it } from 'vitest';
import { whyNotComeAfterAll, whyNotSayCannotCome } from './coming.ts';

const EVENT = {
  status: 'ACTIVE',
  internal_event: false,
  requires_submission: false,
  registration_open: new Date('2025-07-01T00:00:00Z'),
  registration_close: new Date('2025-08-01T00:00:00Z'),
  submission_start: null,
  submission_close: null,
  event_date: '2025-08-15',
  ends_on: '2025-08-17',
} as const;
const at = (time: string) => new Date(`${time}+05:45`);
const BEFORE = at('2025-08-10T10:00');

describe('saying that one cannot come', () => {
  it.each([
    ['who is shortlisted', {}, 'SHORTLISTED', BEFORE, null],
    ['until its last day is over', {}, 'SHORTLISTED', at('2025-08-17T23:59'), null],
    ['not after it', {}, 'SHORTLISTED', at('2025-08-18T00:00'), 'event-day-over'],
    [
      'of an event without a day, until its last window closes',
      { event_date: null },
      'SHORTLISTED',
      at('2025-08-02T00:00'),
      'event-day-over',
    ],
    ['not who withdraws', {}, 'PENDING', BEFORE, 'not-shortlisted'],
    ['not who is rejected', {}, 'REJECTED', BEFORE, 'not-shortlisted'],
    ['not of one that is over', { status: 'INACTIVE' }, 'SHORTLISTED', BEFORE, 'event-ended'],
    [
      'not of one that was called off',
      { status: 'DELETED' },
      'SHORTLISTED',
      BEFORE,
      'event-deleted',
    ],
  ] as const)('%s', (_, event, status, now, refusal) => {
    expect(whyNotSayCannotCome({ event: { ...EVENT, ...event }, status }, now)).toBe(refusal);
  });
});

describe('coming after all', () => {
  it.each([
    ['while there is a seat', {}, 'SHORTLISTED', false, BEFORE, null],
    ['also who is looked at again', {}, 'PENDING', false, BEFORE, null],
    ['not without one', {}, 'SHORTLISTED', true, BEFORE, 'full'],
    ['on its day', {}, 'SHORTLISTED', false, at('2025-08-15T23:59'), null],
    ['not after it', {}, 'SHORTLISTED', false, at('2025-08-16T00:00'), 'event-day-over'],
    ['not who was rejected', {}, 'REJECTED', false, BEFORE, 'registration-rejected'],
    [
      'not of one that is over',
      { status: 'INACTIVE' },
      'SHORTLISTED',
      false,
      BEFORE,
      'event-ended',
    ],
  ] as const)('%s', (_, event, status, isFull, now, refusal) => {
    const facts = { event: { ...EVENT, ...event }, status, isFull, hasFullOptions: false };
    expect(whyNotComeAfterAll(facts, now)).toBe(refusal);
  });

  it('not while something that they chose is full', () => {
    const facts = { event: EVENT, status: 'SHORTLISTED', isFull: false } as const;
    expect(whyNotComeAfterAll({ ...facts, hasFullOptions: true }, BEFORE)).toBe(
      'chosen-option-full',
    );
  });
});
