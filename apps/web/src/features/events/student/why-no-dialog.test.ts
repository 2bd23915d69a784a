import { expect, it } from 'vitest';
import { whyNoDialog } from './why-no-dialog.ts';

const WORKS = { requires_submission: true };
const NO_WORKS = { requires_submission: false };

const cases: [string, Parameters<typeof whyNoDialog>, string][] = [
  ['a full event', ['register', { refusal: 'full' }, WORKS], 'full'],
  ['one whose works are taken', ['register', { refusal: null }, WORKS], 'already-registered'],
  ['no works before registering', ['submit', { refusal: null }, WORKS], 'not-registered'],
  ['no works at all', ['submit', { refusal: 'full' }, NO_WORKS], 'no-submission-needed'],
  [
    'works that are not taken yet',
    ['submit', { refusal: 'already-registered' }, WORKS],
    'submission-not-open',
  ],
  ['a decided work', ['submit', { refusal: 'submission-accepted' }, WORKS], 'submission-accepted'],
];
it.each(cases)('says of %s why nothing opens', (_title, asked, expected) => {
  expect(whyNoDialog(...asked)).toBe(expected);
});
