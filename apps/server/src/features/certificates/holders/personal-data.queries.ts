import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { findOwnCertificates } from './own-certificates.queries.ts';

/**
 * Certificates and how a name stands on them. An erasure revokes none: whoever holds one proves it,
 * and here nothing of the person is left of it.
 */
export const personalData: PersonalData<Pick<OwnData, 'certificates' | 'certificate_names'>> = {
  tables: { certificates: 'certificates', certificate_names: 'certificates' },
  async subjects(db, userId) {
    const [own, names] = await Promise.all([
      db.selectFrom('certificates').select('id').where('user_id', '=', userId).execute(),
      db.selectFrom('certificate_names').select('id').where('user_id', '=', userId).execute(),
    ]);
    return [
      ...own.map(({ id }) => ['certificate', id] as const),
      ...names.map(({ id }) => ['certificate-name', id] as const),
    ];
  },
  async collect(db, { id }) {
    const names = await db
      .selectFrom('certificate_names')
      .innerJoin('editions', 'editions.id', 'certificate_names.edition_id')
      .select([
        'editions.slug as edition',
        'certificate_names.asked_at',
        'certificate_names.name',
        'certificate_names.said_at',
        'certificate_names.corrected_at',
        'certificate_names.set_at',
      ])
      .where('certificate_names.user_id', '=', id)
      .orderBy('certificate_names.id')
      .execute();
    return {
      certificates: (await findOwnCertificates(db, id)).toReversed().map((row) => ({
        ...{ number: row.number, kind: row.kind, edition: row.edition },
        ...{ event_title: row.event_title, award: row.award, name: row.name, day: row.day },
        issued_at: row.issued_at.toISOString(),
        is_shared: row.share_code !== null,
        revoked_at: row.revoked_at?.toISOString() ?? null,
        revoke_reason: row.revoke_reason,
      })),
      certificate_names: names.map((each) => ({
        ...each,
        asked_at: each.asked_at?.toISOString() ?? null,
        said_at: each.said_at?.toISOString() ?? null,
        corrected_at: each.corrected_at?.toISOString() ?? null,
        set_at: each.set_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('certificate_names').where('user_id', '=', id).execute();
    await db
      .updateTable('certificates')
      .set({ name: null, signed: null, share_code: null, link_code: null })
      .where('user_id', '=', id)
      .execute();
  },
};
