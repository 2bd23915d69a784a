import type { Condition } from '@pratibha/domain/find/find';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type { Context } from '../../platform/serve/context.ts';
import { inEditionAsked } from '../events/events.ts';
import type { Found } from './conditions.queries.ts';

type Asked = {
  readonly edition?: string | undefined;
  readonly find?: readonly Condition[] | undefined;
};

/** The conditions as of now; none where nothing is asked. */
export function foundOn(
  conditions: readonly Condition[] | undefined,
  now: Date,
): Found | undefined {
  return conditions && { conditions, today: dayOf(now) };
}

/**
 * What a list is filtered by: its edition by its id, its conditions as of now.
 * @throws Refused 'invalid-input' for an unknown edition
 */
export async function filtersAsked<Query extends Asked>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: Query,
) {
  return { ...(await inEditionAsked(db, query)), find: foundOn(query.find, now) };
}
