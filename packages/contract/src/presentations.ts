import { LAST_REASONS, PLAN_FIELDS } from '@pratibha/domain/judging/presentations';
import { errorsIn } from '@pratibha/domain/judging/stand-forms';
import { z } from 'zod';
import { fieldsIn, fieldsOut } from './described.ts';
import { endpoint } from './endpoint.ts';
import { ENDS, STARTS } from './own-presentations.ts';
import { form, idOut, idParams, instantOut, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const idIn = z.int().positive().max(MAX_ID);
const FIXED = ['not-presented', 'round-not-open', 'round-over'] as const;

const count = z.int().nonnegative();
const ROOM = { examples: [1] };
const room = z.int().describe('By its number in the plan, from 1 on').meta(ROOM);
const PLAN_IN = fieldsIn(PLAN_FIELDS);
const PLAN_OUT = fieldsOut(PLAN_FIELDS);

/** A work with its time; one that has none is in no order yet. */
export const presentation = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  room: room.nullable().meta(ROOM),
  place: z.int().nullable().describe('In the order of its room, from 1 on'),
  starts_at: instantOut.nullable().meta(STARTS),
  ends_at: instantOut.nullable().meta(ENDS),
  put_last: z.enum(LAST_REASONS).nullable().describe('Why it presents later than it was drawn'),
  is_told: z.boolean().describe('Whether whoever handed it in was told this time and room'),
});
export type Presentation = z.infer<typeof presentation>;

/** The plan of a round whose works are presented, and its order. */
export const roundPresentations = z.object({
  round_id: idOut,
  plan: z
    .object({ ...PLAN_OUT, starts_at: PLAN_OUT.starts_at.meta(STARTS) })
    .nullable()
    .describe('null: nothing is planned yet'),
  published_at: instantOut.nullable().describe('Since when those who handed in are told'),
  changed: count.describe('Of a published order: works of which another time or room was told'),
  panels: z.array(z.object({ judge_id: idOut, room })).describe('In which room each judge sits'),
  works: z.array(presentation).describe('Room by room in their order, then those that are in none'),
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
  summary: 'Say when and where works are presented; another number of rooms forgets the order',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(
    z.strictObject({ ...PLAN_IN, starts_at: PLAN_IN.starts_at.meta(STARTS) }),
    errorsIn(PLAN_FIELDS),
  ),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED, 'order-published'],
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
    'Tell those who handed in when they present, of whom only those whose time changed are notified, and give each panel its works; or tell it no more',
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
  summary: 'Put a work behind all others of its room, which keep their times; or back to its own',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    submission_id: idIn,
    because: z
      .enum(LAST_REASONS)
      .nullable()
      .describe('null: where it was before; one that is in no order comes into it, as the last'),
  }),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED, 'plan-missing', 'order-missing', 'order-changed', 'work-not-in-round'],
});

export const moveJudge = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/presentations/panel',
  summary: 'Say in which room a judge sits; what they have not sent of another one goes',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    judge_id: idIn,
    room: z.int().min(1).max(PLAN_FIELDS.rooms.most).meta(ROOM),
  }),
  maxBodyKiB: 16,
  response: roundPresentations,
  problems: [...FIXED, 'plan-missing', 'room-unknown', 'judge-not-taking-part'],
});
