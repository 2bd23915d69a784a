import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GUARDS } from '../torture/guard-list.ts';
import { ROOT, sourceFiles } from './source-files.ts';

/** The removals themselves take minutes: npm run torture -- guards. */
test.each(GUARDS.map((guard) => [guard.name, guard] as const))(
  'the guard stands where the list says: %s',
  (_, { file, guard }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text.split(guard), file).toHaveLength(2);
  },
);

test('the tests that must notice a removal exist, and guards have names of their own', () => {
  const paths = new Set(sourceFiles().map((file) => file.path));
  const missing = GUARDS.flatMap(({ tests }) => tests).filter((test) => !paths.has(test));
  expect(missing).toEqual([]);
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});
