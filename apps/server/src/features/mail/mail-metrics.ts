import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Family } from '../../platform/metrics/exposition.ts';
import { longestMailWait } from './mail.queries.ts';

/** For how long mails wait: one that a relay sends away again and again is due anew each time. */
export async function mailFamilies(db: Kysely<DB>): Promise<Family[]> {
  const [row] = await longestMailWait(db, {});
  return [
    {
      name: 'pratibha_mail_oldest_seconds',
      help: 'For how long the mail that waits longest could have gone.',
      type: 'gauge',
      samples: [{ labels: {}, value: row?.seconds ?? 0 }],
    },
  ];
}
