import type { OwnData } from '@pratibha/contract/personal-data';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { Person, PersonalData, Subject } from '../../../platform/personal-data.ts';
import { personalData as invitations } from '../invitations/invitations.ts';
import { personalData as ownCalendar } from '../own-calendar/own-calendar.ts';
import { personalData as ownSessions } from '../own-sessions/own-sessions.ts';
import { personalData as ownTokens } from '../own-tokens/own-tokens.ts';
import { personalData as profile } from '../profile/profile.ts';
import { deleteErasureRequest, findErasureRequest } from './personal-data.queries.ts';
import { erasureView } from './personal-data.view.ts';

/** The wish to be erased. */
const erasureRequest: PersonalData<Pick<OwnData, 'erasure'>> = {
  tables: { erasure_requests: 'erasure' },
  async collect(db, { id }) {
    return { erasure: erasureView(await findErasureRequest(db, id)) };
  },
  async erase(db, { id }) {
    await deleteErasureRequest(db, id);
  },
};

/** Who answers for something of a person before other features do, in the order of their locks. */
export const personalData = [
  ownSessions,
  ownTokens,
  ownCalendar,
  invitations,
  erasureRequest,
  profile,
];

/** Everybody who answers, in the order in which an erasure passes. */
export type Answering = readonly PersonalData<Partial<OwnData>>[];

/** One after the other: a transaction has one connection. */
async function personOf(answering: Answering, db: Kysely<DB>, id: number): Promise<Person> {
  const subjects: Subject[] = [];
  for (const { subjects: find } of answering) if (find) subjects.push(...(await find(db, id)));
  return { id, subjects };
}

/** Everything that is held about a person. */
export async function collectOwnData(
  answering: Answering,
  db: Kysely<DB>,
  id: number,
  now: Date,
): Promise<OwnData> {
  const person = await personOf(answering, db, id);
  const parts = await Promise.all(answering.map((each) => each.collect(db, person, now)));
  // Together they are whole: the reply's schema refuses one without a part.
  return Object.assign({ generated_at: now.toISOString() }, ...parts) as OwnData;
}

/**
 * Removes everything personal of a locked person, in the transaction of `db`. Registrations,
 * submissions and audit rows stay and count, but say nothing of anybody.
 */
export async function erase(
  answering: Answering,
  db: Kysely<DB>,
  id: number,
  now: Date,
): Promise<void> {
  const person = await personOf(answering, db, id);
  for (const part of answering) await part.erase(db, person, now);
}
