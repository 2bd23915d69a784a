import { expect, test } from 'vitest';
import { fileName, titlesInNames } from './file-names.ts';

const now = new Date('2025-07-24T20:00:00Z');

test.each([
  ['AI Hackathon', 'ai-hackathon'],
  ['  Web & App: “Design”/2025  ', 'web-app-design-2025'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON', 'con'],
  ['"; filename=x.exe\r\n', 'filename-x-exe'],
  ['नेपाली कथा लेखन', 'नेपाली-कथा-लेखन'],
  ['E\u0301tude', 'étude'],
  ['🎨 !?', 'event-7'],
  ['', 'event-7'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['𝒳'.repeat(80), '𝒳'.repeat(60)],
])('%j is %s in the name of a file', (title, expected) => {
  expect(titlesInNames([{ id: 7, title }])).toEqual([expected]);
});

test('no two are equal, whatever the titles are', () => {
  const events = ['Design', 'design!', 'Design 2', 'Design', '?', 'Event 5'];
  expect(titlesInNames(events.map((title, at) => ({ id: at + 1, title })))).toEqual([
    'design',
    'design-2',
    'design-2-3',
    'design-4',
    'event-5',
    'event-5-6',
  ]);
});

test.each([
  ['ai-hackathon', 'registrations-ai-hackathon-2025-07-25'],
  [null, 'registrations-2025-07-25'],
])('the name of a file of %s', (title, expected) => {
  expect(fileName('registrations', title, now)).toBe(expected);
});
