import type { OwnStrip } from '@pratibha/contract/announcement-strips';
import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { Context } from '../../platform/serve/context.ts';
import { factsOf } from './recipient-facts.queries.ts';
import { findStanding } from './strips.queries.ts';

/** What stands above the person's events now, as they read it. */
export async function ownStrip({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'actor' | 'now'>): Promise<OwnStrip> {
  const found = await findStanding(db, actor.id, now);
  if (found === undefined) return { strip: null };
  const { id, announcement_id, source, event_id, until } = found;
  const facts = await factsOf(db, source, { id: actor.id, event_id });
  const subject = fillPlaceholders(found.subject, facts);
  return { strip: { id, announcement_id, subject, until: until.toISOString() } };
}
