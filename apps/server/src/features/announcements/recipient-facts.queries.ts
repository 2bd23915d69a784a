import type { AnnouncementSource } from '@pratibha/domain/announcements/announcements';
import type { PlaceholderFacts } from '@pratibha/domain/announcements/placeholders';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { placeholderFacts, type RecipientFacts } from '@pratibha/words/announcements/filling';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type Recipient = { readonly id: number; readonly event_id: number | null };

/** What the placeholders of an announcement say of one recipient. */
export async function factsOf(
  db: Kysely<DB>,
  source: AnnouncementSource,
  recipient: Recipient,
): Promise<PlaceholderFacts> {
  return placeholderFacts(await recipientFacts(db, source, recipient));
}

/** What is known of one recipient, before it is said in a language. */
export function recipientFacts(
  db: Kysely<DB>,
  source: AnnouncementSource,
  { id, event_id }: Recipient,
): Promise<RecipientFacts> {
  return db
    .selectFrom('users')
    .leftJoin('events', (join) => join.on('events.id', '=', event_id))
    .select(['users.name', 'events.title as event', statusIn(source, event_id).as('status')])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

function statusIn(source: AnnouncementSource, eventId: number | null) {
  if (source === 'users') return sql<null>`null::text`;
  return sql<RegistrationStatus | SubmissionStatus | null>`(
    select status from ${sql.table(source)} as of_event
    where of_event.user_id = users.id and of_event.event_id = ${eventId})`;
}
