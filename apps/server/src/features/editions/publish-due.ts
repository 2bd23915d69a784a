import type { PublicationFailure } from '@pratibha/domain/editions/edition-actions';
import { editionErrors } from '@pratibha/domain/editions/edition-errors';
import { isSame } from '@pratibha/domain/editions/json';
import { mergeContent } from '@pratibha/domain/editions/merge-content';
import { uploadedIn } from '@pratibha/domain/editions/pictures';
import { picturesMissing } from '@pratibha/domain/editions/publication-findings';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { defineJob, type Job, type JobContext, lookAgainAt } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { type AuditEntry, insertAudit } from '../../platform/serve/audit.queries.ts';
import { lockAuthor } from '../../platform/serve/author-may.ts';
import { tellOrganisers } from '../notifications/notifications.ts';
import { missingPictures } from '../pictures/pictures.ts';
import { findEdition, isSlugTaken, lockEditions } from './drafts.queries.ts';
import {
  deleteSchedule,
  findDueEditions,
  findDueSchedule,
  findNextInstant,
  noteFailure,
} from './publication.queries.ts';
import { putPublished, slugOf } from './publication.ts';
import { type TryPages, triedPages } from './tried-pages.ts';

/** What begins to wait less than this before its instant may be late by it. */
const EVERY_MS = 10_000;

/** Publishes what waited for its instant by the business clock. */
export function editionJobs(clock: Clock, tryPages: TryPages): readonly Job[] {
  return [
    defineJob({ name: 'editions.due', payload: z.object({}), everyMs: EVERY_MS }, async (ctx) => {
      const now = clock.now();
      for (const id of await findDueEditions(ctx.database.kysely, now))
        await publishDue(ctx, { id, now, tryPages });
      lookAgainAt(await findNextInstant(ctx.database.kysely, now), now, EVERY_MS);
    }),
  ];
}

type Due = { readonly id: number; readonly now: Date; readonly tryPages: TryPages };

/**
 * What is due of an edition, and what it comes to with what is published; null where nothing is.
 */
async function findDue(db: Kysely<DB>, id: number, now: Date) {
  const [found, due] = [await findEdition(db, id), await findDueSchedule(db, id, now)];
  if (!found || !due || found.status === 'archived') return null;
  if (found.version === 0)
    return { found, due, toPublish: withLinkedSteps(due.content), clashes: [] };
  const { content, clashes } = mergeContent(due.base ?? {}, due.content, found.content);
  // Dates and steps that follow them may have been merged from two.
  return { found, due, toPublish: withLinkedSteps(content), clashes };
}

/**
 * Publishes what the draft was when it began to wait, together with what was published since, field
 * by field. Where both changed the same field, or together they are wrong, it is not published; the
 * editor says so. Its pages are rendered before everything is locked, so that a second process
 * waits and finds it done; what changed meanwhile is looked at again the next time.
 */
async function publishDue(
  { database, id: jobId }: JobContext,
  { id, now, tryPages }: Due,
): Promise<void> {
  const first = await findDue(database.kysely, id, now);
  if (first === null) return;
  const tried = await triedPages(first.toPublish, tryPages);
  await inTransaction(database, async (db) => {
    await lockEditions(db);
    const again = await findDue(db, id, now);
    if (again === null || !isSame(again.toPublish, tried.content)) return;
    const { found, due, clashes, toPublish } = again;
    const fail = async (failure: PublicationFailure, fields: readonly string[]) => {
      await noteFailure(db, id, failure, fields);
      const params = { edition_id: id, failed_at: now.toISOString() };
      await tellOrganisers(db, 'editions.write', { kind: 'publication-waits', params }, now);
    };
    if (!(await lockAuthor(db, 'editions.write', due.publish_by)))
      return fail('author-may-not', []);
    if (clashes.length > 0) return fail('edition-has-clashes', clashes);
    const missing = await missingPictures(db, uploadedIn(toPublish));
    const errors = [
      ...editionErrors(toPublish),
      ...picturesMissing(toPublish, missing),
      ...tried.wrong,
    ];
    if (errors.length > 0)
      return fail(
        'edition-has-errors',
        errors.map(({ path }) => path),
      );
    if (await isSlugTaken(db, slugOf(toPublish, found), id))
      return fail('edition-year-taken', ['/year']);
    await deleteSchedule(db, id);
    const who = {
      ...{ actorId: due.publish_by, actorRole: null, tokenId: null, at: now },
      requestId: `job ${jobId}`,
    };
    const opens = {
      events: due.events,
      audit: (entry: AuditEntry) => insertAudit(db, entry, who),
    };
    const by = { content: toPublish, author: due.publish_by, note: due.note, now, opens };
    await putPublished(db, found, by);
  });
}
