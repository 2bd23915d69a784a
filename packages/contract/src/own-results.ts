import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

/** Of a criterion: what one's work was given, and between which levels half of all works are. */
export const criterionFeedback = z.object({
  title: z.string(),
  most: z.int().describe('How many levels there are'),
  levels: z
    .array(z.int())
    .describe('One of each judge, from the lowest on')
    .meta({ examples: [[3, 4]] }),
  field: z
    .object({ from: z.number(), middle: z.number(), to: z.number() })
    .nullable()
    .describe('Of all works, half are within from and to; null where there are too few'),
});

/** What was released of a work of one's own. */
export const ownResult = z.object({
  event_id: idOut,
  submission_id: idOut,
  round_title: z.string(),
  released_at: instantOut,
  awards: z.array(
    z.object({
      title: z.string(),
      prize: z.string(),
      position: z.int().nullable().describe('null: a special award'),
    }),
  ),
  rank: z
    .object({ rank: z.int(), of: z.int() })
    .nullable()
    .describe('null where the event does not show ranks'),
  criteria: z.array(criterionFeedback),
  comments: z.array(z.string()).describe('What judges wrote, without their names'),
  judges: z
    .array(z.string())
    .describe('Who judged the work, by the alphabet; none where the round names nobody')
    .meta({ examples: [['Nima Sherpa']] }),
  corrected_because: z.string().nullable().describe('Why earlier results are no longer these'),
});
export type OwnResult = z.infer<typeof ownResult>;

export const listOwnResults = endpoint({
  method: 'GET',
  path: '/user/results',
  summary: 'What was released of one’s own works: awards, levels and comments',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(ownResult),
  problems: [],
});
