import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORDS = globSync('packages/words/src/en/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const PAGES = globSync('docs/handbook/*.md');

/** Whether the product says exactly this somewhere. */
function isSaid(label: string): boolean {
  return ["'", '"', '`'].some((quote) => WORDS.includes(quote + label + quote));
}

test.for(PAGES)('what %s names in bold stands in the product', (path) => {
  const text = readFileSync(path, 'utf8');
  const labels = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, label]) =>
    (label ?? '').replaceAll(/\s+/g, ' '),
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !isSaid(label))).toEqual([]);
});
