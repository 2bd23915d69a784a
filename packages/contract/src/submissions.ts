import { ASSIGNED_FILTERS } from '@pratibha/domain/desk/assigned';
import { exportColumns } from '@pratibha/domain/exports/export';
import { LIMITS } from '@pratibha/domain/limits';
import { PARTICIPATION_REFUSALS } from '@pratibha/domain/refusals';
import { PREPARED_FILTERS } from '@pratibha/domain/reviews/prepared-filters';
import { EVENT_STATUSES, SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { SUBMISSION_EXPORT } from '@pratibha/domain/submissions/submission-export';
import { submissionErrors, trimSubmission } from '@pratibha/domain/submissions/submission-form';
import { TYPED_LINK_SHAPE } from '@pratibha/domain/text/link-shapes';
import { orEmpty } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { SAID_FIELDS } from './consents.ts';
import { endpoint } from './endpoint.ts';
import { findQuery } from './find-query.ts';
import { sentParts } from './sent-parts.ts';
import {
  editionQuery,
  form,
  idOut,
  idParams,
  idQuery,
  instantOut,
  listQuery,
  MAX_ID,
  pendingOnes,
  reviewerOut,
  shaped,
  someIds,
  sortBy,
  text,
} from './values.ts';

/** The headings of these calls. */
export const tags = {
  Submissions: 'Works, handed in for an event and perhaps again.',
  'Admin: submissions': 'Reading works and deciding on them.',
};

/** What is told of one revision of a work, with its own judgement. */
export const REVISION_FIELDS = {
  revision: z.int(),
  work_link: z.string(),
  demo_or_alternate_link: z.string().nullable(),
  description: z.string(),
  submitted_at: instantOut,
  submission_status: z.enum(SUBMISSION_STATUSES),
  reviewed_at: instantOut.nullable(),
  review_remarks: z.string().nullable(),
};

const submissionFields = {
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  submitted_by: z.string(),
  submission_status: z.enum(SUBMISSION_STATUSES),
  submitted_at: instantOut,
  reviewed_by: z.string().nullable(),
  reviewed_at: instantOut.nullable(),
  review_remarks: z.string().nullable(),
  description: z.string(),
  work_link: z.string(),
  demo_or_alternate_link: z.string().nullable(),
  revision: z.int(),
};

/** A submission as its owner sees it; `reviewed_by` names no person. */
export const userSubmission = z.object({
  ...submissionFields,
  resubmission_refusal: z.enum(PARTICIPATION_REFUSALS).nullable(),
});
export type UserSubmission = z.infer<typeof userSubmission>;

export const userSubmissionDetail = z.object({
  ...userSubmission.shape,
  revisions: z.array(z.object(REVISION_FIELDS)),
});
export type UserSubmissionDetail = z.infer<typeof userSubmissionDetail>;

/**
 * A submission as organisers see it; the work itself is shown to those who only read its event,
 * too.
 */
export const adminSubmission = z.object({
  ...submissionFields,
  ...reviewerOut,
  version: z.int().describe('Of the row: another one after each change, unlike revision'),
  event_status: z.enum(EVENT_STATUSES),
  user_id: idOut,
  registration_id: idOut,
  user_email: z.string().nullable().describe('null for those who only read the event'),
  user_college: z.string().nullable(),
});
export type AdminSubmission = z.infer<typeof adminSubmission>;

export const adminSubmissionDetail = z.object({
  ...adminSubmission.shape,
  revisions: z.array(z.object({ ...REVISION_FIELDS, ...reviewerOut })),
});
export type AdminSubmissionDetail = z.infer<typeof adminSubmissionDetail>;

const SCHEME_ADDED =
  'A link without a scheme is taken as https; one that only the own computer opens, such as one of localhost, is refused';

/** R5.5, the form of a work. The word limit is the event's: the use case checks it. */
const work = z.strictObject({
  work_link: shaped(z.string(), TYPED_LINK_SHAPE, SCHEME_ADDED),
  demo_or_alternate_link: shaped(z.string(), orEmpty(TYPED_LINK_SHAPE), SCHEME_ADDED).nullish(),
  description: text(LIMITS.description, 'required'),
  ...SAID_FIELDS,
  parts: sentParts
    .optional()
    .describe('Where the event asks for parts; work_link is then asked for only where it says so'),
});
type Sent = z.output<typeof work>;

/** The work as it is stored, and apart from it what is said of showing it. */
function takenIn({ show_work, name_with_work, parts, ...values }: Sent) {
  return { ...trimSubmission(values), parts, said: { show_work, name_with_work } };
}

/** Whoever sends parts may have no link: whether the event asks for one, the use case knows. */
const wrongFieldsOf = (values: Sent) =>
  submissionErrors(values, null, values.parts === undefined ? 'required' : 'optional');
const submissionInput = form(work, wrongFieldsOf).transform(takenIn);

/** The same in place of the revision that was read. */
const replacementInput = form(
  work.extend({
    revision: z.int().positive().max(MAX_ID).describe('The one that was read, and is replaced'),
  }),
  wrongFieldsOf,
).transform(({ revision, ...values }) => ({ ...takenIn(values), revision }));

export const submitWork = endpoint({
  method: 'POST',
  path: '/user/events/{id}/submissions',
  summary: 'Submit work, or submit it again when asked to',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  body: submissionInput,
  maxBodyKiB: 64,
  response: userSubmissionDetail,
  status: 201,
  idempotent: true,
  problems: [
    'profile-incomplete',
    'internal-only',
    'event-ended',
    'no-submission-needed',
    'not-registered',
    'registration-rejected',
    'submission-not-open',
    'submission-closed',
    'already-submitted',
    'submission-accepted',
    'submission-rejected',
    'idempotency-key-reused',
  ],
});

export const replaceWork = endpoint({
  method: 'PUT',
  path: '/user/submissions/{id}',
  summary: 'Replace an own work that awaits review; what was handed in before stays readable',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  body: replacementInput,
  maxBodyKiB: 64,
  response: userSubmissionDetail,
  idempotent: true,
  problems: [
    'profile-incomplete',
    'internal-only',
    'event-ended',
    'event-deleted',
    'no-submission-needed',
    'not-registered',
    'registration-rejected',
    'submission-not-open',
    'submission-closed',
    'submission-accepted',
    'submission-rejected',
    'work-sent-back',
    'works-once',
    'work-replaced',
    'being-judged',
    'replaced-too-often',
    'idempotency-key-reused',
  ],
});

export const listUserSubmissions = endpoint({
  method: 'GET',
  path: '/user/submissions',
  summary: 'Own submissions, newest first',
  tag: 'Submissions',
  access: 'submission.own',
  response: z.array(userSubmission),
  problems: [],
});

export const getUserSubmission = endpoint({
  method: 'GET',
  path: '/user/submissions/{id}',
  summary: 'One own submission with its versions',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  response: userSubmissionDetail,
  problems: [],
});

/** What the list is filtered and sorted by. */
export const submissionFilters = {
  q: listQuery.q,
  event_id: idQuery,
  edition: editionQuery,
  status: z.enum(SUBMISSION_STATUSES).optional().describe(pendingOnes),
  assigned: z
    .enum(ASSIGNED_FILTERS)
    .optional()
    .describe('Only what is one’s own, or nobody’s, of events that one organises'),
  tag: idQuery.describe('Only those with this tag, of events that one organises'),
  find: findQuery('submissions'),
  prepared: z
    .enum(PREPARED_FILTERS)
    .optional()
    .describe('Only those for which a decision is prepared or not, of events that one organises'),
  sort: sortBy(
    'id',
    'submitted_at',
    'submitted_by',
    'event_title',
    'submission_status',
    'replaced_at',
  ),
};

export const listAdminSubmissions = endpoint({
  method: 'GET',
  path: '/admin/events/submissions',
  summary: 'Submissions, filtered and paged',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  query: z.strictObject({ ...listQuery, ...submissionFilters }),
  response: z.array(adminSubmission),
  problems: [],
});

export const exportSubmissions = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/export',
  summary: 'Submissions as CSV; of several events a ZIP with a file for each',
  tag: 'Admin: submissions',
  access: 'exports.read',
  query: z.strictObject({
    ...submissionFilters,
    columns: columnsQuery(exportColumns(SUBMISSION_EXPORT)),
  }),
  response: z.string(),
  produces: ['text/csv', 'application/zip'],
  rate: 'export',
  problems: [],
});

export const getAdminSubmission = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/{id}',
  summary: 'One submission with its versions',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  params: idParams,
  response: adminSubmissionDetail,
  problems: [],
});

/** When a work was replaced, beside its row in the list. */
export const replacedSubmission = z.object({
  submission_id: idOut,
  replaced_at: instantOut.describe('When the revision that counts was handed in'),
});
export type ReplacedSubmission = z.infer<typeof replacedSubmission>;

export const listReplacedSubmissions = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/replaced',
  summary: 'Which of these submissions were replaced before anybody decided, and when',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  query: z.strictObject({ ids: someIds }),
  response: z.array(replacedSubmission),
  problems: [],
});
