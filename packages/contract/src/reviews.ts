import { codePoints, LIMITS } from '@pratibha/domain/limits';
import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from '@pratibha/domain/reviews/decisions';
import { textShape } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { adminRegistration } from './registrations.ts';
import { remarks } from './remarks.ts';
import { adminSubmissionDetail } from './submissions.ts';
import { idOut, idParams, instantOut, MAX_ID, seenRevision, shaped } from './values.ts';

const REASON_MISSING = saying({ code: 'reason-missing' }).error;

/** An id in a body, or the version of a row. */
const seenRow = z.int().positive().max(MAX_ID);

/** Whoever knows that an event's decisions are prepared is spared making one by mistake. */
const atOnce = z
  .boolean()
  .optional()
  .describe('false: not where the event says that decisions are prepared; else a call decides');

/** A decision: one of the statuses it may lead to, and remarks for the student. */
function reviewInput<const S extends readonly [string, ...string[]]>(outcomes: S) {
  return z.strictObject({
    status: z.enum(outcomes, saying({ code: 'unknown-decision', values: outcomes })),
    remarks,
    revision: seenRevision,
    at_once: atOnce,
  });
}

/** Taking a decision back needs a reason, which the audit keeps. */
const reopenInput = z.strictObject({
  reason: shaped(
    z
      .string({ error: REASON_MISSING })
      .trim()
      .min(1, REASON_MISSING)
      .refine(
        (text) => codePoints(text) <= LIMITS.remarks,
        saying({ code: 'too-long', field: 'reason', limit: LIMITS.remarks }),
      ),
    textShape({ limit: LIMITS.remarks, isRequired: true }),
  ),
  revision: seenRevision,
});

/** Rows that one call decides on at most. */
const MOST_REVIEWS = 500;

/** One decision on many rows, each as it was looked at. */
function reviewsInput<const S extends readonly [string, ...string[]]>(outcomes: S) {
  const { status } = reviewInput(outcomes).shape;
  const row = z.strictObject({ id: seenRow, version: seenRow });
  return z.strictObject({
    rows: z.array(row).min(1).max(MOST_REVIEWS),
    ...{ status, remarks, at_once: atOnce },
  });
}

/** What became of a row: done, or the code of the refusal that a call for it alone would get. */
const REVIEW_OUTCOMES = [
  'done',
  'not-found',
  'not-allowed',
  'already-reviewed',
  'changed-meanwhile',
  'no-seat-left',
  'decisions-are-prepared',
] as const;
export const reviewOutcome = z.object({
  id: idOut,
  outcome: z.enum(REVIEW_OUTCOMES),
  decided_by: z.string().nullable().optional().describe('Who decided before, if somebody did'),
  decided_at: instantOut.nullable().optional(),
});
export type ReviewOutcome = z.infer<typeof reviewOutcome>;

export const reviewRegistration = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}',
  summary: 'Shortlist or reject a pending registration',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  body: reviewInput(REGISTRATION_DECISIONS),
  maxBodyKiB: 16,
  response: adminRegistration,
  problems: ['already-reviewed', 'changed-meanwhile', 'no-seat-left', 'decisions-are-prepared'],
});

export const reopenRegistration = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}/reopen',
  summary: 'Take a decision back to pending',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  body: reopenInput.extend({
    beyond_capacity: z
      .boolean()
      .default(false)
      .describe('Whether it takes a seat again though none is left; else that is refused'),
  }),
  maxBodyKiB: 16,
  response: adminRegistration,
  problems: ['not-reviewed', 'changed-meanwhile', 'beyond-capacity', 'beyond-options'],
});

export const reviewSubmission = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/review',
  summary: 'Accept, reject or send back a pending submission',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  body: reviewInput(SUBMISSION_DECISIONS).extend({ version: seenRevision }),
  maxBodyKiB: 16,
  response: adminSubmissionDetail,
  problems: ['already-reviewed', 'newer-revision', 'changed-meanwhile', 'decisions-are-prepared'],
});

export const reopenSubmission = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/reopen',
  summary: 'Take a decision back to pending',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  body: reopenInput.extend({ version: seenRevision }),
  maxBodyKiB: 16,
  response: adminSubmissionDetail,
  problems: ['not-reviewed', 'newer-revision', 'changed-meanwhile'],
});

export const reviewRegistrations = endpoint({
  method: 'PUT',
  path: '/admin/registrations/reviews',
  summary: 'Shortlist or reject many pending registrations, each for itself',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  body: reviewsInput(REGISTRATION_DECISIONS),
  maxBodyKiB: 64,
  response: z.array(reviewOutcome),
  idempotent: true,
  problems: ['idempotency-key-reused'],
});

export const reviewSubmissions = endpoint({
  method: 'PUT',
  path: '/admin/submissions/reviews',
  summary: 'Accept, reject or send back many pending submissions, each for itself',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  body: reviewsInput(SUBMISSION_DECISIONS),
  maxBodyKiB: 64,
  response: z.array(reviewOutcome),
  idempotent: true,
  problems: ['idempotency-key-reused'],
});

export const undoRegistrationReview = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}/undo',
  summary: 'Take an own decision back within 30 seconds, without a reason',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  response: adminRegistration,
  problems: ['not-reviewed', 'decided-by-another', 'undo-too-late'],
});

export const undoSubmissionReview = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/undo',
  summary: 'Take an own decision back within 30 seconds, without a reason',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  response: adminSubmissionDetail,
  problems: ['not-reviewed', 'decided-by-another', 'undo-too-late'],
});
