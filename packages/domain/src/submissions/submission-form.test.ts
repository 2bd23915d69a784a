import { expect, test } from 'vitest';
import { LINK_MESSAGE } from '../text/links.ts';
import { SUBMISSION_MESSAGES, submissionErrors, trimSubmission } from './submission-form.ts';

const work = {
  work_link: 'https://example.test/work.zip',
  demo_or_alternate_link: null,
  description: 'A poster about clean rivers.',
};
const required = 'Work link and description are required.';

test.each([
  [{}, {}],
  [{ demo_or_alternate_link: ' ' }, {}],
  [{ demo_or_alternate_link: 'https://example.test/demo' }, {}],
  [{ work_link: ' ' }, { work_link: required }],
  [{ description: '' }, { description: required }],
  [
    { work_link: null, description: undefined },
    { work_link: required, description: required },
  ],
  [{ work_link: 'work.zip' }, { work_link: LINK_MESSAGE }],
  [{ demo_or_alternate_link: 'javascript:alert(1)' }, { demo_or_alternate_link: LINK_MESSAGE }],
  [
    { description: 'a'.repeat(10_001) },
    { description: 'Description can have at most 10,000 characters.' },
  ],
])('%#', (change, expected) => {
  expect(submissionErrors({ ...work, ...change }, null)).toEqual(expected);
});

test('a limit of words is inclusive and counts Devanagari', () => {
  const of = (words: number) => ({ ...work, description: 'प्रतिभा '.repeat(words) });
  expect(submissionErrors(of(500), 500)).toEqual({});
  expect(submissionErrors(of(501), 500)).toEqual({
    description: SUBMISSION_MESSAGES.tooManyWords(500),
  });
  expect(SUBMISSION_MESSAGES.tooManyWords(500)).toBe('Description can have at most 500 words.');
});

test('a blank optional link is stored as null', () => {
  const given = { work_link: ' https://a.test ', demo_or_alternate_link: ' ', description: ' b ' };
  expect(trimSubmission(given)).toEqual({
    work_link: 'https://a.test',
    demo_or_alternate_link: null,
    description: 'b',
  });
});
