import { LAST_REASONS, PLAN_FIELDS } from '@pratibha/domain/judging/presentations';
import { errorsIn } from '@pratibha/domain/judging/stand-forms';
import { z } from 'zod';
import { fieldsIn, fieldsOut } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const FIXED = ['not-presented', 'round-not-open', 'round-over'] as const;

/** A work with its time; one that has none is in no order yet. */
export const presentation = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  place: z.int().nullable().describe('In the order, from 1 on'),
  starts_at: instantOut.nullable(),
  ends_at: instantOut.nullable(),
  put_last: z.enum(LAST_REASONS).nullable().describe('Why it presents later than it was drawn'),
});
export type Presentation = z.infer<typeof presentation>;

/** The plan of a round whose works are presented, and its order. */
export const roundPresentations = z.object({
  round_id: idOut,
  plan: z.object(fieldsOut(PLAN_FIELDS)).nullable().describe('null: nothing is planned yet'),
  published_at: instantOut.nullable().describe('Since when those who handed in are told'),
  works: z.array(presentation).describe('In their order, then those that are in none'),
});
export type RoundPresentations = z.infer<typeof roundPresentations>;

export const listPresentations = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/presentations',
  summary: 'When and where works of a round are presented, and in which order',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundPresentations,
  problems: [],
});

export const planPresentations = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/presentations/plan',
  summary: 'Say when and where works are presented; the order stays, and its times follow',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(z.strictObject(fieldsIn(PLAN_FIELDS)), errorsIn(PLAN_FIELDS)),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED],
});

export const drawOrder = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/presentations/draw',
  summary: 'Draw in which order works are presented, as often as wanted until it is published',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundPresentations,
  problems: [...FIXED, 'plan-missing', 'order-published'],
});

export const publishOrder = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/presentations/published',
  summary:
    'Tell those who handed in when they present, and give every judge the works in this order; or tell it no more',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ is_published: z.boolean() }),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED, 'order-missing'],
});

export const putLast = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/presentations/last',
  summary: 'Put a work behind all others, which keep their times',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    submission_id: z.int().positive().max(MAX_ID),
    because: z
      .enum(LAST_REASONS)
      .nullable()
      .describe('null: it came into the round after the order was drawn'),
  }),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED, 'plan-missing', 'work-not-in-round'],
});
