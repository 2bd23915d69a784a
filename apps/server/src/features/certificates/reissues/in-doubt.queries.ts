import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { type CertificateFilter, certificatesCounted } from '../certificates.queries.ts';
import { isStillGiven } from '../concerned.queries.ts';

/** Those that count and are signed by a revoked key; what one person has stands together. */
export function findInDoubt(
  db: Kysely<DB>,
  filter: CertificateFilter,
  events: readonly number[] | null,
  now: Date,
) {
  return certificatesCounted(db, filter, events)
    .innerJoin('signing_keys', 'signing_keys.key_id', 'certificates.key_id')
    .leftJoin('users', 'users.id', 'certificates.user_id')
    .select([
      'certificates.number',
      sql<CertificateKind>`certificates.kind`.as('kind'),
      'certificates.edition_id',
      'certificates.event_id',
      'certificates.user_id',
      'certificates.guest_id',
      'certificates.volunteer_id',
      'certificates.name',
      'certificates.award',
      'certificates.award_id',
      'certificates.day',
      'certificates.signed',
      'certificates.link_code',
      'certificates.share_code',
      'certificates.key_id',
      sql<string>`signing_keys.revoked_from`.as('revoked_from'),
      sql<boolean>`coalesce(users.status <> 'ACTIVE', false)`.as('is_suspended'),
      sql<boolean>`(certificates.award_id is null or ${isStillGiven(now)})`.as('is_still_given'),
    ])
    .where('certificates.revoked_at', 'is', null)
    .where(sql<boolean>`signing_keys.revoked_from is not null`)
    .orderBy('certificates.user_id')
    .orderBy('certificates.guest_id')
    .orderBy('certificates.volunteer_id')
    .orderBy('certificates.id');
}
export type InDoubtRow = Awaited<ReturnType<ReturnType<typeof findInDoubt>['execute']>>[number];

/** Holds certificates that are about to change, in order; whoever else changes one waits. */
export async function lockCertificates(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('certificates')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Revoked = { readonly at: Date; readonly by: number; readonly reason: string };

/** Revokes those; their links and shared pages are free for what takes their places. */
export async function revokeThose(
  db: Kysely<DB>,
  ids: readonly number[],
  { at, by, reason }: Revoked,
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ revoked_at: at, revoked_by: by, revoke_reason: reason, link_code: null })
    .set({ share_code: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** Certificates by what they are for and whose they are: of those that count each is one. */
const isTheSame = sql`(fresh.kind, fresh.edition_id) = (before.kind, before.edition_id)
  and (fresh.event_id, fresh.award, fresh.user_id, fresh.guest_id, fresh.volunteer_id)
    is not distinct from
    (before.event_id, before.award, before.user_id, before.guest_id, before.volunteer_id)`;

type Before = Pick<InDoubtRow, 'id' | 'link_code' | 'share_code'>;

/**
 * Says of each which one took its place, to which its link and its shared page lead from now on.
 * @returns of how many
 */
export async function putInTheirPlaces(
  db: Kysely<DB>,
  all: readonly Before[],
  given: readonly number[],
): Promise<bigint> {
  const { numAffectedRows } = await sql`
    with was (id, link_code, share_code) as (
      select * from unnest(${all.map(({ id }) => id)}::int[],
        ${all.map(({ link_code }) => link_code)}::text[],
        ${all.map(({ share_code }) => share_code)}::text[])
    ), pairs as (
      select was.*, fresh.id as fresh_id from was
      join certificates as before on before.id = was.id
      join certificates as fresh on fresh.id = any(${given}::int[]) and ${isTheSame}
    ), linked as (
      update certificates set share_code = pairs.share_code,
        link_code = coalesce(pairs.link_code, certificates.link_code)
      from pairs where certificates.id = pairs.fresh_id
    )
    update certificates set replaced_by = pairs.fresh_id
    from pairs where certificates.id = pairs.id`.execute(db);
  return numAffectedRows ?? 0n;
}
