import type * as calls from '@pratibha/contract/submissions';
import { whyNotSubmit } from '@pratibha/domain/refusals';
import { submissionErrors } from '@pratibha/domain/submissions/submission-form';
import type { Context } from '../../platform/serve/context.ts';
import { wrongFields } from '../../platform/serve/field-errors.ts';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockEventForPerson, type UserEventRow } from '../events/events.ts';
import {
  advanceRevision,
  findOwnSubmission,
  findRevisions,
  insertRevision,
  insertSubmission,
  lockRegistration,
  type Work,
} from './submissions.queries.ts';
import { userSubmissionDetailView } from './submissions.view.ts';

export const findEventToSubmit: Find<typeof calls.submitWork, UserEventRow> = (ctx, { id }) =>
  lockEventForPerson(ctx.db, id, ctx.actor.id);

/**
 * Submits work, or the next revision of it after RESUBMISSION_REQUIRED (R4.13, R7.9). Earlier
 * revisions stay; the submission is PENDING again.
 */
export const submitWork: UseCase<typeof calls.submitWork, UserEventRow> = async (
  ctx,
  { body, found: event },
) => {
  const errors = submissionErrors(body, event.description_word_limit);
  refuseFields(wrongFields(errors));
  refuse(
    whyNotSubmit(
      {
        event,
        isInternal: ctx.actor.isInternal,
        isProfileComplete: ctx.actor.isProfileComplete,
        registrationStatus: event.registration_status,
        submissionStatus: event.submission_status,
      },
      ctx.now,
    ),
  );
  const { id, revision } = await keep(ctx, event, body);
  await ctx.audit({
    action: revision === 1 ? 'submission.created' : 'submission.resubmitted',
    subject: ['submission', id],
    changes: {
      event_id: [null, event.id],
      revision: [revision === 1 ? null : revision - 1, revision],
      status: [event.submission_status, 'PENDING'],
    },
  });
  const row = await findOwnSubmission(ctx.db, ctx.actor.id, id);
  if (!row) throw new Error(`submission ${id} is not there after it was saved`);
  return userSubmissionDetailView(row, await findRevisions(ctx.db, id), ctx.actor, ctx.now);
};

async function keep(ctx: Context, event: UserEventRow, work: Work) {
  const { registration_id: registrationId, submission_id: submissionId } = event;
  if (registrationId === null || !(await lockRegistration(ctx.db, registrationId))) {
    throw new Refused('not-registered');
  }
  if (submissionId !== null) {
    const revision = await advanceRevision(ctx.db, submissionId, ctx.now);
    if (revision === null) throw new Refused('already-submitted');
    await insertRevision(ctx.db, submissionId, revision, work, ctx.now);
    return { id: submissionId, revision };
  }
  const id = await insertSubmission(ctx.db, {
    eventId: event.id,
    userId: ctx.actor.id,
    registrationId,
    at: ctx.now,
  });
  if (id === null) throw new Refused('already-submitted');
  await insertRevision(ctx.db, id, 1, work, ctx.now);
  return { id, revision: 1 };
}
