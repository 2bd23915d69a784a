import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { idOut, idParams, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const idIn = z.int().positive().max(MAX_ID);
const count = z.int().nonnegative();

/** What an assignment of all works would look like. */
export const proposal = z.object({
  basis: z.string().describe('Of what it was made: to be given when it is taken'),
  added: z.array(z.object({ judge_id: idOut, submission_id: idOut })),
  loads: z.array(z.object({ judge_id: idOut, works: count, most_works: z.int().nullable() })),
  uncovered: z
    .array(
      z.object({
        submission_id: idOut,
        missing: count.describe('Judges that it lacks'),
        conflicts: count.describe('Judges who have a conflict with it'),
      }),
    )
    .describe('Works that not enough judges are left for'),
  groups: z
    .array(z.array(idOut))
    .describe('Judges who share works, directly or through others; more than one: not all do'),
});
export type Proposal = z.infer<typeof proposal>;

export const proposeAssignment = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/proposal',
  summary: 'Who would judge what, beside what is assigned already; nothing is assigned by it',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: proposal,
  rate: 'export',
  problems: ['assigned-at-the-stand', 'assigned-by-order', 'round-not-open', 'round-over'],
});

export const takeAssignment = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/assignments',
  summary: 'Assign what was proposed, if it would be proposed again',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ basis: z.string().max(100) }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'assigned-at-the-stand',
    'assigned-by-order',
    'round-not-open',
    'round-over',
    'changed-meanwhile',
  ],
});

export const settleAssignment = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/assignments',
  summary: 'Give a work to a judge by hand, or take it from them; what was scored is kept',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    judge_id: idIn,
    submission_id: idIn,
    is_given: z.boolean(),
    beyond_limit: z
      .boolean()
      .default(false)
      .describe('Whether it may be more than the judge wants; else that is refused'),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'round-not-open',
    'round-over',
    'judge-not-taking-part',
    'judge-at-limit',
    'work-not-in-round',
    'conflict-of-interest',
    'conflict-hinted',
    'already-assigned',
  ],
});
