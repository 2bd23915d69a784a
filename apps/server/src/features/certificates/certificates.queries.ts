import type { CertificateState } from '@pratibha/domain/certificates/certificate-states';
import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { type Kysely, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger, byText } from '../../platform/lists/paging.ts';

/** Certificates with whose they are, and what things are called today. */
export function certificates(db: Kysely<DB>) {
  return db
    .selectFrom('certificates')
    .innerJoin('editions', 'editions.id', 'certificates.edition_id')
    .leftJoin('events', 'events.id', 'certificates.event_id')
    .leftJoin('users', 'users.id', 'certificates.user_id')
    .leftJoin('volunteers', 'volunteers.id', 'certificates.volunteer_id')
    .leftJoin('certificates as later', 'later.id', 'certificates.replaced_by')
    .select([
      'certificates.id',
      'certificates.number',
      'certificates.kind',
      'certificates.edition_id',
      'editions.slug as edition',
      'certificates.event_id',
      'events.title as event_title',
      'certificates.user_id',
      'certificates.guest_id',
      'certificates.volunteer_id',
      'certificates.name',
      'certificates.award',
      'certificates.award_id',
      'certificates.day',
      'certificates.key_id',
      'certificates.signed',
      'certificates.link_code',
      'certificates.share_code',
      'certificates.link_mail',
      'certificates.issued_at',
      'certificates.revoked_at',
      'certificates.revoke_reason',
      'certificates.replaced_by as replaced_by_id',
      'later.number as replaced_by',
      sql<string | null>`coalesce(users.email, volunteers.email)`.as('email'),
    ]);
}
export type CertificateRow = Awaited<
  ReturnType<ReturnType<typeof certificates>['execute']>
>[number];

export function findCertificate(db: Kysely<DB>, id: number) {
  return certificates(db).where('certificates.id', '=', id).executeTakeFirst();
}

export const CERTIFICATE_ORDER = {
  sorts: {
    id: byInteger('certificates.id'),
    name: byText('certificates.shown_name'),
    number: byText('certificates.number'),
  },
  first: '-id',
  id: 'certificates.id',
} as const;

/** By what organisers choose them. */
export type CertificateFilter = {
  readonly q?: string | undefined;
  readonly kind?: CertificateKind | undefined;
  readonly certificate_state?: CertificateState | undefined;
  readonly event_id?: number | undefined;
  readonly edition?: number | undefined;
};

/** Those that fit, of these events, null being all; for counting. */
export function certificatesCounted(
  db: Kysely<DB>,
  { q, kind, certificate_state, event_id, edition }: CertificateFilter,
  events: readonly number[] | null,
) {
  // A name that was erased is no null here, so that words are searched and rows ordered by it.
  const named = db
    .selectFrom('certificates')
    .selectAll()
    .select(sql<string>`coalesce(name, '')`.as('shown_name'));
  let rows = db
    .selectFrom(named.as('certificates'))
    .select('certificates.id')
    .where(isOneOf('certificates.event_id', events))
    .where(mentions(['certificates.shown_name', 'certificates.number'], q));
  if (kind) rows = rows.where('certificates.kind', '=', kind);
  if (event_id) rows = rows.where('certificates.event_id', '=', event_id);
  if (edition) rows = rows.where('certificates.edition_id', '=', edition);
  if (certificate_state === 'valid') rows = rows.where('certificates.revoked_at', 'is', null);
  if (certificate_state === 'revoked') {
    rows = rows.where(sql<boolean>`certificates.revoked_at is not null`);
  }
  return rows;
}

/** The same with what a list tells of each, to be paged. */
export function certificatesMatching(
  db: Kysely<DB>,
  filter: CertificateFilter,
  events: readonly number[] | null,
) {
  return certificatesCounted(db, filter, events)
    .innerJoin('editions', 'editions.id', 'certificates.edition_id')
    .innerJoin('users as issuer', 'issuer.id', 'certificates.issued_by')
    .leftJoin('users as revoker', 'revoker.id', 'certificates.revoked_by')
    .leftJoin('events', 'events.id', 'certificates.event_id')
    .leftJoin('certificates as later', 'later.id', 'certificates.replaced_by')
    .leftJoin('certificates as earlier', 'earlier.replaced_by', 'certificates.id')
    .select([
      'certificates.number',
      'certificates.kind',
      'certificates.name',
      'certificates.user_id',
      'editions.slug as edition',
      'certificates.event_id',
      'events.title as event_title',
      'certificates.award',
      'certificates.day',
      'certificates.issued_at',
      'issuer.name as issued_by',
      sql<boolean>`coalesce(issuer.id = certificates.user_id, false)`.as('is_issued_by_holder'),
      'certificates.revoked_at',
      'revoker.name as revoked_by',
      sql<boolean>`coalesce(revoker.id = certificates.user_id, false)`.as('is_revoked_by_holder'),
      'certificates.revoke_reason',
      'later.number as replaced_by',
      'earlier.number as replaces',
    ]);
}
export type ListedCertificate = Awaited<
  ReturnType<ReturnType<typeof certificatesMatching>['execute']>
>[number];

/** One of them as the list has it. */
export function findListed(db: Kysely<DB>, id: number) {
  return certificatesMatching(db, {}, null).where('certificates.id', '=', id).executeTakeFirst();
}

/** The ids of those that fit and count, in the order in which they were issued. */
export async function findIdsMatching(
  db: Kysely<DB>,
  filter: CertificateFilter,
  events: readonly number[] | null,
  most: number,
): Promise<readonly number[]> {
  const rows = await certificatesCounted(db, filter, events)
    .where('certificates.revoked_at', 'is', null)
    .where(sql<boolean>`certificates.signed is not null`)
    .orderBy('certificates.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
