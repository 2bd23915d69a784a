import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: 'event-7-close@pratibha.example',
  sequence: 2,
  stamp: new Date('2025-07-16T04:15:00.500Z'),
  when: { starts: new Date('2025-08-13T18:15:00Z'), ends: null },
  title: 'Hand in your work',
  description: null,
  location: null,
  url: null,
};

const octetsOf = (line: string) => encodeURIComponent(line).replace(/%../g, 'x').length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const lineOf = (file: string, name: string) =>
  unfolded(file).find((line) => line.startsWith(`${name}:`)) ?? '';

it('is a file of one entry with an alarm a day before', () => {
  expect(calendarFile([ENTRY]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Competition//Competition//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-7-close@pratibha.example',
    'SEQUENCE:2',
    'DTSTAMP:20250716T041500Z',
    'DTSTART:20250813T181500Z',
    'SUMMARY:Hand in your work',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Hand in your work',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('has a span of time, and a whole day that ends with the next', () => {
  const ends = new Date('2025-08-13T20:15:00Z');
  const span = calendarFile([{ ...ENTRY, when: { starts: ENTRY.stamp, ends } }]);
  expect(unfolded(span)).toEqual(
    expect.arrayContaining(['DTSTART:20250716T041500Z', 'DTEND:20250813T201500Z']),
  );
  const day = calendarFile([{ ...ENTRY, when: { day: '2024-02-29' } }]);
  expect(unfolded(day)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20240229', 'DTEND;VALUE=DATE:20240301']),
  );
});

describe('whatever stands in a text', () => {
  const cases: [string, string, string][] = [
    ['commas, semicolons and backslashes', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['line ends of every kind', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
    ['a line that would be one of its own', 'x\r\nATTENDEE:evil', 'x\\nATTENDEE:evil'],
    ['control characters', 'a\u0000\u0007\u0085b', 'ab'],
    ['Devanagari and right to left', 'प्रतियोगिता שלום', 'प्रतियोगिता שלום'],
  ];
  it.each(cases)('%s', (_title, title, expected) => {
    const file = calendarFile([{ ...ENTRY, title, description: title, location: title }]);
    for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION']) {
      expect(lineOf(file, name)).toBe(`${name}:${expected}`);
    }
  });

  it('an address keeps its commas and never ends the line', () => {
    const file = calendarFile([{ ...ENTRY, url: 'https://a.example/x,y;z\r\nBEGIN:VEVENT' }]);
    expect(lineOf(file, 'URL')).toBe('URL:https://a.example/x,y;zBEGIN:VEVENT');
  });
});

describe('no line is longer than 75 octets', () => {
  const cases: [string, string][] = [
    ['of one octet', 'a'.repeat(400)],
    ['of two', 'é'.repeat(200)],
    ['of three', 'प'.repeat(200)],
    ['of four', '🎓'.repeat(100)],
    ['mixed', 'aéप🎓'.repeat(60)],
  ];
  it.each(cases)('with letters %s, none of which is broken', (_title, title) => {
    const file = calendarFile([{ ...ENTRY, title }]);
    for (const line of file.split('\r\n')) {
      expect(octetsOf(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(lineOf(file, 'SUMMARY')).toBe(`SUMMARY:${title}`);
  });

  it('and as many fit as may', () => {
    const lines = calendarFile([{ ...ENTRY, title: 'a'.repeat(67) }]).split('\r\n');
    expect(lines).toContain(`SUMMARY:${'a'.repeat(67)}`);
  });
});

it('has every entry, also none', () => {
  const two = calendarFile([ENTRY, { ...ENTRY, uid: 'other' }]);
  expect(two.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(calendarFile([])).not.toContain('VEVENT');
});

it('is called off without an alarm', () => {
  const lines = unfolded(calendarFile([{ ...ENTRY, isCancelled: true }]));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines.filter((line) => line.includes('ALARM'))).toEqual([]);
});

it('says as a feed how it is called, and how often to ask', () => {
  const lines = unfolded(calendarFile([], { name: 'Dates, of Asha', hoursBetween: 6 }));
  expect(lines.slice(5, -2)).toEqual([
    'NAME:Dates\\, of Asha',
    'X-WR-CALNAME:Dates\\, of Asha',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ]);
});
