import { foldedEmail } from '@pratibha/domain/people/email';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { notify } from '../notifications/notifications.ts';
import { claimAddress } from './judges.queries.ts';

/**
 * Makes somebody who has just been created a judge of the rounds that their verified address was
 * asked for. In the transaction of the sign-in, which holds the address; the mail has told them,
 * the bell does now.
 */
export async function joinAsJudge(
  db: Kysely<DB>,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  const claimed = await claimAddress(db, { userId, email: foldedEmail(email) });
  await notify(
    db,
    claimed.map(({ round_id, event_id, asked_at }) => ({
      kind: 'judging-asked',
      params: { event_id, round_id, at: asked_at.toISOString() },
      ...{ userId, at: asked_at, mail: 'none' },
    })),
  );
}
