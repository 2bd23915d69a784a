import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { refuseField } from '../../platform/serve/refused.ts';
import { inEditionAsked } from '../events/events.ts';
import { findEditionOfEvent, findLiveEditionId } from './whole-of.queries.ts';

type Asked = {
  readonly event_id?: number | null | undefined;
  readonly edition?: string | null | undefined;
};

/**
 * The edition that something is about, and its event, if any: without either the one whose pages
 * are shown.
 * @param prefix '?' where an address names it, '/' for a body
 * @throws Refused 'invalid-input' where there is no such event or edition
 */
export async function wholeOf(
  db: Kysely<DB>,
  { event_id, edition }: Asked,
  prefix: '?' | '/' = '/',
) {
  if (event_id) {
    const editionId = await findEditionOfEvent(db, event_id);
    if (editionId !== undefined) return { editionId, eventId: event_id };
    return refuseField({ pointer: `${prefix}event_id`, error: { code: 'unknown-event' } });
  }
  const asked = await inEditionAsked(db, { edition }, prefix);
  return { editionId: asked.edition ?? (await findLiveEditionId(db)), eventId: null };
}
