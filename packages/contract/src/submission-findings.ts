import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileFinding } from './handed-works.ts';
import { idOut, someIds } from './values.ts';

/** What of a work’s files does not meet what its event asked for; mostly nothing. */
export const submissionFindings = z.object({
  submission_id: idOut,
  findings: z
    .array(z.object({ part: z.string().meta({ examples: ['Poster'] }), ...fileFinding.shape }))
    .describe('Those of the revision that counts whose weight is wrong'),
});
export type SubmissionFindings = z.infer<typeof submissionFindings>;

export const listSubmissionFindings = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/findings',
  summary: 'What of the files of these submissions does not meet what is asked for',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  query: z.strictObject({ ids: someIds }),
  response: z.array(submissionFindings),
  problems: [],
});
