import { expect, test } from 'vitest';
import { submissionErrors, trimSubmission } from './submission-form.ts';

const work = {
  work_link: 'https://example.test/work.zip',
  demo_or_alternate_link: null,
  description: 'A poster about clean rivers.',
};
const noLink = { code: 'required', field: 'work_link' };
const noDescription = { code: 'required', field: 'description' };

test.each([
  [{}, {}],
  [{ demo_or_alternate_link: ' ' }, {}],
  [{ demo_or_alternate_link: 'https://example.test/demo' }, {}],
  [{ work_link: ' ' }, { work_link: noLink }],
  [{ description: '' }, { description: noDescription }],
  [
    { work_link: null, description: undefined },
    { work_link: noLink, description: noDescription },
  ],
  [{ work_link: 'work.zip' }, { work_link: { code: 'invalid-link' } }],
  [{ work_link: 'example.test/work', demo_or_alternate_link: 'example.test' }, {}],
  [
    { demo_or_alternate_link: 'javascript:alert(1)' },
    { demo_or_alternate_link: { code: 'invalid-link' } },
  ],
  [
    { description: 'a'.repeat(10_001) },
    { description: { code: 'too-long', field: 'description', limit: 10_000 } },
  ],
])('%#', (change, expected) => {
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

test('a blank optional link is stored as null', () => {
  const given = { work_link: ' https://a.test ', demo_or_alternate_link: ' ', description: ' b ' };
  expect(trimSubmission(given)).toEqual({
    work_link: 'https://a.test',
    demo_or_alternate_link: null,
    description: 'b',
  });
});
