import { expect, test } from 'vitest';
import { timetableOf } from './timetable.ts';

const one = (title: string, event_date: string, starts_at: string, venue_room: string | null) => ({
  ...{ title, event_date, starts_at, venue_room },
  ...{ ends_at: '23:00', venue_name: null, speakers: [] },
});

test('classes stand by days, hours and rooms; those without a room come last', () => {
  const classes = [
    one('E', '2025-08-11', '09:00', 'Hall'),
    one('A', '2025-08-10', '10:00', 'Lab 10'),
    one('B', '2025-08-10', '09:00', 'Lab 2'),
    one('C', '2025-08-10', '10:00', null),
    one('D', '2025-08-10', '10:00', 'Lab 2'),
    one('F', '2025-08-10', '10:00', 'Lab 2'),
  ];
  const said = timetableOf(classes).map(({ day, rooms, hours }) => ({
    ...{ day, rooms },
    hours: hours.map(({ starts_at, cells }) => [
      starts_at,
      cells.map((cell) => cell.map(({ title }) => title).join()),
    ]),
  }));
  expect(said).toEqual([
    {
      day: '2025-08-10',
      rooms: ['Lab 2', 'Lab 10', null],
      hours: [
        ['09:00', ['B', '', '']],
        ['10:00', ['D,F', 'A', 'C']],
      ],
    },
    { day: '2025-08-11', rooms: ['Hall'], hours: [['09:00', ['E']]] },
  ]);
  expect(timetableOf([])).toEqual([]);
});
