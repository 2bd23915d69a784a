import { expect, it } from 'vitest';
import { comingDay } from './days.ts';
import { placeLine } from './place-line.ts';

const NOTHING = {
  ...{ event_date: null, starts_at: null, ends_at: null, ends_on: null },
  ...{ venue_name: null, venue_room: null, venue_address: null, venue_map_url: null },
};
const DAY = '2026-08-15';

it.each([
  [{}, ''],
  [{ starts_at: '10:00' }, ''],
  [{ event_date: DAY }, 'Sat 15 August'],
  [{ event_date: DAY, starts_at: '10:00', venue_name: 'Hall B' }, 'Sat 15 August, 10:00 · Hall B'],
  [
    { event_date: DAY, starts_at: '10:00', ends_at: '16:30', venue_room: 'Hall B' },
    'Sat 15 August, 10:00 to 16:30 · Hall B',
  ],
  [
    { event_date: '2028-02-29', ends_on: '2028-03-02', venue_name: 'City Hall' },
    'Tue 29 February to Thu 2 March · City Hall',
  ],
  [
    { event_date: DAY, starts_at: '10:00', ends_on: '2026-08-17', ends_at: '12:00' },
    'Sat 15 August, 10:00 to Mon 17 August, 12:00',
  ],
  [{ venue_name: 'City Hall', venue_room: 'Hall B' }, 'Hall B, City Hall'],
])('%j is told as %j', (given, line) => {
  expect(placeLine({ ...NOTHING, ...given })).toBe(line);
});

it('begins with how near the day is', () => {
  const event = { ...NOTHING, event_date: DAY, starts_at: '10:00', venue_room: 'Hall B' };
  const at = (time: string) => placeLine(event, comingDay(DAY, new Date(`${time}+05:45`)));
  expect(at('2026-08-13T12:00')).toBe('Sat 15 August, 10:00 · Hall B');
  expect(at('2026-08-14T12:00')).toBe('Tomorrow, 15 August, 10:00 · Hall B');
  expect(at('2026-08-15T12:00')).toBe('Today, 15 August, 10:00 · Hall B');
});
