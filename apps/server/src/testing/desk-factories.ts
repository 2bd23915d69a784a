import type { Insertable } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { createRegistration, createUser, kyselyOf, type Target } from './factories.ts';

type Note = Partial<Omit<Insertable<DB['notes']>, 'kind'>> & {
  /** Whom it mentions. */
  readonly mentions?: readonly number[];
};

/** A note on a registration, of a new person and author unless told otherwise. */
export async function createNote(target: Target, { mentions = [], ...values }: Note = {}) {
  const db = kyselyOf(target);
  const { registration_id = (await createRegistration(target)).id } = values;
  const registration = await db
    .selectFrom('registrations')
    .select(['id', 'user_id', 'event_id'])
    .where('id', '=', Number(registration_id))
    .executeTakeFirstOrThrow();
  const note = await db
    .insertInto('notes')
    .values({
      kind: 'registration',
      registration_id: registration.id,
      user_id: registration.user_id,
      event_id: registration.event_id,
      author_id: values.author_id ?? (await createUser(target, { profile: null })).id,
      text: 'Phoned on Tuesday.',
      written_at: new Date('2025-07-16T04:15:00Z'),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const user_id of mentions) {
    await db.insertInto('note_mentions').values({ note_id: note.id, user_id }).execute();
  }
  return note;
}

/** The id of one on a registration that mentions somebody. */
export async function noteFor(target: Target, userId: number, registrationId: number) {
  const { id } = await createNote(target, { registration_id: registrationId, mentions: [userId] });
  return id;
}

type Told = {
  readonly event: number;
  readonly registration: { readonly id: number };
  readonly note: number;
  readonly opens: string;
};

/** What is told of such a note. */
export function mentionIn({ event, registration, note }: Told) {
  return {
    event_id: event,
    note_id: note,
    about: 'registration' as const,
    row_id: registration.id,
  };
}

/** What is told where works are nobody's again. */
export function leftRows({ event, opens }: Told) {
  return { event_id: event, about: 'submission' as const, at: opens };
}

let made = 0;

/** A tag of an event, or (null) for all. */
export function createTag(target: Target, event_id: number | null, label?: string) {
  made += 1;
  return kyselyOf(target)
    .insertInto('tags')
    .values({ event_id, label: label ?? `Tag ${made}` })
    .returningAll()
    .executeTakeFirstOrThrow();
}
