import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { giveCertificates, type ToGive } from '../features/certificates/give-certificates.ts';
import type { TestDatabase } from './database.ts';
import { createUser } from './factories.ts';

type Values = Partial<ToGive> & { readonly edition_id?: number; readonly at?: Date };

/** A certificate, signed as if an organiser had issued it; of a new person unless it says whose. */
export async function createCertificate(
  database: TestDatabase,
  { edition_id, at = new Date('2025-07-16T04:15:00Z'), ...values }: Values = {},
): Promise<{ readonly id: number; readonly user_id: number | null }> {
  const by = await createUser(database, { role: 'ADMIN' });
  const user_id = values.user_id === undefined ? (await createUser(database)).id : values.user_id;
  const kind: CertificateKind = values.kind ?? 'taken-part';
  const [id] = await giveCertificates(
    database.kysely,
    [
      {
        ...{ kind, name: 'Asha Rai', award: null, award_id: null, guest_id: null },
        ...{ volunteer_id: null, event_id: null, event_title: null },
        ...values,
        user_id,
      },
    ],
    {
      editionId: edition_id ?? (await liveEdition(database)),
      ...{ issuer: 'school.example', by: by.id, at, runId: null },
    },
  );
  if (id === undefined) throw new Error('No certificate was made: there is the same already');
  return { id, user_id };
}

/** The edition whose pages are shown. */
export async function liveEdition({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from editions where status = 'live'`,
  );
  return rows[0]?.id ?? 0;
}
