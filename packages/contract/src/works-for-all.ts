import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { idParams, MAX_ID } from './values.ts';

export const settleCommonWork = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/common-works',
  summary: 'Say whether every judge of a round is to get a work when its works are assigned',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  body: z.strictObject({
    submission_id: z.int().positive().max(MAX_ID),
    is_common: z.boolean(),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'assigned-at-the-stand',
    'round-not-open',
    'round-over',
    'work-not-in-round',
    'too-many-common-works',
  ],
});
