import { expect, test } from 'vitest';
import { valueIn } from '../../testing/metrics-text.ts';
import { Histogram } from '../process/histogram.ts';
import { exposition, single } from './exposition.ts';
import { Metrics } from './metrics.ts';

test('the database is asked once, however often somebody reads', async () => {
  const metrics = new Metrics();
  let asked = 0;
  metrics.addReading(async () => [single('rows', 'gauge', 'Rows.', ++asked)]);
  const texts = await Promise.all(Array.from({ length: 5 }, () => metrics.text()));
  texts.push(await metrics.text());
  expect(texts.map((text) => valueIn(text, 'rows'))).toEqual([1, 1, 1, 1, 1, 1]);
  expect(asked).toBe(1);
});

test('without the database the process still tells of itself', async () => {
  const metrics = new Metrics();
  metrics.add(() => [single('own', 'gauge', 'Own.', 7)]);
  metrics.addReading(() => Promise.reject(new Error('Connection terminated')));
  const text = await metrics.text();
  expect(valueIn(text, 'own')).toBe(7);
  expect(valueIn(text, 'pratibha_database_up')).toBe(0);
});

test('a database that says nothing keeps nobody waiting', async () => {
  const metrics = new Metrics();
  metrics.addReading(() => new Promise(() => undefined));
  expect(valueIn(await metrics.text(), 'pratibha_database_up')).toBe(0);
});

test('a histogram counts what is at most its bound, and each bucket those below it', () => {
  const histogram = new Histogram([1, 10]);
  for (const value of [0, 1, 1.5, 10, 11]) histogram.observe(value);
  const family = { name: 'size', help: 'Sizes.', type: 'histogram' } as const;
  const text = exposition([{ ...family, samples: histogram.samples({ of: 'a' }) }]);
  expect(text.split('\n')).toEqual([
    '# HELP size Sizes.',
    '# TYPE size histogram',
    'size_bucket{of="a",le="1"} 2',
    'size_bucket{of="a",le="10"} 4',
    'size_bucket{of="a",le="+Inf"} 5',
    'size_sum{of="a"} 23.5',
    'size_count{of="a"} 5',
    '',
  ]);
});

test('a label is written so that nothing in it ends it', () => {
  const samples = [{ labels: { a: 'x"\\\n' }, value: Number.NaN }];
  const text = exposition([{ name: 'odd', help: 'Odd.', type: 'gauge', samples }]);
  expect(text).toContain('odd{a="x\\"\\\\\\n"} NaN\n');
});
