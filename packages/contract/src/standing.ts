import { errorsIn } from '@pratibha/domain/judging/stand-forms';
import { LEAVING_REASONS, STAND_FIELDS } from '@pratibha/domain/judging/stands';
import { z } from 'zod';
import { fieldsIn } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut } from './values.ts';

const TAG = 'Judging';
const ACCESS = 'judging.judge';

const stand = {
  stand: z.string(),
  area: z.string().nullable(),
  number: z.int().describe('Of the work'),
  assignment_id: idOut.nullable().describe('By which one has the work; null: not yet'),
};

/** The stands of a round as one judge sees them: none of works with which they have a conflict. */
export const standsToJudge = z.object({
  round_id: idOut,
  clock_minutes: z.int().nullable().describe('What one’s clock shows for a work; null: none'),
  area: z.string().nullable().describe('Where one was last'),
  left: z.int().describe('Works to which one could still be sent, now or in a few minutes'),
  here: z
    .object({
      ...stand,
      taken_until: instantOut.describe('Until then no other judge is sent there'),
      arrived_at: instantOut.nullable().describe('Since when one stands there; null: on the way'),
    })
    .nullable()
    .describe('Where one goes, or stands; null: nowhere'),
  stands: z
    .array(z.object(stand))
    .describe('In the order of the hall; none before the window begins'),
});
export type StandsToJudge = z.infer<typeof standsToJudge>;

/** The work that one has by standing there. */
export const stoodAt = z.object({ assignment_id: idOut });

export const getStandsToJudge = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}/stands',
  summary: 'The stands of a round, and at which one is',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: standsToJudge,
  problems: [],
});

export const goToNextStand = endpoint({
  method: 'POST',
  path: '/judge/rounds/{id}/stands/next',
  summary:
    'Be sent to a stand where no judge is: of works with the fewest sheets the nearest. Who is on the way stays on it',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(
    z.strictObject(fieldsIn({ area: STAND_FIELDS.area })),
    errorsIn({ area: STAND_FIELDS.area }),
  ),
  maxBodyKiB: 16,
  response: standsToJudge,
  problems: [
    'not-at-the-stand',
    'round-over',
    'judging-not-begun',
    'judging-paused',
    'as-many-as-wanted',
  ],
});

export const standAt = endpoint({
  method: 'POST',
  path: '/judge/rounds/{id}/stands/here',
  summary: 'Say at which stand one is: that gives one the work, whoever else is there',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(
    z.strictObject({
      ...fieldsIn({ stand: STAND_FIELDS.stand }),
      one_more: z
        .boolean()
        .default(false)
        .describe('Judge it although it has as many judges as it needs'),
    }),
    errorsIn({ stand: STAND_FIELDS.stand }),
  ),
  maxBodyKiB: 16,
  response: stoodAt,
  problems: [
    'not-at-the-stand',
    'round-over',
    'judging-not-begun',
    'judging-paused',
    'stand-unknown',
    'stand-in-conflict',
    'stand-has-enough',
    'as-many-as-wanted',
  ],
});

export const leaveStand = endpoint({
  method: 'POST',
  path: '/judge/rounds/{id}/stands/leave',
  summary: 'Free the stand where one is or goes: for a break, as it is busy, or as nobody is there',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ because: z.enum(LEAVING_REASONS) }),
  maxBodyKiB: 16,
  response: standsToJudge,
  problems: [],
});
