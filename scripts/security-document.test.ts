import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** docs/security.md points at tests: each of them must be there. */
test('every file that docs/security.md names exists', () => {
  const files = sourceFiles();
  const paths = new Set(files.map(({ path }) => path));
  const text = files.find(({ path }) => path === 'docs/security.md')?.text ?? '';
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|sql|json|mjs))`/g)].map(
    ([, path]) => path ?? '',
  );
  const missing = named.filter((path) => !paths.has(path) && !paths.has(`apps/server/src/${path}`));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
