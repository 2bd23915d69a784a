import { ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { ROUND_FIELDS, roundErrors } from '@pratibha/domain/judging/rounds';
import { z } from 'zod';
import { fieldsIn } from './described.ts';
import { endpoint } from './endpoint.ts';
import { eventRounds } from './rounds.ts';
import { form, idParams } from './values.ts';

const oneRound = form(z.strictObject(fieldsIn(ROUND_FIELDS)), roundErrors);

export const addRoundPair = endpoint({
  method: 'POST',
  path: '/admin/events/{id}/round-pairs',
  summary: 'Prepare a preselection and a final of its best, with the same rubric to begin with',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  body: z.strictObject({
    preselection: oneRound,
    final: oneRound.describe('Takes the best of the preselection, as many as it says'),
    final_manner: z
      .enum(ROUND_MANNERS)
      .default('remote')
      .describe('How the final is judged; the preselection is remote'),
    begin_with: z.enum(['one-criterion', 'judged-on']).default('one-criterion'),
  }),
  maxBodyKiB: 16,
  response: eventRounds,
  status: 201,
  problems: ['too-many-rounds'],
});
