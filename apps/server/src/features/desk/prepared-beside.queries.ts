import type { PreparedKind } from '@pratibha/domain/reviews/prepared';
import { sql } from 'kysely';

/** ISO 8601, as every instant on the wire. */
const asText = (at: ReturnType<typeof sql.ref>) =>
  sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The decision that is prepared for the row `subject`, as JSON; null where none is. */
export function preparedBeside(kind: PreparedKind) {
  const table = sql.table(kind === 'registration' ? 'registrations' : 'submissions');
  return sql`(
    select json_build_object(
      'status', prepared.status, 'remarks', prepared.remarks, 'prepared_by', users.name,
      'prepared_at', ${asText(sql.ref('prepared.prepared_at'))}, 'version', prepared.version,
      'is_changed', prepared.row_version <> (
        select version from ${table} as counted where counted.id = prepared.row_id),
      'release_at', (
        select ${asText(sql.ref('decision_releases.at'))}
        from decision_release_rows as asked
          join decision_releases on decision_releases.id = asked.release_id
        where asked.kind = prepared.kind and asked.row_id = prepared.row_id
          and asked.prepared_id = prepared.id and asked.outcome is null and ended_at is null
        limit 1))
    from prepared_decisions as prepared join users on users.id = prepared.prepared_by
    where prepared.kind = ${kind} and prepared.row_id = subject.id)`;
}
