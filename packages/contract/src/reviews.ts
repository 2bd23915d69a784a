import { codePoints, LIMITS } from '@pratibha/domain/limits';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { adminRegistration } from './registrations.ts';
import { adminSubmissionDetail } from './submissions.ts';
import { idParams, optionalText, seenRevision } from './values.ts';

const REASON_MISSING = saying({ code: 'reason-missing' }).error;

/** A decision: one of the statuses it may lead to, and remarks for the student. */
function reviewInput<const S extends readonly [string, ...string[]]>(outcomes: S) {
  return z.strictObject({
    status: z.enum(outcomes, saying({ code: 'unknown-decision', values: outcomes })),
    remarks: optionalText('remarks', LIMITS.remarks),
    revision: seenRevision,
  });
}

/** Taking a decision back needs a reason, which the audit keeps. */
const reopenInput = z.strictObject({
  reason: z
    .string({ error: REASON_MISSING })
    .trim()
    .min(1, REASON_MISSING)
    .refine(
      (text) => codePoints(text) <= LIMITS.remarks,
      saying({ code: 'too-long', field: 'reason', limit: LIMITS.remarks }),
    ),
  revision: seenRevision,
});

export const reviewRegistration = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}',
  summary: 'Shortlist or reject a pending registration',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  body: reviewInput(['SHORTLISTED', 'REJECTED']),
  maxBodyKiB: 16,
  response: adminRegistration,
  problems: ['already-reviewed', 'changed-meanwhile'],
});

export const reopenRegistration = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}/reopen',
  summary: 'Take a decision back to pending',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  body: reopenInput,
  maxBodyKiB: 16,
  response: adminRegistration,
  problems: ['not-reviewed', 'changed-meanwhile'],
});

export const reviewSubmission = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/review',
  summary: 'Accept, reject or send back a pending submission',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  body: reviewInput(['ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED']),
  maxBodyKiB: 16,
  response: adminSubmissionDetail,
  problems: ['already-reviewed', 'newer-revision', 'changed-meanwhile'],
});

export const reopenSubmission = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/reopen',
  summary: 'Take a decision back to pending',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  body: reopenInput,
  maxBodyKiB: 16,
  response: adminSubmissionDetail,
  problems: ['not-reviewed', 'newer-revision', 'changed-meanwhile'],
});
