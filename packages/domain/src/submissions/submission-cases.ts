import type { SubmissionInput } from './submission-form.ts';

/** @internal only tests use this file */
export const WORK = {
  work_link: 'https://example.test/work.zip',
  demo_or_alternate_link: null,
  description: 'A poster about clean rivers.',
};
const noLink = { code: 'required', field: 'work_link' };
const noDescription = { code: 'required', field: 'description' };

/**
 * What is changed in it, and what is wrong then.
 * @internal
 */
export const SUBMISSION_CASES: [SubmissionInput, object][] = [
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
  [{ work_link: 'http://127.1/work' }, { work_link: { code: 'own-computer-link' } }],
  [
    { demo_or_alternate_link: 'http://localhost:3000' },
    { demo_or_alternate_link: { code: 'own-computer-link' } },
  ],
  [{ work_link: 'http://192.168.1.4/file', demo_or_alternate_link: 'http://intranet' }, {}],
  [
    { description: 'a'.repeat(10_001) },
    { description: { code: 'too-long', field: 'description', limit: 10_000 } },
  ],
];
