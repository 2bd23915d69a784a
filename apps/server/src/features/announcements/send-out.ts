import type { AnnouncementFailure } from '@pratibha/domain/announcements/announcements';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import {
  defineJob,
  type Job,
  type JobContext,
  type JobKind,
  lookAgainAt,
} from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockAuthor } from '../../platform/serve/author-may.ts';
import { tellOrganisers } from '../notifications/notifications.ts';
import {
  type AnnouncementRow,
  findDue,
  findNextInstant,
  lockAnnouncement,
  noteFailure,
  noteSent,
} from './announcements.queries.ts';
import { countRecipients, tellRecipients } from './recipients.queries.ts';

/** What begins to wait less than this before its instant may be late by it. */
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
        lookAgainAt(await findNextInstant(ctx.database.kysely, now), now, EVERY_MS);
      },
    ),
    defineJob(SEND_ANNOUNCEMENT, (ctx, { id }) => sendOut(ctx, id, clock.now())),
  ];
}

/**
 * Freezes the recipients: whoever fits the filter now is told, all in one transaction. Its row is
 * held, so that a second process waits and finds it sent, and a process that dies leaves it as if
 * it had not begun.
 */
async function sendOut({ database }: JobContext, id: number, now: Date): Promise<void> {
  await inTransaction(database, async (db) => {
    const found = await lockAnnouncement(db, id);
    const isDue = found?.state === 'scheduled' && found.send_at !== null && found.send_at <= now;
    if (!isDue) return;
    const failure = await whyNotNow(db, found, now);
    if (failure === null) return noteSent(db, id, await tellRecipients(db, found, now));
    await noteFailure(db, id, failure);
    const params = { announcement_id: id, failed_at: now.toISOString() };
    await tellOrganisers(db, 'announcements.write', { kind: 'announcement-waits', params }, now);
  });
}

/** Why it does not go although its moment has come, or null. */
async function whyNotNow(
  db: Kysely<DB>,
  found: AnnouncementRow,
  now: Date,
): Promise<AnnouncementFailure | null> {
  if (!(await lockAuthor(db, 'announcements.write', found.scheduled_by))) return 'author-may-not';
  return (await countRecipients(db, found, now)) > 0 ? null : 'announcement-without-recipients';
}
