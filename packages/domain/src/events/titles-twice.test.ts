import { expect, test } from 'vitest';
import { marksOfSameTitles } from './titles-twice.ts';

const event = (id: number, title: string, event_date: string | null, close = '2025-08-08') => ({
  id,
  title,
  event_date,
  registration_close: `${close}T23:59:00+05:45`,
});

test.each([
  ['none', [], {}],
  ['one of each title', [event(1, 'Poster', '2025-08-15'), event(2, 'Robots', null)], {}],
  [
    'two years',
    [
      event(1, 'Robots', '2025-08-15'),
      event(2, ' robots ', '2026-08-20'),
      event(3, 'Poster', null),
    ],
    { 1: '2025', 2: '2026' },
  ],
  [
    'no day of the event: the end of the registration, here',
    [event(1, 'Robots', null, '2025-12-31'), event(2, 'Robots', '2026-08-20')],
    { 1: '2025', 2: '2026' },
  ],
  [
    'twice in a year, and once in another',
    [
      event(1, 'Robots', '2025-08-15'),
      event(2, 'Robots', '2025-08-16'),
      event(3, 'Robots', '2026-08-20'),
    ],
    { 1: '2025-08-15', 2: '2025-08-16', 3: '2026' },
  ],
])('%s', (_, events, marks) => {
  expect(Object.fromEntries(marksOfSameTitles(events))).toEqual(marks);
});
