import { expect, test } from 'vitest';
import type { JsonFields } from './json.ts';
import { mergeContent } from './merge-content.ts';

const START = { title: 'A', dates: { opens: '1', closes: '2' }, list: [{ a: 1 }, { a: 2 }] };

type Case = readonly [string, JsonFields, JsonFields, JsonFields, readonly string[]];
const CASES: readonly Case[] = [
  ['nothing', START, START, START, []],
  ['mine alone', { ...START, title: 'B' }, START, { ...START, title: 'B' }, []],
  ['theirs alone', START, { ...START, title: 'B' }, { ...START, title: 'B' }, []],
  [
    'two fields of one section',
    { ...START, dates: { opens: '1', closes: '3' } },
    { ...START, dates: { opens: '0', closes: '2' } },
    { ...START, dates: { opens: '0', closes: '3' } },
    [],
  ],
  [
    'the same twice',
    { ...START, title: 'B' },
    { ...START, title: 'B' },
    { ...START, title: 'B' },
    [],
  ],
  [
    'one field otherwise',
    { ...START, title: 'B' },
    { ...START, title: 'C' },
    { ...START, title: 'B' },
    ['/title'],
  ],
  [
    'two entries of a list',
    { ...START, list: [{ a: 3 }, { a: 2 }] },
    { ...START, list: [{ a: 1 }, { a: 4 }] },
    { ...START, list: [{ a: 3 }, { a: 4 }] },
    [],
  ],
  [
    'one entry otherwise',
    { ...START, list: [{ a: 3 }, { a: 2 }] },
    { ...START, list: [{ a: 4 }, { a: 2 }] },
    { ...START, list: [{ a: 3 }, { a: 2 }] },
    ['/list/0/a'],
  ],
  [
    'a list that became longer while another entry changed',
    { ...START, list: [...START.list, { a: 3 }] },
    { ...START, list: [{ a: 5 }, { a: 2 }] },
    { ...START, list: [...START.list, { a: 3 }] },
    ['/list'],
  ],
  [
    'a new field',
    { ...START, more: 1 },
    { ...START, title: 'B' },
    { ...START, title: 'B', more: 1 },
    [],
  ],
  ['a field that is gone', { title: 'A' }, START, { title: 'A' }, []],
];

test.each(CASES)('%s', (_, mine, theirs, content, clashes) => {
  expect(mergeContent(START, mine, theirs)).toEqual({ content, clashes });
});
