import { foldedEmail } from '@pratibha/domain/people/email';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { lockAuthor } from '../../../platform/serve/author-may.ts';
import { replaceGrants } from '../users/users.ts';
import { makeEventAdmin, takeInvitation } from './invitations.queries.ts';

/**
 * Gives somebody who has just been created what their verified address was invited to, if whoever
 * invited it may still give that. In the transaction of the sign-in, which holds the address.
 * @returns what changed, for the audit; null: nothing
 */
export async function acceptInvitation(
  db: Kysely<DB>,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<Readonly<Record<string, unknown>> | null> {
  const invitation = await takeInvitation(db, foldedEmail(email));
  if (!invitation || !(await lockAuthor(db, 'users.write', invitation.by))) return null;
  await makeEventAdmin(db, userId);
  await replaceGrants(db, userId, invitation.grants);
  return {
    role: ['USER', 'EVENT_ADMIN'],
    event_grants: [[], invitation.grants],
    invited_by: invitation.by,
  };
}
