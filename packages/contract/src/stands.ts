import { MANNER_FIELDS, ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { errorsIn } from '@pratibha/domain/judging/stand-forms';
import { STAND_FIELDS, STANDS_FIELDS } from '@pratibha/domain/judging/stands';
import { z } from 'zod';
import { fieldsIn } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const idIn = z.int().positive().max(MAX_ID);
const count = z.int().nonnegative();

/** A work of a round with its stand; without one it is offered to no judge. */
export const roundStand = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  stand: z.string().nullable(),
  area: z.string().nullable(),
  visited: count.describe('Judges who stood there'),
  nobody: count.describe('Judges who found nobody there since somebody was'),
  mobile: z
    .string()
    .nullable()
    .describe('Of who handed it in, where so many judges found nobody that they are to be called'),
});
export type RoundStand = z.infer<typeof roundStand>;

/** How a round is judged, and where its works stand. */
export const roundStands = z.object({
  round_id: idOut,
  manner: z.enum(ROUND_MANNERS),
  clock_minutes: z.int().nullable().describe('What the clock of a judge shows; null: none'),
  published_at: instantOut
    .nullable()
    .describe('Since when those who handed in are told their stands; null: they are not'),
  stands: z.array(roundStand).describe('In the order of the hall, then those without a stand'),
});
export type RoundStands = z.infer<typeof roundStands>;

const ofWork = { submission_id: idIn };

export const listStands = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/stands',
  summary: 'How a round is judged, and the stands of its works',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundStands,
  problems: [],
});

export const settleManner = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/manner',
  summary: 'Say how a round is judged, until it opens, and what the clock of judges shows',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(z.strictObject(fieldsIn(MANNER_FIELDS)), errorsIn(MANNER_FIELDS)),
  maxBodyKiB: 16,
  response: roundStands,
  problems: ['round-is-open'],
});

export const giveStands = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/stands',
  summary: 'Give all works of a round stands in an area, numbered from a first one on',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(z.strictObject(fieldsIn(STANDS_FIELDS)), errorsIn(STANDS_FIELDS)),
  maxBodyKiB: 16,
  response: roundStands,
  problems: ['not-at-the-stand', 'round-not-open', 'round-over', 'stand-taken'],
});

export const changeStand = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/stand',
  summary: 'Give one work of a round another stand',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(z.strictObject({ ...ofWork, ...fieldsIn(STAND_FIELDS) }), errorsIn(STAND_FIELDS)),
  maxBodyKiB: 16,
  response: roundStands,
  problems: [
    'not-at-the-stand',
    'round-not-open',
    'round-over',
    'work-not-in-round',
    'stand-taken',
  ],
});

export const publishStands = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/stands/published',
  summary: 'Tell those who handed in where they stand, or tell it no more',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ is_published: z.boolean() }),
  maxBodyKiB: 16,
  response: roundStands,
  problems: ['not-at-the-stand', 'round-not-open', 'round-over', 'stands-missing'],
});

export const findStandAgain = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/stands/found',
  summary: 'Say that somebody is at a stand again, so that judges are sent there',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject(ofWork),
  maxBodyKiB: 16,
  response: roundStands,
  problems: ['work-not-in-round'],
});
