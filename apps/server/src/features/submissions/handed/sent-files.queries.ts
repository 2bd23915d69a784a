import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

type Asked = {
  readonly userId: number;
  readonly eventId: number;
  readonly keys: readonly string[];
};

/** Files of this person for this event by their keys; neither trials nor files of others. */
export async function findSentFiles(db: Kysely<DB>, { userId, eventId, keys }: Asked) {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('files')
    .select([
      'id',
      'key',
      'part',
      'size',
      'media_type',
      'begun_at',
      sql<boolean>`exists (select from handed_files where file_id = files.id)`.as('is_handed_in'),
    ])
    .where('key', 'in', keys)
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('purpose', '=', 'work')
    .execute();
  return new Map(rows.map(({ size, ...row }) => [row.key, { ...row, size: Number(size) }]));
}
