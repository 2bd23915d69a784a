import { NetworkError } from '@pratibha/contract/client';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { expect, test } from 'vitest';
import { decideAll, type Settled } from './decide-all.ts';

const rows = Array.from({ length: 120 }, (_, n) => n + 1);
const goOn = () => false;
const done = (id: number): ReviewOutcome => ({ id, outcome: 'done' });

test('rows go 50 by one call, and are settled as each call answers', async () => {
  const seen: [sent: number, settled: number][] = [];
  const settled = new Map<number, Settled>();
  const decide = async (together: readonly number[]) => {
    seen.push([together.length, settled.size]);
    return together.map(done);
  };
  await decideAll(rows, decide, (row, each) => settled.set(row, each), goOn);
  expect(seen).toEqual([
    [50, 0],
    [50, 50],
    [20, 100],
  ]);
  expect([...settled]).toEqual(rows.map((id) => [id, { outcome: done(id) }]));
});

test('a call that fails is the error of its rows alone', async () => {
  const error = new NetworkError(undefined);
  const settled = new Map<number, Settled>();
  const decide = async (together: readonly number[]) => {
    if (together[0] === 51) throw error;
    return together.map(done);
  };
  await decideAll(rows, decide, (row, each) => settled.set(row, each), goOn);
  const failed = [...settled].filter(([, each]) => 'error' in each).map(([row]) => row);
  expect(failed).toEqual(rows.slice(50, 100));
});

test('once it is stopped, the call that is on its way settles its rows, and no other is made', async () => {
  const settled = new Map<number, Settled>();
  const decide = async (together: readonly number[]) => together.map(done);
  const isStopped = () => settled.size >= 50;
  await decideAll(rows, decide, (row, each) => settled.set(row, each), isStopped);
  expect([...settled.keys()]).toEqual(rows.slice(0, 50));
});
