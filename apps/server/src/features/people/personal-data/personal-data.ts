import type { OwnData } from '@pratibha/contract/personal-data';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { Person, PersonalData, Subject } from '../../../platform/personal-data.ts';
import { rememberedResponses } from '../../../platform/remembered-responses.queries.ts';
import { personalData as announcements } from '../../announcements/announcements.ts';
import { personalData as audit } from '../../audit/audit.ts';
import { personalData as editions } from '../../editions/editions.ts';
import { personalData as mails } from '../../mail/mail.ts';
import { choicesData, personalData as notifications } from '../../notifications/notifications.ts';
import { personalData as registrations } from '../../registrations/registrations.ts';
import { personalData as identities } from '../../session/session.ts';
import { personalData as submissions } from '../../submissions/submissions.ts';
import { personalData as invitations } from '../invitations/invitations.ts';
import { personalData as ownCalendar } from '../own-calendar/own-calendar.ts';
import { personalData as ownSessions } from '../own-sessions/own-sessions.ts';
import { personalData as ownTokens } from '../own-tokens/own-tokens.ts';
import { personalData as profile } from '../profile/profile.ts';
import { personalData as users } from '../users/users.ts';
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

/**
 * Everybody who answers for something of a person, in the order in which an erasure passes: it is
 * the order of its locks. The account comes last, because a row of an erased person stays as it is.
 */
export const ANSWERING: readonly PersonalData<Partial<OwnData>>[] = [
  ownSessions,
  ownTokens,
  ownCalendar,
  invitations,
  erasureRequest,
  profile,
  identities,
  rememberedResponses,
  notifications,
  choicesData,
  mails,
  registrations,
  submissions,
  editions,
  announcements,
  audit,
  users,
];

/** One after the other: a transaction has one connection. */
async function personOf(db: Kysely<DB>, id: number): Promise<Person> {
  const subjects: Subject[] = [];
  for (const { subjects: find } of ANSWERING) if (find) subjects.push(...(await find(db, id)));
  return { id, subjects };
}

/** Everything that is held about a person. */
export async function collectOwnData(db: Kysely<DB>, id: number, now: Date): Promise<OwnData> {
  const person = await personOf(db, id);
  const parts = await Promise.all(ANSWERING.map((each) => each.collect(db, person)));
  // Together they are whole: the reply's schema refuses one without a part.
  return Object.assign({ generated_at: now.toISOString() }, ...parts) as OwnData;
}

/**
 * Removes everything personal of a locked person, in the transaction of `db`. Registrations,
 * submissions and audit rows stay and count, but say nothing of anybody.
 */
export async function erase(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  const person = await personOf(db, id);
  for (const part of ANSWERING) await part.erase(db, person, now);
}
