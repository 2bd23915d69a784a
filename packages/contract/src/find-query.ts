import { conditionsOf, type FoundList } from '@pratibha/domain/find/find';
import { FIND_LIMITS } from '@pratibha/domain/find/find-limits';
import { z } from 'zod';
import { saying } from './invalid-value.ts';

const ONE = '[a-z_]+([.][^:;]+)?:[a-z]+(:[^:;]*)?';
const MEANING =
  'Conditions that all hold, such as college:contains:Pokhara;age:between:15,18 ' +
  'or answer.T-shirt:is:M,L (of the event in event_id)';

/** Conditions of a list as one text; what comes out are they. */
function found(list: FoundList) {
  return z
    .string()
    .max(FIND_LIMITS.text)
    .meta({
      pattern: `^${ONE}(;${ONE})*$`,
      examples: ['college:contains:Pokhara;age:between:15,18'],
    })
    .refine((text) => conditionsOf(list, text) !== null, saying({ code: 'unknown-filter' }))
    .transform((text) => conditionsOf(list, text) ?? []);
}

/** By which conditions a list is filtered, as an address says it; all of them must hold. */
export function findQuery(list: FoundList) {
  return found(list).optional().describe(MEANING);
}

/** The same in a body; null where there is none. */
export function findBody(list: FoundList) {
  return found(list).nullable().default(null).describe(MEANING);
}
