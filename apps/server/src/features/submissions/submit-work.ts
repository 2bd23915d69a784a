import type * as calls from '@pratibha/contract/submissions';
import { whyNotSubmit } from '@pratibha/domain/refusals';
import { submissionErrors } from '@pratibha/domain/submissions/submission-form';
import type { Context } from '../../platform/serve/context.ts';
import { wrongFields } from '../../platform/serve/field-errors.ts';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { EventCache, EventForPerson } from '../events/events.ts';
import type { Collector } from './collector.ts';
import type { NewWork, Work } from './new-works.queries.ts';
import {
  findOwnSubmission,
  findRevisions,
  type OwnSubmissionRow,
  type RevisionRow,
} from './submissions.queries.ts';
import { submissionDetailWithoutId } from './submissions.view.ts';

type Endpoint = typeof calls.submitWork;

/** Looks at one event before the person is told to try again: each means that something changed meanwhile. */
const MOST_LOOKS = 5;

export function findEventToSubmit(events: EventCache): Find<Endpoint, EventForPerson> {
  return (ctx, { id }) => events.lookWithOthers(id, ctx.actor.id);
}

/**
 * Submits work, or the next revision of it after RESUBMISSION_REQUIRED (R4.13, R7.9). Earlier
 * revisions stay; the submission is PENDING again. It is judged by what was looked at, and written
 * only while all of that is as it was; else it is looked at again.
 */
export function submitWork(
  events: EventCache,
  collector: Collector,
): UseCase<Endpoint, EventForPerson> {
  return async (ctx, { body, found }) => {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const event = looks === 0 ? found : await events.lookWithOthers(found.id, ctx.actor.id);
      if (event === undefined) throw new Refused('not-found');
      const registration = judge(ctx, event, body);
      const earlier = await findEarlier(ctx, event);
      if (earlier === 'changed') continue;
      const work = newWork(ctx, event, { registration, earlier, work: body });
      const response = await collector.ask(work);
      if (response !== null) return response;
    }
    throw new Refused('unavailable');
  };
}

/** The registration by which the person may submit this now. @throws Refused why they may not */
function judge(ctx: Context, event: EventForPerson, body: Work): NewWork['registration'] {
  refuseFields(wrongFields(submissionErrors(body, event.description_word_limit)));
  const { registration_id: id, registration_status: status } = event;
  refuse(
    whyNotSubmit(
      {
        event,
        isInternal: ctx.actor.isInternal,
        isProfileComplete: ctx.actor.isProfileComplete,
        registrationStatus: status,
        submissionStatus: event.submission_status,
      },
      ctx.now,
    ),
  );
  if (id === null || status === null) throw new Refused('not-registered');
  return { id, status };
}

/** A work that is submitted again, with all of its revisions. */
type Earlier = { readonly row: OwnSubmissionRow; readonly revisions: readonly RevisionRow[] };

/** Null for a first work; `changed` when it is no longer what was judged. */
async function findEarlier(
  ctx: Context,
  { submission_id: id, submission_status: judged }: EventForPerson,
): Promise<Earlier | null | 'changed'> {
  if (id === null) return null;
  const row = await findOwnSubmission(ctx.db, ctx.actor.id, id);
  if (row?.submission_status !== judged) return 'changed';
  // They may be newer than the row: then it has another version by now, and nothing is written.
  return { row, revisions: await findRevisions(ctx.db, id) };
}

type Judged = {
  readonly registration: NewWork['registration'];
  readonly earlier: Earlier | null;
  readonly work: Work;
};

/** What is to be written. */
function newWork(
  ctx: Context,
  event: EventForPerson,
  { registration, earlier, work }: Judged,
): NewWork {
  const before = earlier?.row.revision ?? null;
  const revision = {
    ...work,
    revision: (before ?? 0) + 1,
    submitted_at: ctx.now,
    submission_status: 'PENDING',
    reviewed_at: null,
    review_remarks: null,
  } as const;
  const row = {
    ...event,
    ...revision,
    event_id: event.id,
    event_title: event.title,
    registration_status: registration.status,
    submitted_by: ctx.actor.row.name,
  };
  const revisions = [...(earlier?.revisions ?? []), revision];
  return {
    event: { id: event.id, version: event.version },
    userId: ctx.actor.id,
    registration,
    earlier: earlier && { id: earlier.row.id, version: earlier.row.version },
    work,
    at: ctx.now,
    audit: ctx.auditRow({
      action: earlier === null ? 'submission.created' : 'submission.resubmitted',
      subject: ['submission', null],
      changes: {
        event_id: [null, event.id],
        revision: [before, revision.revision],
        status: [event.submission_status, 'PENDING'],
      },
    }),
    claim: ctx.claim,
    response: submissionDetailWithoutId(row, revisions, ctx.actor, ctx.now),
  };
}
