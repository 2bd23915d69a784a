import { expect, test } from 'vitest';
import { IdleSweep } from './idle-sweep.ts';

const MB = 2 ** 20;

function heapOf(live: number) {
  const heap = { size: live, swept: 0 };
  const sweep = new IdleSweep({
    bytes: () => heap.size * MB,
    sweep: () => {
      heap.size = live;
      heap.swept += 1;
    },
  });
  const ask = (times: number) => {
    for (let n = 0; n < times; n += 1) sweep.countRequest();
  };
  return { heap, sweep, ask };
}

test('memory is given back once when people are gone, whatever probes go on', () => {
  const { heap, sweep, ask } = heapOf(40);
  heap.size = 60;
  ask(500);
  sweep.look();
  expect(heap.swept).toBe(0);
  ask(2);
  sweep.look();
  expect([heap.swept, heap.size]).toEqual([1, 40]);
  sweep.look();
  expect(heap.swept).toBe(1);
});

test('it is given back again when it has grown', () => {
  const { heap, sweep } = heapOf(40);
  sweep.look();
  heap.size = 44;
  sweep.look();
  expect(heap.swept).toBe(1);
  heap.size = 50;
  sweep.look();
  expect(heap.swept).toBe(2);
});

test('the heap of the process can be swept', () => {
  expect(() => new IdleSweep().look()).not.toThrow();
});
