import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

/**
 * Where one's own work is judged, once the organisers publish it. How many judges were there is all
 * that is told of judging.
 */
export const ownStand = z.object({
  event_id: idOut,
  submission_id: idOut,
  stand: z.string(),
  area: z.string().nullable(),
  opens_at: instantOut,
  closes_at: instantOut,
  visits: z
    .object({ made: z.int(), of: z.int() })
    .nullable()
    .describe('How many judges were there, while the round runs; null before and after'),
});
export type OwnStand = z.infer<typeof ownStand>;

export const listOwnStands = endpoint({
  method: 'GET',
  path: '/user/stands',
  summary: 'Where one’s own works are judged, as far as it is published',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(ownStand),
  problems: [],
});
