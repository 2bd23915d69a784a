import { errorsIn } from '@pratibha/domain/judging/stand-forms';
import { STAND_FIELDS } from '@pratibha/domain/judging/stands';
import { z } from 'zod';
import { fieldsIn } from './described.ts';
import { endpoint } from './endpoint.ts';
import { stoodAt } from './standing.ts';
import { form, idParams, MAX_ID } from './values.ts';

/** The same again changes nothing, so that it may be sent until it is answered. */
export const haveStood = endpoint({
  method: 'POST',
  path: '/judge/rounds/{id}/stands/stood',
  summary:
    'Say at which stand one stood without a network: that gives one the work, also once the window is over',
  tag: 'Judging',
  access: 'judging.judge',
  params: idParams,
  body: form(
    z.strictObject({
      ...fieldsIn({ stand: STAND_FIELDS.stand }),
      number: z
        .int()
        .positive()
        .max(MAX_ID)
        .describe('Of the work that stood there as far as the device knew'),
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
    'judging-not-begun',
    'stand-unknown',
    'stand-changed',
    'stand-in-conflict',
    'stand-has-enough',
    'as-many-as-wanted',
  ],
});
