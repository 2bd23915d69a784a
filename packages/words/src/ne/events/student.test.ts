import { expect, it } from 'vitest';
import { deadlineWords } from '../submissions/student/deadline.ts';
import { askedInWords } from '../work-forms/asks.ts';
import { EVENTS_WORDS, nextMoment, windowRange, windowWords } from './student.ts';

const OPEN = new Date('2025-07-16T04:15:00Z');
const CLOSE = new Date('2025-08-13T18:14:00Z');
const BEFORE = new Date('2025-07-16T01:00:00Z');
const WITHIN = new Date('2025-08-10T18:00:00Z');
const AFTER = new Date('2025-08-14T12:00:00Z');

it('says when a window opens, closes and closed', () => {
  expect([BEFORE, WITHIN, AFTER].map((now) => windowWords(OPEN, CLOSE, now))).toEqual([
    ...['३ घण्टामा खुल्छ', '३ दिनमा बन्द हुन्छ', 'हिजो बन्द भयो'],
  ]);
});

it('tells days in both calendars, with the zone', () => {
  const close = '२०८२ साउन २८ (१३ अगस्ट २०२५), २३:५९ नेपाली समय';
  expect(nextMoment(OPEN, CLOSE, BEFORE)).toBe('२०८२ असार ३२ (१६ जुलाई २०२५), १०:०० नेपाली समयदेखि');
  expect(nextMoment(OPEN, CLOSE, WITHIN)).toBe(`${close}सम्म`);
  expect(windowRange(OPEN, CLOSE).replaceAll('\u00a0', ' ')).toBe(
    `२०८२ असार ३२ (१६ जुलाई २०२५), १०:०० – ${close}`,
  );
  expect(deadlineWords(CLOSE, WITHIN)).toBe(`अन्तिम मिति: ${close}, ३\u00a0दिनमा\u00a0सकिन्छ`);
  expect(deadlineWords(CLOSE, AFTER)).toBe(`बन्द भएको: ${close}, हिजो`);
});

it('breaks a window at its dash and before brackets only', () => {
  expect(windowRange(OPEN, CLOSE).split(' ')).toHaveLength(4);
});

it('counts seats, and what a part asks for', () => {
  expect(EVENTS_WORDS.seatsOf(30, 60)).toBe('दर्ता हुने ६० मध्ये ३० जनाको छनोट हुन्छ');
  expect(EVENTS_WORDS.seatsOf(30, null)).toBe('३० जनाको छनोट हुन्छ');
  const part = { kind: 'picture', most: 1, most_mb: 20, print: 'A4', least_dpi: 300 } as const;
  expect(askedInWords({ ...part, wants_readme: false })).toBe(
    'एउटा तस्बिर: JPEG, PNG वा WebP, A4 का लागि, कम्तीमा ३०० dpi को, बढीमा २० MB',
  );
  expect(askedInWords({ ...part, most: 3, print: null, wants_readme: true })).toBe(
    'बढीमा ३ वटा तस्बिर: JPEG, PNG वा WebP, README सहित, हरेक बढीमा २० MB',
  );
});
