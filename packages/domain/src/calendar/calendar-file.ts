import { DAY_MS, ZONE, zonedClock } from '../time/competition-time.ts';

/** Something with a date, as calendars take it in. */
export type CalendarEntry = {
  /** Stays the same for ever: a calendar replaces what it has by this name. */
  readonly uid: string;
  /** Rises with each change; a calendar keeps the highest. */
  readonly sequence: number;
  /** When this was said. */
  readonly stamp: Date;
  /** A span of time, a single instant (`ends` null), or whole days in Nepal as YYYY-MM-DD. */
  readonly when: CalendarInstants | { readonly day: string; readonly lastDay?: string };
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
  /** Whether it is called off: a calendar that has it takes it out. */
  readonly isCancelled?: boolean;
};

type CalendarInstants = {
  readonly starts: Date;
  readonly ends: Date | null;
  /**
   * Whether people meet then: it is written as the clock in Nepal shows it, and a calendar shows
   * both.
   */
  readonly isInZone?: boolean;
};

/** A calendar that is asked again and again. */
export type Feed = { readonly name: string; readonly hoursBetween: number };

/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** What wrote the file, whichever college it is of: not told to people. */
const PRODUCT = '-//Competition//Competition//EN';

/**
 * The entries as a file of iCalendar (RFC 5545), each with an alarm a day before. Instants are UTC,
 * so that no calendar needs to know the zone; whoever reads it sees the clock where they are. The
 * hours at which people meet carry the zone, which comes along.
 * @param feed how a calendar that follows it is called, and how often it should ask; null for a
 * single file
 */
export function calendarFile(entries: readonly CalendarEntry[], feed: Feed | null = null): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed === null ? [] : feedLines(feed)),
    ...(entries.some(({ when }) => 'starts' in when && when.isInZone) ? ZONE_LINES : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Nepal's clock, which has not changed since 1986. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19860101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0545',
  'TZNAME:+0545',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Twice each: as RFC 7986 has it, and as calendars read it that are older. */
function feedLines({ name, hoursBetween }: Feed): string[] {
  const [title, term] = [escapedText(name), `PT${hoursBetween}H`];
  return [
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${term}`,
    `X-PUBLISHED-TTL:${term}`,
  ];
}

function entryLines(entry: CalendarEntry): string[] {
  const title = escapedText(entry.title);
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${calendarInstant(entry.stamp)}`,
    ...whenLines(entry.when),
    `SUMMARY:${title}`,
    ...textLine('DESCRIPTION', entry.description),
    ...textLine('LOCATION', entry.location),
    ...(entry.url === null ? [] : [`URL:${plainLine(entry.url)}`]),
    // Nobody is busy by a deadline, and a day says little of the hours.
    'TRANSP:TRANSPARENT',
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : alarmLines(title)),
    'END:VEVENT',
  ];
}

function alarmLines(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, 'TRIGGER:-P1D', 'END:VALARM'];
}

function whenLines(when: CalendarEntry['when']): string[] {
  if ('day' in when) {
    const [day, next] = daySpan(when.day, when.lastDay);
    return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${next}`];
  }
  const at = (instant: Date) =>
    when.isInZone ? `;TZID=${ZONE}:${zonedInstant(instant)}` : `:${calendarInstant(instant)}`;
  const starts = `DTSTART${at(when.starts)}`;
  return when.ends === null ? [starts] : [starts, `DTEND${at(when.ends)}`];
}

/** What the clock in Nepal shows, as calendars write it: '20250815T100000'. */
function zonedInstant(instant: Date): string {
  return zonedClock(instant).replace(/[-:]/g, '').replace(' ', 'T');
}

/**
 * A day (YYYY-MM-DD) and the one with which it or its last day is over, as calendars write them:
 * '20240229'.
 */
export function daySpan(day: string, lastDay = day): readonly [day: string, next: string] {
  const next = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return [day.replaceAll('-', ''), next.replaceAll('-', '')];
}

function textLine(name: string, value: string | null): string[] {
  return value === null || value === '' ? [] : [`${name}:${escapedText(value)}`];
}

/** An instant as calendars write it, in UTC: '20250813T181500Z'. */
export function calendarInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapedText(text: string): string {
  return plainLine(text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n?|\n/g, '\\n'));
}

/** Without what would end the line or stands for nothing in it. */
function plainLine(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** Broken into lines of so many octets, never inside a letter. */
function folded(line: string): string {
  let out = '';
  let length = 0;
  for (const char of line) {
    const octets = octetsOf(char.codePointAt(0) ?? 0);
    if (length + octets > LONGEST_LINE) {
      out += '\r\n ';
      length = 1;
    }
    out += char;
    length += octets;
  }
  return out;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
