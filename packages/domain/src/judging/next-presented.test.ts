import { expect, test } from 'vitest';
import { nextPresented } from './next-presented.ts';

const until = (id: number, time: string) => ({
  id,
  presented: { ends_at: `2025-07-16T${time}:00Z` },
});
const REMOTE = [
  { id: 5, presented: null },
  { id: 6, presented: null },
];
const ROOM = [until(1, '10:10'), until(2, '10:20'), until(3, '10:30')];

test.each([
  ['before all', ROOM, '09:00', 1],
  ['while it is there', ROOM, '10:09', 1],
  ['once it has left', ROOM, '10:10', 2],
  ['late in the morning', ROOM, '10:25', 3],
  ['after all: what was not sent', ROOM, '11:00', 1],
  ['remote: the first', REMOTE, '11:00', 5],
  ['before one that is in no order', [until(1, '10:10'), REMOTE[0]], '10:15', 5],
  ['of nothing', [], '10:00', undefined],
] as const)('%s', (_, due, time, id) => {
  const works = due.flatMap((work) => work ?? []);
  expect(nextPresented(works, new Date(`2025-07-16T${time}:00Z`))?.id).toBe(id);
});
