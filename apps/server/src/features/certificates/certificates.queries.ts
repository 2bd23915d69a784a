import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Certificates with whose they are, and what things are called today; the newest columns last. */
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
      'certificates.issued_at',
      'certificates.revoked_at',
      'certificates.revoke_reason',
      'certificates.replaced_by as replaced_by_id',
      'later.number as replaced_by',
      sql<string | null>`coalesce(users.email, volunteers.email)`.as('email'),
    ]);
}
export type CertificateRow = Awaited<ReturnType<ReturnType<typeof certificates>['execute']>>[number];

export function findCertificate(db: Kysely<DB>, id: number) {
  return certificates(db).where('certificates.id', '=', id).executeTakeFirst();
}
