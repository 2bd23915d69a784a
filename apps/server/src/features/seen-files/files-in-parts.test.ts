import { expect, test } from 'vitest';
import { filesInParts, MOST_BYTES } from './files-in-parts.ts';

const work = (id: number, event_id: number, bytes: number, files = 1) => ({
  ...{ id, event_id, bytes, files },
  event_title: `Event ${event_id}`,
});

test('works of an event share a ZIP as long as they fit, and no work is divided', () => {
  const half = MOST_BYTES / 2;
  const parts = filesInParts([
    work(3, 1, half, 2),
    work(5, 1, half),
    work(8, 1, 1),
    work(4, 2, MOST_BYTES * 2),
    work(9, 2, 10),
  ]);
  expect(
    parts.map(({ event_id, part, parts: of, from, to, works, files, bytes }) => [
      ...[event_id, part, of, from, to],
      ...[works, files, bytes],
    ]),
  ).toEqual([
    [1, 1, 2, 3, 5, 2, 3, MOST_BYTES],
    [1, 2, 2, 8, 8, 1, 1, 1],
    [2, 1, 2, 4, 4, 1, 1, MOST_BYTES * 2],
    [2, 2, 2, 9, 9, 1, 1, 10],
  ]);
});

test('nor has one so many files that its list could not be read', () => {
  const parts = filesInParts([work(1, 1, 1, 15_000), work(2, 1, 1, 15_000)]);
  expect(parts.map(({ files }) => files)).toEqual([15_000, 15_000]);
});

test('of nothing there is none', () => {
  expect(filesInParts([])).toEqual([]);
});
