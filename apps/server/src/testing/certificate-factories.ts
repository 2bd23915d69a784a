import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import type { Insertable } from 'kysely';
import { giveCertificates, type ToGive } from '../features/certificates/give-certificates.ts';
import { revokeKey } from '../features/signing/signing.ts';
import type { DB } from '../platform/db/types.gen.ts';
import type { TestDatabase } from './database.ts';
import { createUser } from './factories.ts';

type Values = Partial<ToGive> & { readonly edition_id?: number; readonly at?: Date };

/** A certificate, signed as if an organiser had issued it; of a new person unless it says whose. */
export async function createCertificate(
  database: TestDatabase,
  { edition_id, at = new Date('2025-07-16T04:15:00Z'), ...values }: Values = {},
): Promise<{ readonly id: number; readonly user_id: number | null }> {
  const by = await createUser(database, { role: 'ADMIN', profile: null });
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

/**
 * Says of the key that signed a certificate that it was stolen, from a day on.
 * @returns its id
 */
export async function revokeKeyOf(
  { kysely }: TestDatabase,
  certificateId: number,
  from: string,
): Promise<string> {
  const { key_id } = await kysely
    .selectFrom('certificates')
    .select('key_id')
    .where('id', '=', certificateId)
    .executeTakeFirstOrThrow();
  await revokeKey(kysely, key_id, from);
  return key_id;
}

/** The edition whose pages are shown. */
export async function liveEdition({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from editions where status = 'live'`,
  );
  return rows[0]?.id ?? 0;
}

/** What a person is told of certificates. */
export type Certified = {
  readonly edition_id: number;
  /** It takes the place of the revoked one. */
  readonly issued: number;
  readonly revoked: number;
};

/** What is told of one of them. */
export function ofCertificate({ edition_id, ...of }: Certified, which: 'issued' | 'revoked') {
  return { edition_id, event_id: null, certificate_ids: [of[which]] };
}

/** Of the person: a certificate that took the place of another, and a name that is asked for. */
export async function certifiedOf(
  database: TestDatabase,
  user_id: number,
  at: Date,
): Promise<Certified> {
  const edition_id = await liveEdition(database);
  const revoked = (await createCertificate(database, { user_id })).id;
  await database.pool.query(
    `update certificates set revoked_at = $2, revoked_by = $3, revoke_reason = 'A slip of the pen'
     where id = $1`,
    [revoked, at, user_id],
  );
  const issued = (await createCertificate(database, { user_id })).id;
  await database.pool.query('update certificates set replaced_by = $2 where id = $1', [
    ...[revoked, issued],
  ]);
  await database.pool.query(
    'insert into certificate_names (user_id, edition_id, asked_at) values ($1, $2, $3)',
    [user_id, edition_id, at],
  );
  return { edition_id, issued, revoked };
}

/** Somebody who helped, with an address that no account has unless it says one. */
export async function createVolunteer(
  database: TestDatabase,
  values: Partial<Insertable<DB['volunteers']>> & { readonly entered_by: number },
): Promise<{ readonly id: number }> {
  volunteers += 1;
  return database.kysely
    .insertInto('volunteers')
    .values({
      ...{ name: 'Bina Rai', email: `helper-${volunteers}@school.example` },
      entered_at: new Date('2025-07-16T00:00:00Z'),
      edition_id: values.edition_id ?? (await liveEdition(database)),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
let volunteers = 0;

/** Of an event: a certificate of somebody, and a volunteer. */
export async function certifiedIn(
  database: TestDatabase,
  { id: event_id, title: event_title }: { readonly id: number; readonly title: string },
  user_id: number,
) {
  const of = { event_id, event_title, kind: 'judge', user_id } as const;
  const certificate = await createCertificate(database, of);
  return {
    certificate,
    volunteer: await createVolunteer(database, { event_id, entered_by: user_id }),
  };
}
