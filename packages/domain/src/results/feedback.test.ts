import { expect, test } from 'vitest';
import { feedbackOf } from './feedback.ts';
import { canonicalJson, workInSnapshot } from './snapshot.ts';

const rubric = { criteria: [{ id: 7, title: 'Design', weight: 1, levels: 5 }] };
const sheet = (work: string, judge: string, level: number) => ({
  ...{ work, judge, points: 0, levels: { 7: level } },
});
const sheets = [
  ...[sheet('W1', 'J1', 5), sheet('W1', 'J2', 3)],
  ...[sheet('W2', 'J1', 1), sheet('W3', 'J1', 2), sheet('W4', 'J1', 3)],
];

test('whoever made a work reads its levels, and between which half of all works are', () => {
  expect(feedbackOf({ rubric, sheets }, 'W1')).toEqual([
    { title: 'Design', most: 5, levels: [3, 5], field: { from: 1.8, middle: 2.5, to: 3.3 } },
  ]);
});

test('of few works no spread is told, and of a work without a sheet no level', () => {
  const few = { rubric, sheets: sheets.slice(0, 4) };
  expect(feedbackOf(few, 'W1')[0]?.field).toBeNull();
  expect(feedbackOf(few, 'W9')[0]?.levels).toEqual([]);
});

test.each<[string, Parameters<typeof canonicalJson>[0]]>([
  ['{"a":[1,null,true],"b":{"c":"é\\n","d":0.1}}', { b: { d: 0.1, c: 'é\n' }, a: [1, null, true] }],
  ['{"10":1,"9":2,"A":3,"a":4}', { a: 4, A: 3, 9: 2, 10: 1 }],
  ['0', -0],
])('%s is written in one way', (written, value) => {
  expect(canonicalJson(value)).toBe(written);
  expect(workInSnapshot(12)).toBe('W12');
});
