import { expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { eventDateWarnings } from './event-date-findings.ts';

const [competition] = LEAST_CONTENT.competitions.all;
const { dates } = LEAST_CONTENT;
const at = (time: string) => new Date(`${time}+05:45`);
/** As one that was opened with the edition, whose registration ends with 30 June. */
const EVENT = {
  title: competition?.name ?? '',
  competition: null,
  registration_open: at('2030-06-01T00:00'),
  registration_close: at('2030-06-30T23:59'),
  submission_start: at('2030-07-01T00:00'),
  submission_close: at('2030-07-09T23:59'),
  event_date: '2030-07-20',
};
const closes = {
  path: '/dates/registrationCloses',
  error: {
    ...{ code: 'event-closes-otherwise', event: EVENT.title },
    ...{ day: '2030-06-27', meant: '2030-06-30' },
  },
};

test.each([
  ['with the edition', {}, []],
  ['at the midnight that ends the day', { registration_close: at('2030-07-01T00:00') }, []],
  ['days before', { registration_close: at('2030-06-27T23:59') }, [closes]],
  ['outside, which is told as that', { registration_close: at('2030-08-01T00:00') }, []],
  ['before, of no competition', { title: 'Quiz', registration_close: at('2030-06-27T23:59') }, []],
])('an event that closes %s', (_, change, warnings) => {
  expect(eventDateWarnings(LEAST_CONTENT, [{ ...EVENT, ...change }])).toEqual(warnings);
});

test.each([
  ['works', { submission_close: at('2030-07-05T23:59') }, ['event-takes-works-otherwise']],
  ['no works', { submission_start: null, submission_close: null }, []],
  ['another day', { event_date: '2030-07-21' }, ['event-on-another-day']],
  ['no day', { event_date: null }, []],
])('an event with %s of its own', (_, change, codes) => {
  const found = eventDateWarnings(LEAST_CONTENT, [{ ...EVENT, ...change }]);
  expect(found.map(({ error }) => error.code)).toEqual(codes);
});

test('any day of a longer event is its own', () => {
  const longer = { ...LEAST_CONTENT, dates: { ...dates, eventEnds: '2030-07-22T00:00+05:45' } };
  expect(eventDateWarnings(longer, [{ ...EVENT, event_date: '2030-07-21' }])).toEqual([]);
});
