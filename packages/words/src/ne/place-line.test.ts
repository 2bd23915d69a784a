import { expect, it } from 'vitest';
import { comingDay } from './days.ts';
import { placeLine } from './place-line.ts';

const NOTHING = {
  ...{ event_date: null, starts_at: null, ends_at: null, ends_on: null },
  ...{ venue_name: null, venue_room: null, venue_address: null, venue_map_url: null },
};
const DAY = '2025-08-15';

it.each([
  [{}, ''],
  [{ starts_at: '10:00' }, ''],
  [{ event_date: DAY }, 'शुक्रबार साउन ३० (१५ अगस्ट)'],
  [
    { event_date: DAY, starts_at: '10:00', ends_at: '16:30', venue_room: 'Hall B2' },
    'शुक्रबार साउन ३० (१५ अगस्ट), १०:०० देखि १६:३० सम्म · Hall B2',
  ],
  [
    { event_date: DAY, starts_at: '10:00', ends_on: '2025-08-17', ends_at: '12:00' },
    'शुक्रबार साउन ३० (१५ अगस्ट), १०:०० देखि आइतबार भदौ १ (१७ अगस्ट), १२:०० सम्म',
  ],
  [{ venue_name: 'City Hall', venue_room: 'Hall B' }, 'Hall B, City Hall'],
])('%j is told as %j', (given, line) => {
  expect(placeLine({ ...NOTHING, ...given })).toBe(line);
});

it('begins with how near the day is', () => {
  const event = { ...NOTHING, event_date: DAY, starts_at: '10:00' };
  const at = (time: string) => placeLine(event, comingDay(DAY, new Date(`${time}+05:45`)));
  expect(at('2025-08-13T12:00')).toBe('शुक्रबार साउन ३० (१५ अगस्ट), १०:००');
  expect(at('2025-08-14T12:00')).toBe('भोलि, साउन ३० (१५ अगस्ट), १०:००');
});
