import { isMailStuck } from '@pratibha/domain/notifications/mail-again';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { longestMailWait, secondsSinceSent } from './mail.queries.ts';

/** Whether mails leave, where some are sent. */
export async function mailState(db: Kysely<DB>): Promise<'on' | 'stuck'> {
  const [row] = await longestMailWait(db, {});
  const wait = row?.seconds ?? 0;
  // When the last one was sent is dear to know, and matters only while one waits for long.
  if (!isMailStuck(wait, null)) return 'on';
  const [last] = await secondsSinceSent(db, {});
  return isMailStuck(wait, last?.seconds ?? null) ? 'stuck' : 'on';
}
