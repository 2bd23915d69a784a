import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Kind = 'registrations' | 'submissions';

/**
 * Rows whose event is not deleted. The deleted ones are read first, and once: in every plan this is
 * a comparison with a few ids.
 */
export function ofKeptEvent(eventId: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(eventId)} <> all(array(select id from events where status = 'DELETED'))`;
}

type Filters = {
  readonly event_id?: number | undefined;
  readonly status?: RegistrationStatus | SubmissionStatus | undefined;
};

/**
 * Rows with this status. Nobody waits for a decision on what was called off: PENDING finds rows of
 * deleted events only for those who ask for the event.
 */
export function hasStatus(kind: Kind, { event_id, status }: Filters): RawBuilder<SqlBool> {
  const isSo = sql<SqlBool>`${sql.ref(`${kind}.status`)} = ${status}`;
  if (status !== 'PENDING' || event_id) return isSo;
  return sql`${isSo} and ${ofKeptEvent(`${kind}.event_id`)}`;
}
