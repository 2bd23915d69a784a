import { expect, it } from 'vitest';
import { googleCalendarLink } from './google-calendar.ts';

const URL_OF_EVENT = 'https://pratibha.example/user/events/7';
const starts = new Date('2025-08-13T18:15:00Z');
const partsOf = (link: string) => {
  const [at, query = ''] = link.split('?');
  return { at, parts: query.split('&').map((part) => part.split('=').map(decodeURIComponent)) };
};

const cases: [string, Parameters<typeof googleCalendarLink>[0]['when'], string][] = [
  ['an instant', { starts, ends: null }, '20250813T181500Z/20250813T181500Z'],
  [
    'a span',
    { starts, ends: new Date('2025-08-13T20:15:00Z') },
    '20250813T181500Z/20250813T201500Z',
  ],
  ['a day, until the next', { day: '2024-02-29' }, '20240229/20240301'],
];
it.each(cases)('offers %s', (_title, when, dates) => {
  const title = 'Works & #more: प्रतियोगिता';
  expect(partsOf(googleCalendarLink({ when, title, url: URL_OF_EVENT }))).toEqual({
    at: 'https://calendar.google.com/calendar/render',
    parts: [
      ['action', 'TEMPLATE'],
      ['text', title],
      ['dates', dates],
      ['details', URL_OF_EVENT],
    ],
  });
});
