import type { EventDoubt } from '@pratibha/domain/events/event-doubts';
import { DAY_MS, dayOf } from '@pratibha/domain/time/competition-time';
import type { Sentences } from '../../sentences.ts';
import { formatDateTime, formatDay } from '../../time.ts';
import { EVENT_LABELS } from './form-errors.ts';

const WINDOWS = { registration: 'Registration', submission: 'Submission' } as const;

/** What is asked before an event is saved. */
export const EVENT_DOUBT_WORDS: Sentences<EventDoubt> = {
  'same-title': 'Another event has this title.',
  'closes-at-midnight': ({ field, at }) => {
    const last = formatDay(dayOf(new Date(at.getTime() - DAY_MS)));
    return `${EVENT_LABELS[field]} is ${formatDateTime(at)}: the beginning of that day. The last whole day is ${last}.`;
  },
  'in-the-past': ({ field, at }) => `${EVENT_LABELS[field]} is in the past: ${formatDateTime(at)}.`,
  'day-in-the-past': ({ day }) => `Event date is in the past: ${formatDay(day)}.`,
  'long-window': ({ window, days }) =>
    `${WINDOWS[window]} stays open for ${days.toLocaleString('en-US')} days, more than a year.`,
  'outside-edition': ({ window, from, to }) =>
    `${WINDOWS[window]} reaches outside the edition’s dates: ${formatDateTime(from)} to ${formatDateTime(to)}.`,
  'capacity-below-taken': ({ capacity, taken }) =>
    `Capacity is ${capacity.toLocaleString('en-US')}, but ${taken.toLocaleString('en-US')} places are taken. Nobody loses theirs.`,
  'held-decisions': ({ count }) =>
    `Decisions that are prepared: ${count}. They stay so until somebody releases them or takes them back in the event’s list of registrations or submissions; new decisions are made at once.`,
};
