import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type Holder = { readonly guest_id: number } | { readonly volunteer_id: number };

/** Takes the name from certificates of somebody without an account: their numbers stay. */
export async function eraseNames(db: Kysely<DB>, of: Holder): Promise<void> {
  const [table, column, id] =
    'guest_id' in of
      ? (['guests', 'guest_id', of.guest_id] as const)
      : (['volunteers', 'volunteer_id', of.volunteer_id] as const);
  // Whoever issues something to them now is waited for, so that its name goes, too.
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  await db
    .updateTable('certificates')
    .set({ name: null, signed: null, link_code: null, share_code: null })
    .where(column, '=', id)
    .execute();
  await db
    .deleteFrom('certificate_zip_files')
    .where('certificate_id', 'in', (eb) =>
      eb.selectFrom('certificates').select('id').where(column, '=', id),
    )
    .execute();
}
