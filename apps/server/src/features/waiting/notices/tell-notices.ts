import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { DB } from '../../../platform/db/types.gen.ts';
import { defineJob, type Job, lookAgainAt } from '../../../platform/jobs/job.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { notify } from '../../notifications/notifications.ts';
import { findNextOpening, takeDueNotices } from './notices.queries.ts';

/** A seat that becomes free is told within this time. */
const EVERY_MS = 10_000;

/** Tells whoever asked, once, that an event opens or a seat is free. */
export function tellingNotices(clock: Clock): Job {
  return defineJob(
    { name: 'waiting.notices', payload: z.object({}), everyMs: EVERY_MS },
    async ({ database }) => {
      const now = clock.now();
      await inTransaction(database, (db) => tellNotices(db, now));
      lookAgainAt(await findNextOpening(database.kysely, now), now, EVERY_MS);
    },
  );
}

/** Tells what is due now. */
export async function tellNotices(db: Kysely<DB>, now: Date): Promise<void> {
  const due = await takeDueNotices(db, now);
  await notify(
    db,
    due.map(({ event_id, user_id: userId, about, asked_at }) => {
      const params = { event_id, at: asked_at.toISOString() };
      const kind = about === 'opens' ? 'registration-opens' : 'seat-free';
      return { kind, params, userId, at: now } as const;
    }),
  );
}
