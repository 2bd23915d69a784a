import { expect, test } from 'vitest';
import {
  type EditionStatus,
  PUBLICATION_FAILURES,
  whyNotConfirmEdition,
  whyNotDiscardDraft,
  whyNotPublishEdition,
  whyNotWriteEdition,
} from './edition-actions.ts';

const NOW = new Date('2025-07-16T10:00:00+05:45');
const LATER = new Date('2025-07-16T10:00:01+05:45');
const FACTS = {
  status: 'live' as EditionStatus,
  ...{ at: null, isChanged: true, errors: 0, warnings: 0 },
  ...{ acceptsWarnings: false, isYearTaken: false },
};

test.each([
  ['now', {}, null],
  ['later', { at: LATER }, null],
  ['a draft of the next year', { status: 'draft' }, null],
  ['accepted warnings', { warnings: 2, acceptsWarnings: true }, null],
  ['warnings', { warnings: 2 }, 'edition-has-warnings'],
  ['errors', { errors: 1, acceptsWarnings: true }, 'edition-has-errors'],
  ['a moment that is over', { at: NOW }, 'edition-time-past'],
  ['nothing new', { isChanged: false }, 'edition-unchanged'],
  ['a year that is there', { isYearTaken: true }, 'edition-year-taken'],
  ['what is over', { status: 'archived', at: NOW }, 'edition-is-archived'],
] as const)('publishing %s: %s', (_, facts, refusal) => {
  expect(whyNotPublishEdition({ ...FACTS, ...facts }, NOW)).toBe(refusal);
});

test.each([
  ['live', true, null, null],
  ['draft', false, null, 'edition-never-published'],
  ['archived', true, 'edition-is-archived', 'edition-is-archived'],
] as const)('of a %s one', (status, isPublished, write, discard) => {
  expect(whyNotWriteEdition({ status })).toBe(write);
  expect(whyNotDiscardDraft({ status, isPublished })).toBe(discard);
});

test('confirmed is what its author may not publish any more, and nothing else', () => {
  const refusals = [null, ...PUBLICATION_FAILURES].map((failure) =>
    whyNotConfirmEdition({ failure }),
  );
  expect(refusals).toEqual([...Array.from({ length: 4 }, () => 'edition-not-to-confirm'), null]);
});
