import { eventsWhere } from '@pratibha/domain/access';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { wholeOf } from '../whole-of.ts';
import type { Meant } from './asking.queries.ts';

/**
 * Of which events it is, with what the organiser may.
 * @param prefix '?' where an address names them, '/' for a body
 * @throws Refused where there is no such event or edition, or it is not theirs
 */
export async function namesMeant(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  asked: Parameters<typeof wholeOf>[1],
  prefix: '?' | '/',
): Promise<Meant> {
  const of = await wholeOf(db, asked, prefix);
  const events = eventsWhere('certificates.issue', actor);
  if (of.eventId !== null && events?.includes(of.eventId) === false) {
    throw new Refused('not-allowed');
  }
  return { ...of, events };
}
