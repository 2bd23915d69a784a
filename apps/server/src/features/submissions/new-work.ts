import type { AuditAction } from '@pratibha/domain/audit/audit-kinds';
import {
  type Consent,
  changesBySaying,
  NO_CONSENT,
  type Said,
} from '@pratibha/domain/submissions/consents';
import type { Closing } from '@pratibha/domain/works/in-time';
import type { Context } from '../../platform/serve/context.ts';
import type { EventForPerson } from '../events/events.ts';
import { findConsent } from './consents.queries.ts';
import { changesByParts, type ToHandIn } from './handed/parts-sent.ts';
import type { NewWork } from './new-works.queries.ts';
import {
  findOwnSubmission,
  findRevisions,
  type OwnSubmissionRow,
  type RevisionRow,
} from './submissions.queries.ts';
import { submissionDetailWithoutId } from './submissions.view.ts';

/**
 * Looks at one event before the person is told to try again: each means that something changed
 * meanwhile.
 */
export const MOST_LOOKS = 5;

/** A work that another revision is to follow, with all of its revisions. */
export type Earlier = {
  readonly row: OwnSubmissionRow;
  readonly revisions: readonly RevisionRow[];
  readonly consent: Consent;
};

/** Null for a first work; `changed` when it is no longer what was judged. */
export async function findEarlier(
  ctx: Context,
  { submission_id: id, submission_status: judged }: EventForPerson,
): Promise<Earlier | null | 'changed'> {
  if (id === null) return null;
  const row = await findOwnSubmission(ctx.db, ctx.actor.id, id);
  if (row?.submission_status !== judged) return 'changed';
  // They may be newer than the row: then it has another version by now, and nothing is written.
  const [revisions, consent] = await Promise.all([
    findRevisions(ctx.db, id),
    findConsent(ctx.db, id),
  ]);
  return { row, revisions, consent: consent ?? NO_CONSENT };
}

type Judged = ToHandIn & {
  readonly action: Extract<AuditAction, `submission.${string}`>;
  readonly registration: NewWork['registration'];
  readonly earlier: Earlier | null;
  readonly said: Said;
  /** By which time it is in time. */
  readonly by: Closing['by'];
};

/** What is to be written. */
export function newWork(
  ctx: Context,
  event: EventForPerson,
  { registration, earlier, work, handed, said, action, by }: Judged,
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
    said,
    handed,
    at: ctx.now,
    audit: ctx.auditRow({
      action,
      subject: ['submission', null],
      changes: {
        event_id: [null, event.id],
        revision: [before, revision.revision],
        ...(event.submission_status === 'PENDING'
          ? {}
          : { status: [event.submission_status, 'PENDING'] }),
        ...changesBySaying(earlier?.consent ?? NO_CONSENT, said),
        ...changesByParts(handed, by),
      },
    }),
    claim: ctx.claim,
    response: submissionDetailWithoutId(row, revisions, ctx.actor, ctx.now),
  };
}
