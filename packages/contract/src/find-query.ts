import { conditionsOf, FIND_LIMITS, type FoundList } from '@pratibha/domain/find/find';
import { z } from 'zod';
import { saying } from './invalid-value.ts';

const ONE = '[a-z_]+([.][^:;]+)?:[a-z]+(:[^:;]*)?';

/**
 * By which conditions a list is filtered, as an address says it; all of them must hold. What comes
 * out are the conditions.
 */
export function findQuery(list: FoundList) {
  return z
    .string()
    .max(FIND_LIMITS.text)
    .meta({
      pattern: `^${ONE}(;${ONE})*$`,
      examples: ['college:contains:Pokhara;age:between:15,18'],
    })
    .refine((text) => conditionsOf(list, text) !== null, saying({ code: 'unknown-filter' }))
    .transform((text) => conditionsOf(list, text) ?? [])
    .optional()
    .describe(
      'Conditions that all hold, such as college:contains:Pokhara;age:between:15,18 ' +
        'or answer.T-shirt:is:M,L (of the event in event_id)',
    );
}
