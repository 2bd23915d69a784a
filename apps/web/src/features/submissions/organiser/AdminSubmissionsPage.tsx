import type { AdminSubmission } from '@pratibha/contract/submissions';
import type { SubmissionDecision } from '@pratibha/domain/reviews/decisions';
import { SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { SUBMISSION_EXPORT } from '@pratibha/domain/submissions/submission-export';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { Check, RefreshCw, X } from 'lucide-react';
import { read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { exportHref } from '../../console/console.tsx';
import { useDeskColumn } from '../../desk-lists/desk-lists.tsx';
import type { FilesWanted } from '../../files-desk/files-desk.tsx';
import { type Decision, eventWords, type Reviewed, ReviewPage } from '../../reviews/reviews.tsx';
import { useUser } from '../../session/session.tsx';
import { type AdminSubmissionsSearch, SUBMISSIONS_LIST } from './admin-submissions-search.ts';
import { LateDownloadFiles } from './late-handed-in.ts';
import { ResubmissionNote } from './ResubmissionNote.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { useFound } from './use-found.tsx';
import { useReplaced } from './use-replaced.tsx';

const DECISIONS: readonly Decision<SubmissionDecision>[] = [
  {
    outcome: 'ACCEPTED',
    label: ADMIN_SUBMISSIONS_WORDS.accept,
    title: ADMIN_SUBMISSIONS_WORDS.acceptTitle,
    titleOfMany: ADMIN_SUBMISSIONS_WORDS.acceptMany,
    icon: Check,
    tone: 'success',
    key: 'approve',
    done: ADMIN_SUBMISSIONS_WORDS.accepted,
    state: ADMIN_SUBMISSIONS_WORDS.acceptedState,
  },
  {
    outcome: 'REJECTED',
    label: ADMIN_SUBMISSIONS_WORDS.reject,
    title: ADMIN_SUBMISSIONS_WORDS.rejectTitle,
    titleOfMany: ADMIN_SUBMISSIONS_WORDS.rejectMany,
    icon: X,
    tone: 'danger',
    key: 'reject',
    done: ADMIN_SUBMISSIONS_WORDS.rejected,
    state: ADMIN_SUBMISSIONS_WORDS.rejectedState,
  },
  {
    outcome: 'RESUBMISSION_REQUIRED',
    label: ADMIN_SUBMISSIONS_WORDS.resubmit,
    title: ADMIN_SUBMISSIONS_WORDS.resubmitTitle,
    titleOfMany: ADMIN_SUBMISSIONS_WORDS.resubmitMany,
    icon: RefreshCw,
    tone: 'info',
    key: 'askAgain',
    done: ADMIN_SUBMISSIONS_WORDS.resubmitted,
    state: ADMIN_SUBMISSIONS_WORDS.resubmittedState,
  },
];

const CHANGES = [
  'GET /admin/events/submissions',
  'GET /admin/events/submissions/{id}',
  'GET /admin/events/submissions/{id}/history',
  'GET /admin/events/submissions/replaced',
  'GET /admin/registrations/{id}/context',
  'GET /admin/dashboard',
  'GET /admin/lists/counts',
  'GET /admin/events/{id}',
  'GET /admin/events',
  'GET /admin/desk/rows',
  'GET /admin/prepared-decisions',
] as const;

/** The submissions screen (R2.54). */
export function AdminSubmissionsPage({ search }: { readonly search: AdminSubmissionsSearch }) {
  const user = useUser();
  const review = useWrite('PUT /admin/submissions/{id}/review', CHANGES);
  const reviews = useWriteOnce('PUT /admin/submissions/reviews', String(user.id), CHANGES);
  const preparing = useWrite('PUT /admin/submissions/prepared', CHANGES);
  const undo = useWrite('PUT /admin/submissions/{id}/undo', CHANGES);
  const reopen = useWrite('PUT /admin/submissions/{id}/reopen', CHANGES);
  return (
    <ReviewPage
      texts={ADMIN_SUBMISSIONS_WORDS}
      action="submissions.review"
      source={SUBMISSIONS_LIST}
      search={search}
      statuses={SUBMISSION_STATUSES}
      decisions={DECISIONS}
      reviewed={reviewed}
      useBeside={useBeside}
      detailsOf={(id, early) => ({
        ...read('GET /admin/events/submissions/{id}', { params: { id } }),
        placeholderData: () => early && { ...early, revisions: [] },
      })}
      drawn={(submission) => <SubmissionDetails key={submission.id} submission={submission} />}
      exporting={{
        of: SUBMISSION_EXPORT,
        hrefOf: (columns) =>
          exportHref('GET /admin/events/submissions/export', {
            ...SUBMISSIONS_LIST.query(search),
            columns,
          }),
        files: <LateDownloadFiles of={filesOf(search)} />,
      }}
      decide={({ id, revision, version }, status, remarks) =>
        review.mutateAsync({
          params: { id: String(id) },
          body: { status, remarks, revision, version, at_once: false },
        })
      }
      decideMany={(rows, status, remarks) =>
        reviews.mutateAsync({ body: { rows, status, remarks, at_once: false } })
      }
      prepareMany={(rows, status, remarks) =>
        preparing.mutateAsync({ body: { rows, status, remarks } })
      }
      noteOf={(rows, outcome) =>
        outcome === 'RESUBMISSION_REQUIRED' ? <ResubmissionNote rows={rows} /> : null
      }
      undo={({ id }) => undo.mutateAsync({ params: { id: String(id) } })}
      reopen={({ id, revision, version }, reason) =>
        reopen.mutateAsync({ params: { id: String(id) }, body: { reason, revision, version } })
      }
    />
  );
}

/** When a work was replaced, what of it needs a look, and what organisers keep beside it. */
function useBeside(rows: readonly Reviewed[], sort: string | undefined) {
  return [...useReplaced(rows, sort), ...useFound(rows), ...useDeskColumn('submission', rows)];
}

function reviewed(row: AdminSubmission): Reviewed {
  return {
    id: row.id,
    userId: row.user_id,
    person: row.submitted_by,
    event: eventWords(row),
    eventId: row.event_id,
    status: row.submission_status,
    at: row.submitted_at,
    revision: row.revision,
    version: row.version,
    facts: row,
  };
}

/** Files are of the works that the list shows, in whatever order. */
function filesOf(search: AdminSubmissionsSearch): FilesWanted {
  const { sort: _, ...wanted } = SUBMISSIONS_LIST.query(search);
  return wanted;
}
