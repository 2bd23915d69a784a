import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { EMAIL_SHAPE } from '@pratibha/domain/people/identity';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { idParams, MAX_ID, shaped } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const idIn = z.int().positive().max(MAX_ID);
const count = z.int().nonnegative();

export const askJudges = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/judges',
  summary:
    'Ask people to judge, by their e-mail addresses: in the bell and by mail, or by mail alone who has no account yet',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  body: z.strictObject({
    emails: z
      .array(shaped(z.string(), EMAIL_SHAPE))
      .min(1)
      .max(JUDGE_LIMITS.askedAtOnce)
      .meta({ examples: [['asha@school.example']] })
      .describe('Who judges already, or was asked and has not answered, stays as they are'),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['too-many-judges', 'round-over', 'changed-meanwhile'],
});

export const changeJudge = endpoint({
  method: 'PUT',
  path: '/admin/judges/{id}',
  summary: 'Say how many works a judge gets at most',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ most_works: z.int().min(1).max(JUDGE_LIMITS.works).nullable() }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [],
});

export const endJudge = endpoint({
  method: 'DELETE',
  path: '/admin/judges/{id}',
  summary:
    'Take a judge out of a round: what they have not sent goes to others, what they sent stays',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  response: roundDetails,
  problems: ['results-frozen'],
});

export const settleConflict = endpoint({
  method: 'PUT',
  path: '/admin/judges/{id}/conflicts',
  summary: 'Say that a judge may not judge a work, or that they may after all',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ submission_id: idIn, is_conflict: z.boolean() }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['work-not-in-round', 'results-frozen'],
});

/** Whom a nudge reached, and whom it did not as the last one is too new. */
export const nudged = z.object({ told: count, too_soon: count });

export const nudgeJudges = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/nudges',
  summary: 'Remind judges who have unsent sheets, each at most once in six hours',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    judge_ids: z
      .array(idIn)
      .max(JUDGE_LIMITS.judges)
      .nullable()
      .describe('null: all who are behind'),
  }),
  maxBodyKiB: 16,
  response: nudged,
  problems: ['round-not-open', 'round-over'],
});
