import { eventsWhere } from '@pratibha/domain/access';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { inEditionAsked } from '../../events/events.ts';
import { findShownEdition, isOfEdition, type Meant } from './asking.queries.ts';

type Asked = {
  readonly edition?: string | null | undefined;
  readonly event_id?: number | null | undefined;
};
type Prefix = '?' | '/';

/**
 * The edition that is named, else the one whose pages are shown.
 * @throws Refused where there is no such edition
 */
export async function editionMeant(
  db: Kysely<DB>,
  { edition: slug }: Pick<Asked, 'edition'>,
  prefix: Prefix,
): Promise<number> {
  const { edition } = await inEditionAsked(db, { edition: slug }, prefix);
  return edition ?? findShownEdition(db);
}

/**
 * Of which events it is, with what the organiser may.
 * @throws Refused where the event is none of the edition, or not theirs
 */
export async function namesMeant(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  asked: Asked,
  prefix: Prefix,
): Promise<Meant> {
  const editionId = await editionMeant(db, asked, prefix);
  const eventId = asked.event_id ?? null;
  const events = eventsWhere('certificates.issue', actor);
  if (eventId !== null) {
    if (!(await isOfEdition(db, { editionId, eventId }))) throw new Refused('not-found');
    if (events !== null && !events.includes(eventId)) throw new Refused('not-allowed');
  }
  return { editionId, eventId, events };
}
