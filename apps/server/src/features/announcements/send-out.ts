import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, type Job, type JobContext, type JobKind } from '../../platform/jobs/job.ts';
import { findDue, lockAnnouncement, noteSent } from './announcements.queries.ts';
import { tellRecipients } from './recipients.queries.ts';

/** A moment is kept to within this time. */
const EVERY_MS = 10_000;

/** One that is to go now. */
export const SEND_ANNOUNCEMENT: JobKind<{ id: number }> = {
  name: 'announcements.send',
  payload: z.object({ id: z.number() }),
};

/** Sends what is to go now, and what waited for its moment by the business clock. */
export function announcementJobs(clock: Clock): readonly Job[] {
  return [
    defineJob(
      { name: 'announcements.due', payload: z.object({}), everyMs: EVERY_MS },
      async (ctx) => {
        const now = clock.now();
        for (const id of await findDue(ctx.database.kysely, now)) await sendOut(ctx, id, now);
      },
    ),
    defineJob(SEND_ANNOUNCEMENT, (ctx, { id }) => sendOut(ctx, id, clock.now())),
  ];
}

/**
 * Freezes the recipients: whoever fits the filter now is told, all in one transaction. Its row is held, so
 * that a second process waits and finds it sent, and a process that dies leaves it as if it had not begun.
 */
async function sendOut({ database }: JobContext, id: number, now: Date): Promise<void> {
  await inTransaction(database, async (db) => {
    const found = await lockAnnouncement(db, id);
    const isDue = found?.state === 'scheduled' && found.send_at !== null && found.send_at <= now;
    if (!isDue) return;
    await noteSent(db, id, await tellRecipients(db, found, now));
  });
}
