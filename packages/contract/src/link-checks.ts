import { LINK_REASONS, LINK_STATES } from '@pratibha/domain/links/link-states';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, someIds } from './values.ts';

/** What was found of a link of a work, as anybody without an account there would open it. */
export const checkedLink = z.object({
  link: z.string().meta({ examples: ['https://github.com/aarav/smart-campus'] }),
  state: z.enum(LINK_STATES),
  reason: z
    .enum(LINK_REASONS)
    .nullable()
    .describe('null: it opens')
    .meta({ examples: [LINK_REASONS[0]] }),
  checked_at: instantOut.describe('When it was asked for last'),
  opened_before: z.boolean().describe('It does not open now, and did'),
});
export type CheckedLink = z.infer<typeof checkedLink>;

/** The same with its work. */
export const checkedLinkOfWork = z.object({ submission_id: idOut, ...checkedLink.shape });
export type CheckedLinkOfWork = z.infer<typeof checkedLinkOfWork>;

export const listOwnCheckedLinks = endpoint({
  method: 'GET',
  path: '/user/submissions/{id}/links',
  summary: 'Whether the links of a work of one’s own open; links that were not checked are absent',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  response: z.array(checkedLink),
  problems: [],
});

export const listCheckedLinks = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/links',
  summary: 'Whether the links of these works open; links that were not checked are absent',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  query: z.strictObject({ ids: someIds }),
  response: z.array(checkedLinkOfWork),
  problems: [],
});
