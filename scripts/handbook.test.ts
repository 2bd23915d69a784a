import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const wordsIn = (language: string) =>
  globSync(`packages/words/src/${language}/**/*.ts`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const ENGLISH = wordsIn('en');
const NEPALI = wordsIn('ne');
const PAGES = globSync('docs/handbook/*.md');
const NEPALI_PAGES = globSync('docs/handbook/ne/*.md');

/** Whether the product says exactly this somewhere. */
function isSaid(label: string, words: string): boolean {
  return ["'", '"', '`'].some((quote) => words.includes(quote + label + quote));
}

test.for([...PAGES, ...NEPALI_PAGES])('what %s names in bold stands in the product', (path) => {
  const words = NEPALI_PAGES.includes(path) ? NEPALI : ENGLISH;
  const text = readFileSync(path, 'utf8');
  const labels = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, label]) =>
    (label ?? '').replaceAll(/\s+/g, ' '),
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !isSaid(label, words))).toEqual([]);
});

/** Organisers read the handbook on phones, too. */
const MOST_BYTES = 40_000;

test('the pages name every picture of the handbook, and say what it shows', () => {
  const named = PAGES.flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g),
      ([, alt = '', file = '']) => ({ alt, file }),
    ),
  );
  const files = globSync('docs/handbook/pictures/*');
  expect(named.map(({ file }) => file).toSorted()).toEqual(
    files.map((path) => `pictures/${basename(path)}`).toSorted(),
  );
  expect(named.filter(({ alt }) => alt.trim() === '')).toEqual([]);
  expect(files.filter((path) => statSync(path).size > MOST_BYTES)).toEqual([]);
});

test('browser tests walk every page that has numbered steps', () => {
  const walks = globSync('e2e/*.e2e.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const sections = PAGES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split(/^## /m)
      .map((part, index) => ({ part, section: index === 0 ? '' : part.split('\n', 1)[0] }))
      .filter(({ part }) => /^\d+\. /m.test(part))
      .map(({ section }) => `walk(page, '${basename(path, '.md')}', '${section}', `),
  );
  expect(sections.filter((call) => !walks.includes(call))).toEqual([]);
});
