import { expect, test } from 'vitest';
import { valueAt, withMoved, withValueAt } from './content-values.ts';

const CONTENT = { title: 'T', steps: [{ name: 'one' }, { name: 'two' }], 'a/b': { '~': 1 } };

test.for([
  ['', CONTENT],
  ['/title', 'T'],
  ['/steps/1/name', 'two'],
  ['/a~1b/~0', 1],
  ['/steps/2/name', undefined],
  ['/title/name', undefined],
] as const)('what stands at %s', ([pointer, value]) => {
  expect(valueAt(CONTENT, pointer)).toEqual(value);
});

test('another value stands at a pointer, and everything else as it was', () => {
  const changed = withValueAt(CONTENT, '/steps/1/name', 'other');
  expect(changed).toEqual({ ...CONTENT, steps: [{ name: 'one' }, { name: 'other' }] });
  expect(CONTENT.steps[1]).toEqual({ name: 'two' });
  expect(valueAt(withValueAt(CONTENT, '/a~1b/~0', 2), '/a~1b/~0')).toBe(2);
});

test('an entry is moved up or down', () => {
  expect(withMoved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(withMoved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});
