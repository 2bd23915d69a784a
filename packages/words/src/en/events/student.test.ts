import { EVENT_TABS } from '@pratibha/domain/events/event-state';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, it } from 'vitest';
import { EVENT_TAB_WORDS } from './student/list.ts';
import { windowRange, windowWords } from './student.ts';

const OPEN = zonedStart(2025, 6, 24);
const CLOSE = zonedStart(2025, 8, 8, 23, 59);

describe('windowRange', () => {
  it('names zone and year once', () => {
    const words = windowRange(OPEN, CLOSE).replaceAll('\u00a0', ' ');
    expect(words).toBe('24 June, 00:00 – 8 August 2025, 23:59 NPT');
  });

  it('keeps two different years apart and breaks only after the dash', () => {
    const words = windowRange(zonedStart(2024, 12, 30), OPEN);
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      '30 December 2024, 00:00 – 24 June 2025, 00:00 NPT',
    );
    expect(words.split(' ')).toHaveLength(2);
  });
});

describe('windowWords', () => {
  it.each([
    ['opens in 5 h', zonedStart(2025, 6, 23, 19)],
    ['closes in 3 h', zonedStart(2025, 8, 8, 20, 30)],
    ['closed 20 min ago', zonedStart(2025, 8, 9, 0, 19)],
    ['closed yesterday', zonedStart(2025, 8, 9, 10)],
    ['closed last year', zonedStart(2026, 7, 18)],
  ])('%s', (words, now) => {
    expect(windowWords(OPEN, CLOSE, now)).toBe(words);
  });
});

it('names the tabs in their order', () => {
  expect(EVENT_TABS.map((tab) => EVENT_TAB_WORDS[tab])).toEqual([
    'All Events',
    'Upcoming',
    'Registration Open',
    'Submission Open',
    'Ended',
  ]);
});
