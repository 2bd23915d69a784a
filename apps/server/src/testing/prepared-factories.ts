import type { Insertable } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { createRegistration, createUser, kyselyOf, type Target } from './factories.ts';

type Prepared = Partial<Omit<Insertable<DB['prepared_decisions']>, 'kind' | 'submission_id'>>;

/** A decision on a registration, prepared by a new person for its version unless told otherwise. */
export async function createPrepared(target: Target, values: Prepared = {}) {
  const db = kyselyOf(target);
  const { registration_id = (await createRegistration(target)).id } = values;
  const registration = await db
    .selectFrom('registrations')
    .select(['id', 'user_id', 'event_id', 'version'])
    .where('id', '=', Number(registration_id))
    .executeTakeFirstOrThrow();
  return db
    .insertInto('prepared_decisions')
    .values({
      kind: 'registration',
      registration_id: registration.id,
      user_id: registration.user_id,
      event_id: registration.event_id,
      status: 'SHORTLISTED',
      prepared_by: values.prepared_by ?? (await createUser(target, { profile: null })).id,
      prepared_at: new Date('2025-07-16T04:15:00Z'),
      row_version: registration.version,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A release of it that waits for an instant. */
export async function createRelease(target: Target, at: Date) {
  const { event_id, registration_id, prepared_by, user_id, id } = await createPrepared(target);
  const db = kyselyOf(target);
  const release = await db
    .insertInto('decision_releases')
    .values({ event_id, made_by: prepared_by, made_at: new Date('2025-07-16T04:15:00Z'), at })
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = { release_id: release.id, place: 0, row_id: registration_id ?? 0, prepared_id: id };
  await db
    .insertInto('decision_release_rows')
    .values({ ...row, kind: 'registration', user_id, prepared_by })
    .execute();
  return release;
}
