import type { AdminSubmission } from '@pratibha/contract/submissions';
import { SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { SUBMISSION_DECISIONS, type SubmissionDecision } from '@pratibha/domain/workflow';
import { useQuery } from '@tanstack/react-query';
import { Check, RefreshCw, X } from 'lucide-react';
import { read, readPage, useWrite } from '../../app/queries.ts';
import { ENDPOINTS } from '../../paths.ts';
import { SHELL } from '../../site/texts.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { type Decision, ReviewDesk, type Reviewed } from '../admin-review/admin-review.tsx';
import { LIVE, LIVE_LIST, PAGE_SIZE, useFailureToast } from '../admin-shell/admin-shell.tsx';
import { SUBMISSIONS } from './admin-submissions.texts.ts';
import type { AdminSubmissionsSearch } from './admin-submissions-search.ts';
import { SubmissionDetails } from './SubmissionDetails.tsx';

const DECISIONS: readonly Decision<SubmissionDecision>[] = [
  {
    outcome: 'ACCEPTED',
    label: SUBMISSIONS.accept,
    title: SUBMISSIONS.acceptTitle,
    icon: Check,
    tone: 'success',
    key: 'a',
    done: SUBMISSIONS.accepted,
    failed: SUBMISSIONS.acceptFailed,
  },
  {
    outcome: 'REJECTED',
    label: SUBMISSIONS.reject,
    title: SUBMISSIONS.rejectTitle,
    icon: X,
    tone: 'danger',
    key: 'r',
    done: SUBMISSIONS.rejected,
    failed: SUBMISSIONS.rejectFailed,
  },
  {
    outcome: 'RESUBMISSION_REQUIRED',
    label: SUBMISSIONS.resubmit,
    title: SUBMISSIONS.resubmitTitle,
    icon: RefreshCw,
    tone: 'info',
    key: 's',
    done: SUBMISSIONS.resubmitted,
    failed: SUBMISSIONS.resubmitFailed,
  },
];

const CHANGES = [
  'GET /admin/events/submissions',
  'GET /admin/events/submissions/{id}',
  'GET /admin/dashboard',
] as const;

/** How many pending ones the details can walk through before they ask again. */
const QUEUE_SIZE = 100;

/** The submissions screen (spec section 2, Admin Event Submissions). */
export function AdminSubmissionsPage({ search }: { readonly search: AdminSubmissionsSearch }) {
  const { q, event, status, sort, cursor, open } = search;
  const filters = { q, event_id: event === undefined ? undefined : String(event), sort };
  const list = useQuery({
    ...readPage('GET /admin/events/submissions', {
      query: { ...filters, status, cursor, limit: PAGE_SIZE },
    }),
    ...LIVE_LIST,
  });
  useFailureToast(list.isError, SUBMISSIONS.loadFailed);
  const queue = usePending(filters, cursor, open !== undefined);
  const known = [...(list.data?.rows ?? []), ...queue.rows];
  const opened = useQuery({
    ...read('GET /admin/events/submissions/{id}', { params: { id: String(open) } }),
    ...LIVE,
    enabled: open !== undefined,
    // What the list knows already stands there at once.
    placeholderData: () => {
      const row = known.find(({ id }) => id === open);
      return row && { ...row, revisions: [] };
    },
  });
  const review = useWrite('PUT /admin/submissions/{id}/review', CHANGES);
  const reopen = useWrite('PUT /admin/submissions/{id}/reopen', CHANGES);
  return (
    <ReviewDesk
      texts={SUBMISSIONS}
      search={search}
      statuses={SUBMISSION_STATUSES}
      decisions={DECISIONS}
      list={{
        rows: list.data?.rows.map(reviewed),
        total: list.data?.total ?? '',
        next: list.data?.next ?? null,
        isFailed: list.isError,
        isFetching: list.isFetching,
        refetch: () => void list.refetch(),
      }}
      queue={queue}
      opened={{
        row: open !== undefined && opened.data ? reviewed(opened.data) : null,
        isFailed: opened.isError && opened.data === undefined,
        details: opened.data ? (
          <SubmissionDetails key={opened.data.id} submission={opened.data} />
        ) : (
          <Spinner label={SHELL.loading} />
        ),
      }}
      firstSort="-id"
      exportHref={exportHref({ ...filters, status })}
      decide={({ id, revision }, outcome, remarks) => {
        const decision = SUBMISSION_DECISIONS.find((each) => each === outcome);
        if (decision === undefined) throw new Error(`no such decision: ${outcome}`);
        return review.mutateAsync({
          params: { id: String(id) },
          body: { status: decision, remarks, revision },
        });
      }}
      reopen={({ id, revision }, reason) =>
        reopen.mutateAsync({ params: { id: String(id) }, body: { reason, revision } })
      }
    />
  );
}

type Filters = {
  readonly q: string | undefined;
  readonly event_id: string | undefined;
  readonly sort: AdminSubmissionsSearch['sort'] | undefined;
};

/** Those that wait under the list's filters: from its page onwards, else from the beginning. */
function usePending(filters: Filters, cursor: string | undefined, isOpen: boolean) {
  const query = { ...filters, status: 'PENDING', limit: QUEUE_SIZE } as const;
  const all = useQuery({
    ...readPage('GET /admin/events/submissions', { query }),
    ...LIVE_LIST,
    enabled: isOpen,
  });
  const onwards = useQuery({
    ...readPage('GET /admin/events/submissions', { query: { ...query, cursor } }),
    ...LIVE_LIST,
    enabled: isOpen && cursor !== undefined,
  });
  const here = cursor === undefined ? all.data : onwards.data;
  const used = here?.rows.length === 0 ? all.data : here;
  return {
    rows: used?.rows ?? [],
    ids: used?.rows.map(({ id }) => id),
    total: all.data?.total ?? '',
  };
}

function reviewed(row: AdminSubmission): Reviewed {
  return {
    id: row.id,
    person: row.submitted_by,
    event: row.event_title,
    status: row.submission_status,
    at: row.submitted_at,
    revision: row.revision,
  };
}

function exportHref(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  return `${ENDPOINTS.api}/admin/events/submissions/export?${new URLSearchParams(pairs).toString()}`;
}
