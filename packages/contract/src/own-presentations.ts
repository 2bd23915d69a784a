import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

/** Of an event they are hours. */
export const STARTS = { examples: ['2020-07-16T04:17:00.000Z'] };
export const ENDS = { examples: ['2020-07-16T04:25:00.000Z'] };

/**
 * When one presents one's own work, once the organisers publish the order. How many judges have
 * seen it is all that is told of judging.
 */
export const ownPresentation = z.object({
  event_id: idOut,
  submission_id: idOut,
  room: z.string(),
  starts_at: instantOut.describe('Its set-up comes before').meta(STARTS),
  ends_at: instantOut.meta(ENDS),
  setup_minutes: z.int(),
  visits: z
    .object({ made: z.int(), of: z.int() })
    .nullable()
    .describe('How many judges of the panel have seen it, while the round runs'),
});
export type OwnPresentation = z.infer<typeof ownPresentation>;

export const listOwnPresentations = endpoint({
  method: 'GET',
  path: '/user/presentations',
  summary: 'When one presents one’s own works, as far as the order is published',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(ownPresentation),
  problems: [],
});
