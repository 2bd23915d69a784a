import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { idParams, MAX_ID } from './values.ts';

const idIn = z.int().positive().max(MAX_ID);

export const swapWorks = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/swaps',
  summary: 'Let two judges swap a work each; what was scored is kept',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  body: z.strictObject({
    judge_id: idIn,
    submission_id: idIn.describe('Which this judge gives away'),
    other_judge_id: idIn,
    other_submission_id: idIn.describe('Which this judge gets for it'),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'round-not-open',
    'round-over',
    'judge-not-taking-part',
    'work-not-in-round',
    'conflict-of-interest',
    'conflict-hinted',
    'already-assigned',
  ],
});
