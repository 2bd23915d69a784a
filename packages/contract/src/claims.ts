import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instantOut } from './values.ts';

/** What is known of a key: nothing, that its request is being carried out, or its outcome. */
const CLAIM_STATES = ['unknown', 'under-way', 'done'] as const;

const claimed = z.object({
  call: z.string().describe('Method and path below /api, as this document writes them'),
  claimed_at: instantOut,
  status: z.int().nullable().describe('Of the response; null before there is one'),
  response: z
    .unknown()
    .describe(
      'The body of the response; null before there is one, and where the person may not make that call any more',
    ),
});

/** What became of the requests that one person sent with a key. */
export const claims = z.object({
  state: z
    .enum(CLAIM_STATES)
    .describe(
      'unknown: it did not arrive, was refused or taken back, is over a day old, or has not been begun. under-way: it is ' +
        'carried out now, or was cut off between two of its parts. Either way the same request with the same ' +
        'key may be sent again, and is never carried out twice. done: it was carried out',
    ),
  requests: z.array(claimed).describe('One for each call that the key was sent to'),
});
export type Claims = z.infer<typeof claims>;

export const getClaims = endpoint({
  method: 'GET',
  path: '/idempotency-keys/{key}',
  summary: 'What became of an own request whose response was lost',
  tag: 'Session',
  access: 'claims.own',
  params: z.object({
    key: z.string().min(1).max(200).describe('The Idempotency-Key that was sent'),
  }),
  response: claims,
  problems: [],
});
