import { MOST_COMMENT_HOURS } from '@pratibha/domain/judging/ends';
import { PAUSE_LIMIT, pauseErrors } from '@pratibha/domain/judging/pauses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { form, idOut, idParams, instant, instantOut, text } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';

export const pauseRound = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/pause',
  summary: 'Stop the clock of a round; its judges read why within seconds',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(z.strictObject({ sentence: text(PAUSE_LIMIT, 'required') }), pauseErrors).transform(
    ({ sentence }) => ({ sentence: sentence.trim() }),
  ),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['round-is-paused', 'round-not-running'],
});

export const goOn = endpoint({
  method: 'DELETE',
  path: '/admin/rounds/{id}/pause',
  summary: 'Let a paused round go on; every end moves by the pause',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundDetails,
  problems: ['round-not-paused'],
});

export const extendComments = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/comments',
  summary: 'Say how many hours after the end comments may be finished; scores are fixed then',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ hours: z.int().min(0).max(MOST_COMMENT_HOURS) }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['results-frozen'],
});

export const extendJudge = endpoint({
  method: 'PUT',
  path: '/admin/judges/{id}/end',
  summary: 'Give one judge until later than the others; null: as the others',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ closes_at: instant.nullable() }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['round-not-open', 'judge-end-too-early', 'results-frozen'],
});

export const trainJudge = endpoint({
  method: 'PUT',
  path: '/admin/judges/{id}/training',
  summary: 'Say that a judge is in training: they send all, and it counts nowhere',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ in_training: z.boolean() }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['results-frozen'],
});

/** A judge calls an organiser. */
export const judgeCall = z.object({
  id: idOut,
  round_id: idOut,
  judge_id: idOut,
  judge_name: z.string().nullable(),
  number: z.int().nullable().describe('Of the work that it is about, if any'),
  line: z.string(),
  called_at: instantOut,
  coming: z.string().nullable().describe('Who has said that they come'),
});
export type JudgeCall = z.infer<typeof judgeCall>;

export const listJudgeCalls = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/calls',
  summary: 'Judges who wait for an organiser, who waits longest first',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: z.array(judgeCall),
  problems: [],
});

export const answerJudgeCall = endpoint({
  method: 'PUT',
  path: '/admin/judge-calls/{id}',
  summary: 'Say that one comes, which the judge reads, or that it is done',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ state: z.enum(['coming', 'done']) }),
  maxBodyKiB: 16,
  response: z.array(judgeCall).describe('Those that are open still'),
  problems: [],
});
