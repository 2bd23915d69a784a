import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';

/** An address to which nothing is sent, and who has it. */
export type RefusedAddressRow = {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly at: Date;
};

/** Newest first: ids are given in the order of writing. */
export const REFUSED_ADDRESS_ORDER = {
  sorts: { id: byInteger('refused_addresses.id') },
  first: '-id',
  id: 'refused_addresses.id',
} as const;

export function refusedAddressesCounted(db: Kysely<DB>) {
  return db.selectFrom('refused_addresses').select('refused_addresses.id');
}

/** The same with who has them, to be paged. */
export function refusedAddresses(db: Kysely<DB>) {
  return db
    .selectFrom('refused_addresses')
    .innerJoin('users', 'users.id', 'refused_addresses.user_id')
    .select([
      'refused_addresses.id',
      'refused_addresses.user_id',
      'refused_addresses.reason',
      'refused_addresses.at',
      'users.name',
      'users.email',
    ]);
}

/** Holds the row, so that of two who lift it one finds it gone. */
export async function lockRefusedAddress(
  db: Kysely<DB>,
  id: number,
): Promise<RefusedAddressRow | undefined> {
  return refusedAddresses(db)
    .where('refused_addresses.id', '=', id)
    .forUpdate('refused_addresses')
    .executeTakeFirst();
}

/** Lets mails go to the person's address again; tells whether they did not. */
export async function deleteRefusal(db: Kysely<DB>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('refused_addresses')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Since when the person's address is refused; undefined: it is not. */
export async function findRefusal(
  db: Kysely<DB>,
  userId: number,
): Promise<{ readonly email: string; readonly reason: string; readonly at: Date } | undefined> {
  return db
    .selectFrom('refused_addresses')
    .select(['email', 'reason', 'at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether no mail goes to the person's address. */
export async function isAddressRefused(db: Kysely<DB>, userId: number): Promise<boolean> {
  return (await findRefusal(db, userId)) !== undefined;
}

type RefusedMail = { readonly user_id: number; readonly email: string };

/**
 * Sends nothing more to the address of a mail, unless its person has another by now or was erased:
 * what waits for their row then finds that.
 */
export async function noteRefusedAddress(
  db: Kysely<DB>,
  { user_id: userId, email }: RefusedMail,
  reason: string,
): Promise<void> {
  await sql`
    insert into refused_addresses (email, user_id, reason)
    select lower(email collate "C"), id, ${reason} from users
    where id = ${userId} and lower(email collate "C") = lower(${email} collate "C") and erased_at is null
    for share
    on conflict (email) do update
      set user_id = excluded.user_id, reason = excluded.reason, at = excluded.at`.execute(db);
}
