import { CALL_LIMIT, callErrors } from '@pratibha/domain/judging/judge-calls';
import { ROUND_STATES } from '@pratibha/domain/judging/rounds';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, MAX_ID, text } from './values.ts';

const TAG = 'Judging';
const ACCESS = 'judging.judge';

/** What changes of a round while a judge has its pages open. */
export const roundStanding = z.object({
  id: idOut,
  state: z.enum(ROUND_STATES),
  closes_at: instantOut.describe('One’s own end'),
  comments_until: instantOut
    .nullable()
    .describe('Until when comments of what was scored in time may be finished; null: as the end'),
  pause: z
    .object({ since: instantOut, sentence: z.string() })
    .nullable()
    .describe('The clock stands still, and sheets are kept and not sent'),
  own_call: z
    .object({
      line: z.string(),
      called_at: instantOut,
      coming: z.string().nullable().describe('The organiser who comes'),
    })
    .nullable()
    .describe('One’s own call that waits'),
});
export type RoundStanding = z.infer<typeof roundStanding>;

export const getRoundStanding = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}/standing',
  summary: 'Whether a round is paused, when it ends, and who comes: to be asked every few seconds',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundStanding,
  problems: [],
});

export const tryJudging = endpoint({
  method: 'PUT',
  path: '/judge/rounds/{id}/tried',
  summary: 'Say that one has sent the sheet of an invented work; nothing of it is kept',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundStanding,
  problems: [],
});

export const skipWork = endpoint({
  method: 'POST',
  path: '/judge/works/{id}/skip',
  summary: 'Put a work at the end of one’s order; what is filled in stays',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundStanding,
  problems: ['judging-not-begun'],
});

export const callOrganiser = endpoint({
  method: 'POST',
  path: '/judge/rounds/{id}/calls',
  summary: 'Call an organiser: all of the event are told at once',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(
    z.strictObject({
      line: text(CALL_LIMIT, 'required'),
      work_id: z
        .int()
        .positive()
        .max(MAX_ID)
        .nullable()
        .default(null)
        .describe('Of the assignment that it is about, if any'),
    }),
    callErrors,
  ).transform(({ line, work_id }) => ({ line: line.trim(), work_id })),
  maxBodyKiB: 16,
  response: roundStanding,
  problems: ['call-is-open', 'round-not-running'],
});

export const withdrawCall = endpoint({
  method: 'DELETE',
  path: '/judge/rounds/{id}/calls',
  summary: 'Say that nobody need come any more',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundStanding,
  problems: [],
});
