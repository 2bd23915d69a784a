import { expect, test } from 'vitest';
import { markdownLoadError } from './markdown-load.ts';

const LEVELS = { code: 'too-many-levels', most: 20 };
const EMPHASIS = { code: 'too-much-emphasis', most: 2000 };

/** Entries within each other, a line for each. */
function nested(depth: number, sign: string, step: number): string {
  return Array.from({ length: depth }, (_, level) => `${' '.repeat(level * step)}${sign} a`).join(
    '\n',
  );
}

test.each([
  ['nothing', ''],
  ['a paragraph', 'Bring **your own** _laptop_.'],
  ['twenty quotes', `${'> '.repeat(20)}a`],
  ['twenty quotes, close together', `${'>'.repeat(20)}a`],
  ['twenty lists', nested(20, '-', 2)],
  ['twenty numbered lists', nested(20, '1.', 3)],
  ['a long list', '- a\n'.repeat(5_000)],
  ['a long list of two levels', '- a\n  - b\n'.repeat(3_000)],
  ['a long list after each other', `${nested(20, '-', 2)}\n\nBut:\n\n${nested(20, '*', 2)}`],
  ['a rule of many signs', '- '.repeat(40)],
  ['a rule of stars', '* '.repeat(3_000)],
  ['a sum', '1. 2. 3'],
  ['a sentence with signs', `a ${'> - '.repeat(30)}`],
  ['a code block that is far in', `${' '.repeat(200)}- a`],
  ['a thousand emphasised words', '_a_ '.repeat(1_000)],
  ['a list with stars', '* a\n'.repeat(5_000)],
  ['a blank to fill in', `Name: ${'_'.repeat(10_000)}`],
])('%s may be', (_, text) => {
  expect(markdownLoadError(text)).toBeNull();
});

test.each([
  ['quotes', '>'.repeat(21)],
  ['quotes of full length', '>'.repeat(30_000)],
  ['quotes with spaces', '> '.repeat(21)],
  ['quotes and tabs', '>\t'.repeat(21)],
  ['quotes after a line', `a\n${'>'.repeat(21)}`],
  ['quotes after another end of a line', `a\r${'>'.repeat(21)}`],
  ['lists in one line', `${'- '.repeat(21)}a`],
  ['lists of full length in one line', `${'- '.repeat(15_000)}a`],
  ['other lists in one line', '+ '.repeat(21)],
  ['numbered lists in one line', `${'1. '.repeat(21)}a`],
  ['lists, a line for each', nested(21, '-', 2)],
  ['lists with tabs', Array.from({ length: 21 }, (_, n) => `${'\t'.repeat(n)}- a`).join('\n')],
  ['numbered lists, a line for each', nested(21, '12)', 4)],
  ['lists in quotes', `${'> '.repeat(11)}${'- '.repeat(10)}a`],
  ['quotes in lists', `${'- '.repeat(11)}${'> '.repeat(10)}a`],
  ['lists and quotes in turns', `${'- > '.repeat(11)}a`],
  ['lists in one quote, a line for each', nested(20, '-', 2).replaceAll(/^/gm, '> ')],
])('%s may not be deeper than twenty levels', (_, text) => {
  expect(markdownLoadError(text)).toEqual(LEVELS);
});

test.each([
  ['words', '_a_ '.repeat(1_001)],
  ['words without spaces', '*a*'.repeat(10_000)],
  ['openings', '*a '.repeat(2_001)],
  ['ends', 'a_ '.repeat(2_001)],
  ['strong words', '**a** '.repeat(1_001)],
  ['signs of both kinds', '*_'.repeat(1_001)],
  ['struck words', '~~a~~ '.repeat(1_001)],
])('emphasis of %s stays below two thousand runs', (_, text) => {
  expect(markdownLoadError(text)).toEqual(EMPHASIS);
});
