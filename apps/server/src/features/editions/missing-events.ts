import type * as calls from '@pratibha/contract/editions';
import { withoutEvent } from '@pratibha/domain/editions/competition-events';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findEventsOf } from './drafts.queries.ts';
import { findLiveEdition } from './editions.queries.ts';
import { contentIn } from './live-edition.ts';

/** The competitions that visitors read of and nobody can register for, as long as anybody could. */
export const listMissingEvents: UseCase<typeof calls.listMissingEvents> = async ({ db, now }) => {
  const { id, content, set_up } = await findLiveEdition(db);
  if (!set_up) return [];
  const live = contentIn(content);
  if (now >= new Date(live.dates.registrationCloses)) return [];
  const names = live.competitions.all.map(({ name }) => name);
  return withoutEvent(names, await findEventsOf(db, id)).map((competition) => ({ competition }));
};
