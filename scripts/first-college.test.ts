import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { contentFromAnswers } from '@pratibha/words/editions/organiser/first-content';
import { expect, it } from 'vitest';
import { FIRST_CONTENT } from '../apps/server/src/seed/edition/content.ts';
import { foundIn, wordsOfCollege } from '../apps/server/src/testing/words-of-college.ts';
import { sourceFiles } from './source-files.ts';

/*
 * Only the edition that an installation begins with names a college. Whatever else did would name
 * it on the pages of every other.
 */

/** What the product lets every college begin with; the first one says some of it, too. */
const OF_ALL = JSON.stringify(contentFromAnswers(ANSWERS, '2031-01-01'));
/** Shorter sentences stand in comments by chance. */
const ALL = wordsOfCollege(FIRST_CONTENT, 5);
const SHARED = foundIn(OF_ALL, ALL);
const WORDS = ALL.filter((word) => !SHARED.includes(word));
/**
 * What is built, sent or said; the demo is held by that college, and the migrations stay as they
 * are.
 */
const PRODUCT = /^(apps|packages)\/[\w-]+\/((src|public|build)\/|[\w-]+\.(html|json|ts)$)/;
const APART = /\/(seed|demo|testing)\/|\.test\.tsx?$|-cases\.ts$/;

/** The software has the name of the first competition, and says it to programs, in lower case. */
const FOR_PROGRAMS = /pratibha(?!\.(?:example|ics)\b)|PRATIBHA_/g;
/**
 * It says it in words to whoever runs it, in the terminal, and where a new site has no name yet.
 */
const OF_SOFTWARE = [
  /^packages\/words\/src\/en\/editions\/organiser\/unpublished\.ts$/,
  /^apps\/server\/src\/(main|run)\.ts$/,
  /^apps\/server\/src\/platform\/db\/backup\//,
  /^packages\/embedded-postgres\/src\//,
];

const files = sourceFiles().map(({ path, text }) => {
  const said = text.replaceAll(FOR_PROGRAMS, ' ');
  const isOfSoftware = OF_SOFTWARE.some((place) => place.test(path));
  return { path, text: isOfSoftware ? said.replaceAll('Pratibha', ' ') : said };
});
const wordsIn = (among: typeof files) =>
  among.flatMap(({ path, text }) => foundIn(text, WORDS).map((word) => `${path}: ${word}`));

it('is named by its own edition alone', () => {
  const product = files.filter(({ path }) => PRODUCT.test(path) && !APART.test(path));
  expect(product.length).toBeGreaterThan(900);
  expect(wordsIn(product)).toEqual([]);
});

it('is found where it is named', () => {
  const seed = files.filter(({ path }) => path.startsWith('apps/server/src/seed/edition/'));
  const found = wordsIn(seed).map((line) => line.slice(line.indexOf(': ') + 2));
  for (const word of [
    'pratibha',
    'pratibha college',
    'college.example',
    'ratna park, kathmandu, nepal',
  ])
    expect(found).toContain(word);
});
