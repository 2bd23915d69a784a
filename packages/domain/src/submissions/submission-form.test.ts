import { expect, test } from 'vitest';
import { SUBMISSION_CASES, WORK as work } from './submission-cases.ts';
import { staysInNetwork, submissionErrors, trimSubmission } from './submission-form.ts';

test.each(SUBMISSION_CASES)('%#', (change, expected) => {
  expect(submissionErrors({ ...work, ...change }, null)).toEqual(expected);
});

test('a limit of words is inclusive and counts Devanagari', () => {
  const of = (words: number) => ({ ...work, description: 'प्रतिभा '.repeat(words) });
  expect(submissionErrors(of(500), 500)).toEqual({});
  expect(submissionErrors(of(501), 500)).toEqual({
    description: { code: 'too-many-words', limit: 500 },
  });
});

test('a link without a scheme is stored with one', () => {
  const given = { ...work, work_link: ' a.test/b', demo_or_alternate_link: 'c.test' };
  expect(trimSubmission(given)).toMatchObject({
    work_link: 'https://a.test/b',
    demo_or_alternate_link: 'https://c.test',
  });
});

test.each([
  [{}, false],
  [{ work_link: ' http://192.168.1.4/file' }, true],
  [{ demo_or_alternate_link: 'files.college.lan/x' }, true],
  [{ demo_or_alternate_link: null }, false],
])('%j stays in the network: %s', (change, expected) => {
  expect(staysInNetwork({ ...work, ...change })).toBe(expected);
});

test('a blank optional link is stored as null', () => {
  const given = { work_link: ' https://a.test ', demo_or_alternate_link: ' ', description: ' b ' };
  expect(trimSubmission(given)).toEqual({
    work_link: 'https://a.test',
    demo_or_alternate_link: null,
    description: 'b',
  });
});
