import { placeholderError } from '@pratibha/domain/announcements/placeholders';
import { LIMITS } from '@pratibha/domain/limits';
import { REMARKS_SOURCE } from '@pratibha/domain/reviews/remarks';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminRegistration } from './registrations.ts';
import { adminSubmissionDetail } from './submissions.ts';
import { idOut, idParams, instantOut, issueOf, MAX_ID, optionalText } from './values.ts';

/** Remarks as an organiser puts them right; the decision stays. */
const correction = z.strictObject({
  remarks: optionalText('remarks', LIMITS.remarks).superRefine((text, context) => {
    const wrong = text === null ? null : placeholderError(text, REMARKS_SOURCE);
    if (wrong) context.addIssue(issueOf([], wrong));
  }),
  version: z.int().positive().max(MAX_ID).describe('Of the row that was looked at'),
});

/** When remarks were corrected that stand in one's own registration or work. */
export const remarksCorrected = z.object({
  registration_id: idOut.nullable(),
  submission_id: idOut.nullable(),
  corrected_at: instantOut,
});
export type RemarksCorrected = z.infer<typeof remarksCorrected>;

export const correctRegistrationRemarks = endpoint({
  method: 'PUT',
  path: '/admin/registrations/{id}/remarks',
  summary: 'Correct the remarks of a decision, which stays; the student is told',
  tag: 'Admin: registrations',
  access: 'registrations.review',
  params: idParams,
  body: correction,
  maxBodyKiB: 16,
  response: adminRegistration,
  problems: ['not-reviewed', 'changed-meanwhile'],
});

export const correctSubmissionRemarks = endpoint({
  method: 'PUT',
  path: '/admin/submissions/{id}/remarks',
  summary: 'Correct the remarks of a decision, which stays; the student is told',
  tag: 'Admin: submissions',
  access: 'submissions.review',
  params: idParams,
  body: correction,
  maxBodyKiB: 16,
  response: adminSubmissionDetail,
  problems: ['not-reviewed', 'changed-meanwhile'],
});

export const listRemarksCorrected = endpoint({
  method: 'GET',
  path: '/user/remarks-corrections',
  summary: 'Which remarks in one’s registrations and works were corrected, and when',
  tag: 'Registrations',
  access: 'registration.own',
  response: z.array(remarksCorrected),
  problems: [],
});
