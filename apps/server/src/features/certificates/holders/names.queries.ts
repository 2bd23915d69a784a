import type { NameFacts } from '@pratibha/domain/certificates/names';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** A person's name on the certificates of an edition, where it was asked for or printed. */
export type NameRow = NameFacts & {
  readonly edition_id: number;
  readonly edition: string;
  /** The name that stands now. */
  readonly standing: string;
  /** On certificates that count. */
  readonly printed: readonly string[];
};

/**
 * Editions of which the person was asked for their name, or has a certificate; the newest first.
 */
export async function findNames(
  db: Kysely<DB>,
  userId: number,
  editionId: number | null = null,
): Promise<readonly NameRow[]> {
  const { rows } = await sql<NameRow>`
    select editions.id as edition_id, editions.slug as edition, said.asked_at, said.name,
      said.corrected_at, coalesce(said.name, users.name) as standing,
      issued.edition_id is not null as "isIssued", coalesce(issued.printed, '{}') as printed
    from users cross join editions
      left join certificate_names as said
        on said.user_id = users.id and said.edition_id = editions.id
      left join (
        select edition_id, array_agg(name) filter (where revoked_at is null) as printed
        from certificates where user_id = ${userId} group by edition_id
      ) as issued on issued.edition_id = editions.id
    where users.id = ${userId} and (said.id is not null or issued.edition_id is not null)
      and (${editionId}::int is null or editions.id = ${editionId})
    order by editions.id desc`.execute(db);
  return rows;
}

/** One of them; undefined where nobody asked and nothing was issued. */
export async function findNameOf(
  db: Kysely<DB>,
  of: { readonly userId: number; readonly editionId: number },
): Promise<NameRow | undefined> {
  const [row] = await findNames(db, of.userId, of.editionId);
  return row;
}

type Of = { readonly userId: number; readonly editionId: number };

/** Holds the name of a person until the transaction ends: of two that are said, one comes first. */
export async function lockName(db: Kysely<DB>, { userId, editionId }: Of): Promise<number> {
  await db
    .insertInto('certificate_names')
    .values({ user_id: userId, edition_id: editionId })
    .onConflict((conflict) => conflict.columns(['user_id', 'edition_id']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('certificate_names')
    .select('id')
    .where('user_id', '=', userId)
    .where('edition_id', '=', editionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

type Said = { readonly name: string; readonly at: Date };

/** The person says it, or uses their correction. */
export async function saveName(
  db: Kysely<DB>,
  id: number,
  { name, at, isCorrection }: Said & { readonly isCorrection: boolean },
): Promise<void> {
  await db
    .updateTable('certificate_names')
    .set({ name, said_at: at, ...(isCorrection ? { corrected_at: at } : {}) })
    .where('id', '=', id)
    .execute();
}

/** An organiser says it; what the person may still do stays as it was. */
export async function setName(
  db: Kysely<DB>,
  id: number,
  { name, at, by }: Said & { readonly by: number },
): Promise<void> {
  await db
    .updateTable('certificate_names')
    .set({ name, set_at: at, set_by: by })
    .where('id', '=', id)
    .execute();
}

/** Certificates of the person that count and say another name; in order, as they are locked. */
export async function findMisnamed(
  db: Kysely<DB>,
  { userId, editionId }: Of,
  name: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', userId)
    .where('edition_id', '=', editionId)
    .where('revoked_at', 'is', null)
    .where('name', '<>', name)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of many people; without those who were erased. */
export async function findNamesOf(db: Kysely<DB>, editionId: number, people: readonly number[]) {
  const { rows } = await sql<NameFacts & { readonly id: number; readonly standing: string }>`
    select users.id, coalesce(said.name, users.name) as standing, said.asked_at, said.name,
      said.corrected_at, exists (
        select from certificates
        where certificates.user_id = users.id and certificates.edition_id = ${editionId}
      ) as "isIssued"
    from users left join certificate_names as said
      on said.user_id = users.id and said.edition_id = ${editionId}
    where users.id = any(${people}::int[]) and users.erased_at is null`.execute(db);
  return rows;
}
