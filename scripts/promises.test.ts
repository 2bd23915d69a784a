import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const textsOf = (pattern: RegExp) =>
  files.filter(({ path }) => pattern.test(path)).map(({ text }) => text);

/** What features say in `holds`: names of tests, not reasons why there is none. */
const named = textsOf(/^apps\/server\/src\/.*(\.feature|\/promises)\.ts$/).flatMap((text) =>
  [...text.matchAll(/^ +(?:holds: .*)?\b(?!without\b)[a-z]\w+:\s+'([^']* [^']*)'/gm)].map(
    ([, name]) => name,
  ),
);
const tests = textsOf(/\.(test|e2e)\.tsx?$/).join('\n');

it('a promise is shown by a test of that name', () => {
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
