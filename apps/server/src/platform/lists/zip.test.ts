import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvChunks } from './csv.ts';
import { zipStream } from './zip.ts';

const at = new Date('2025-07-16T20:00:00Z');

async function* rowsOf(count: number, onRow: () => void = () => undefined) {
  for (let row = 1; row <= count; row += 1) {
    onRow();
    yield [row, Math.sin(row), 'काम'.repeat(30)];
  }
}

test('holds every file as it is, by its name', async () => {
  const files = ['कथा.csv', 'b.csv', 'empty.csv'].map((name, index) => ({
    name,
    chunks: csvChunks(['ID'], rowsOf([5_000, 1, 0][index] ?? 0)),
  }));
  const packed = await buffer(zipStream(files, at));
  const unpacked = Object.entries(unzipSync(packed)).map(([name, bytes]) => [
    name,
    strFromU8(bytes).split('\r\n').length,
  ]);
  expect(unpacked).toEqual([
    ['कथा.csv', 5_002],
    ['b.csv', 3],
    ['empty.csv', 2],
  ]);
  expect(packed.length).toBeLessThan(200_000);
  // 16 July 2025 20:00 UTC is 01:45 of the next day in Nepal: the date of the first entry says so.
  expect(packed.readUInt16LE(12)).toBe(((2025 - 1980) << 9) | (7 << 5) | 17);
});

test('takes no more rows than its reader wants, over ten files of ten thousand', async () => {
  let [taken, most] = [0, 0];
  const files = Array.from({ length: 10 }, (_, index) => ({
    name: `${index}.csv`,
    chunks: csvChunks(
      ['ID'],
      rowsOf(10_000, () => (taken += 1)),
    ),
  }));
  let before = 0;
  for await (const _ of zipStream(files, at)) {
    most = Math.max(most, taken - before);
    before = taken;
  }
  expect(taken).toBe(100_000);
  expect(most).toBeLessThan(1_000);
});

test('fails as a stream when a source fails, and asks the next ones nothing', async () => {
  let isAsked = false;
  async function* broken(): AsyncGenerator<string> {
    yield 'one';
    throw new Error('connection lost');
  }
  async function* next(): AsyncGenerator<string> {
    isAsked = true;
    yield 'two';
  }
  const files = [
    { name: 'a', chunks: broken() },
    { name: 'b', chunks: next() },
  ];
  await expect(buffer(zipStream(files, at))).rejects.toThrow('connection lost');
  expect(isAsked).toBe(false);
});
