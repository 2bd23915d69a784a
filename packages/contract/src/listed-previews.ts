import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, someIds } from './values.ts';

const picture = {
  file: idOut
    .describe('Whose previews are asked for as those of any file of the work')
    .meta({ examples: [12] }),
  page: z
    .int()
    .positive()
    .meta({ examples: [1] }),
  width: z
    .int()
    .positive()
    .meta({ examples: [480] }),
  height: z
    .int()
    .positive()
    .meta({ examples: [679] }),
} as const;

/** The picture by which a work is known in a list: the smallest of its first file that has any. */
export const listedPreview = z.object({ submission_id: idOut, ...picture });
export type ListedPreview = z.infer<typeof listedPreview>;

/** The same of a work that one judges. */
export const judgedPreview = z.object({ work: idOut.describe('The assignment'), ...picture });
export type JudgedPreview = z.infer<typeof judgedPreview>;

export const listOwnPreviews = endpoint({
  method: 'GET',
  path: '/user/submissions/previews',
  summary: 'A picture of each work of one’s own; works without any are absent',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(listedPreview),
  problems: [],
});

export const listPreviews = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/previews',
  summary: 'A picture of each of these works; works without any are absent',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  query: z.strictObject({ ids: someIds }),
  response: z.array(listedPreview),
  problems: [],
});

export const listJudgedPreviews = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}/previews',
  summary: 'A picture of each work that one judges in a round; works without any are absent',
  tag: 'Judging',
  access: 'judging.judge',
  params: idParams,
  response: z.array(judgedPreview),
  problems: [],
});
