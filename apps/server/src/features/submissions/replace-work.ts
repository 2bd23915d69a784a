import type * as calls from '@pratibha/contract/submissions';
import { isBeingJudged } from '@pratibha/domain/judging/rounds';
import {
  secondsUntilReplacingAgain,
  whyNotReplace,
} from '@pratibha/domain/submissions/replacement';
import { replacing } from '@pratibha/domain/submissions/replacing';
import { beingJudgedSince } from '@pratibha/words/judging/being-judged';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { EventCache, EventForPerson } from '../events/events.ts';
import { findRoundsOfWork } from '../judging/judging.ts';
import type { Collector } from './collector.ts';
import { hasWrongFindings } from './handed/handed.queries.ts';
import { handIn, inTime, lookAtParts } from './handed/parts-sent.ts';
import { type Earlier, findEarlier, MOST_LOOKS, newWork } from './new-work.ts';
import type { NewWork } from './new-works.queries.ts';
import { findOwnSubmission, type OwnSubmissionRow } from './submissions.queries.ts';

type Endpoint = typeof calls.replaceWork;

export const findWorkToReplace: Find<Endpoint, OwnSubmissionRow> = (ctx, { id }) =>
  findOwnSubmission(ctx.db, ctx.actor.id, id);

/**
 * Replaces a work that awaits review by its next revision, which is PENDING as well. Written as
 * `submitWork` does, while everything is as it was judged: of a decision and a replacement at the
 * same moment one wins.
 */
export function replaceWork(
  events: EventCache,
  collector: Collector,
  { origin }: { readonly origin: string },
): UseCase<Endpoint, OwnSubmissionRow> {
  return async (ctx, { body, found }) => {
    const { revision: readRevision, said, ...sent } = body;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const event = await events.lookWithOthers(found.event_id, ctx.actor.id);
      if (event === undefined) throw new Refused('event-deleted');
      const earlier = await findEarlier(ctx, event);
      if (earlier === 'changed') continue;
      if (earlier === null) throw new Refused('not-found');
      const looked = await lookAtParts(ctx, event, sent);
      const timed = inTime(looked, await isMending(ctx, event, earlier), ctx.now);
      const registration = judge(ctx, timed.event, earlier, readRevision);
      await refuseWhileJudged(ctx, earlier.row.id);
      const { work, handed } = handIn(looked, timed.by, origin);
      const action = 'submission.replaced';
      const judged = { registration, earlier, work, handed, by: timed.by, said, action } as const;
      const response = await collector.ask(newWork(ctx, event, judged));
      if (response !== null) return response;
    }
    throw new Refused('unavailable');
  };
}

/** Whether files of the work do not meet what is asked for; looked at after the deadline alone. */
async function isMending(
  { db, now }: Context,
  { work_form: form, submission_close: close }: EventForPerson,
  { row }: Earlier,
): Promise<boolean> {
  if (form === null || close === null || now <= close) return false;
  return hasWrongFindings(db, row.id, row.revision);
}

/**
 * What judges look at stays as it is until their round is over. One that opens meanwhile does
 * without the work.
 */
async function refuseWhileJudged(ctx: Context, id: number): Promise<void> {
  const since = isBeingJudged(await findRoundsOfWork(ctx.db, id), ctx.now);
  if (since === null) return;
  throw new Refused('being-judged', {
    detail: beingJudgedSince(since),
    params: { since: since.toISOString() },
  });
}

/**
 * The registration by which the person may replace the work now. @throws Refused why they may not
 */
function judge(
  ctx: Context,
  event: EventForPerson,
  { row, revisions }: Earlier,
  readRevision: number,
): NewWork['registration'] {
  const { registration_id: id, registration_status: status } = event;
  const replacedAt = replacing(revisions).map(({ submitted_at }) => submitted_at);
  const facts = {
    event,
    isInternal: ctx.actor.isInternal,
    isProfileComplete: ctx.actor.isProfileComplete,
    registrationStatus: status,
    submissionStatus: row.submission_status,
    worksOnce: event.works_once,
    revision: row.revision,
    readRevision,
    replacedAt,
  };
  const code = whyNotReplace(facts, ctx.now);
  if (code === 'replaced-too-often') {
    const retryAfterSeconds = secondsUntilReplacingAgain(replacedAt, ctx.now);
    throw new Refused(code, { retryAfterSeconds });
  }
  refuse(code);
  if (id === null || status === null) throw new Refused('not-registered');
  return { id, status };
}
