import type {
  AdminSubmission,
  AdminSubmissionDetail,
  ReplacedSubmission,
  UserSubmission,
  UserSubmissionDetail,
} from '@pratibha/contract/submissions';
import { mayInEvent } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { whyNotSubmit } from '@pratibha/domain/refusals';
import type { OwnSubmissionRow, RevisionRow, SubmissionRow } from './submissions.queries.ts';

type Viewer = { isInternal: boolean; isProfileComplete: boolean };

/** What stands for the reviewer in a student's view: no other person is named to them. */
const REVIEWER = 'Organisers';

/** What the view of its owner needs; it may come from the row or from the request. */
type Unwritten = Omit<OwnSubmissionRow, 'id' | 'version'>;
type Fields = Pick<Unwritten, keyof Unwritten & keyof SubmissionRow>;
type RevisionFields = Omit<RevisionRow, 'reviewed_by' | 'reviewed_by_id'>;

function shownOf(row: Fields) {
  return {
    event_id: row.event_id,
    event_title: row.event_title,
    submitted_by: row.submitted_by,
    submission_status: row.submission_status,
    submitted_at: row.submitted_at.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    review_remarks: row.review_remarks,
    description: row.description,
    work_link: row.work_link,
    demo_or_alternate_link: row.demo_or_alternate_link,
    revision: row.revision,
  };
}

function revisionFieldsOf(row: RevisionFields) {
  return {
    revision: row.revision,
    work_link: row.work_link,
    demo_or_alternate_link: row.demo_or_alternate_link,
    description: row.description,
    submitted_at: row.submitted_at.toISOString(),
    submission_status: row.submission_status,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    review_remarks: row.review_remarks,
  };
}

export function userSubmissionView(
  row: OwnSubmissionRow,
  viewer: Viewer,
  now: Date,
): UserSubmission {
  return { id: row.id, ...withoutId(row, viewer, now) };
}

function withoutId(row: Unwritten, viewer: Viewer, now: Date): Omit<UserSubmission, 'id'> {
  return {
    ...shownOf(row),
    reviewed_by: row.reviewed_at === null ? null : REVIEWER,
    resubmission_refusal: whyNotSubmit(
      {
        event: row,
        ...viewer,
        registrationStatus: row.registration_status,
        submissionStatus: row.submission_status,
      },
      now,
    ),
  };
}

export function userSubmissionDetailView(
  row: OwnSubmissionRow,
  revisions: readonly RevisionFields[],
  viewer: Viewer,
  now: Date,
): UserSubmissionDetail {
  return { id: row.id, ...submissionDetailWithoutId(row, revisions, viewer, now) };
}

/** The same before it is written. */
export function submissionDetailWithoutId(
  row: Unwritten,
  revisions: readonly RevisionFields[],
  viewer: Viewer,
  now: Date,
): Omit<UserSubmissionDetail, 'id'> {
  return { ...withoutId(row, viewer, now), revisions: revisions.map(revisionFieldsOf) };
}

/**
 * A submission as this organiser sees it: who only reads its event gets no address of the person.
 */
export function adminSubmissionView(row: SubmissionRow, viewer: Grantee): AdminSubmission {
  return {
    id: row.id,
    ...shownOf(row),
    reviewed_by: row.reviewed_by,
    reviewed_by_id: row.reviewed_by_id,
    version: row.version,
    event_status: row.status,
    user_id: row.user_id,
    registration_id: row.registration_id,
    user_email: mayInEvent('contacts.read', viewer, row.event_id) ? row.user_email : null,
    user_college: row.user_college,
  };
}

export function adminSubmissionDetailView(
  row: SubmissionRow,
  revisions: readonly RevisionRow[],
  viewer: Grantee,
): AdminSubmissionDetail {
  return {
    ...adminSubmissionView(row, viewer),
    revisions: revisions.map((revision) => ({
      ...revisionFieldsOf(revision),
      reviewed_by: revision.reviewed_by,
      reviewed_by_id: revision.reviewed_by_id,
    })),
  };
}

/** When a work was replaced, for whoever sees its row. */
export function replacedSubmissionView(row: {
  readonly id: number;
  readonly replaced_at: Date;
}): ReplacedSubmission {
  return { submission_id: row.id, replaced_at: row.replaced_at.toISOString() };
}
