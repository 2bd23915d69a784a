import type { AdminRegistration } from '@pratibha/contract/registrations';
import { REGISTRATION_STATUSES } from '@pratibha/domain/statuses';
import { REGISTRATION_DECISIONS, type RegistrationDecision } from '@pratibha/domain/workflow';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { read, readPage, useWrite } from '../../app/queries.ts';
import { ENDPOINTS } from '../../paths.ts';
import { SHELL } from '../../site/texts.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { type Decision, ReviewDesk, type Reviewed } from '../admin-review/admin-review.tsx';
import { LIVE, LIVE_LIST, PAGE_SIZE, useFailureToast } from '../admin-shell/admin-shell.tsx';
import { REGISTRATIONS } from './admin-registrations.texts.ts';
import type { AdminRegistrationsSearch } from './admin-registrations-search.ts';
import { RegistrationDetails } from './RegistrationDetails.tsx';

const DECISIONS: readonly Decision<RegistrationDecision>[] = [
  {
    outcome: 'SHORTLISTED',
    label: REGISTRATIONS.approve,
    title: REGISTRATIONS.approveTitle,
    icon: Check,
    tone: 'success',
    key: 'a',
    done: REGISTRATIONS.approved,
    failed: REGISTRATIONS.approveFailed,
  },
  {
    outcome: 'REJECTED',
    label: REGISTRATIONS.reject,
    title: REGISTRATIONS.rejectTitle,
    icon: X,
    tone: 'danger',
    key: 'r',
    done: REGISTRATIONS.rejected,
    failed: REGISTRATIONS.rejectFailed,
  },
];

const CHANGES = [
  'GET /admin/registrations',
  'GET /admin/registrations/{id}',
  'GET /admin/dashboard',
] as const;

/** How many pending ones the details can walk through before they ask again. */
const QUEUE_SIZE = 100;

/** The registrations screen (spec section 2, Admin Event Registrations). */
export function AdminRegistrationsPage({ search }: { readonly search: AdminRegistrationsSearch }) {
  const { q, event, status, sort, cursor, open } = search;
  const filters = { q, event_id: idText(event), sort };
  const list = useQuery({
    ...readPage('GET /admin/registrations', {
      query: { ...filters, status, cursor, limit: PAGE_SIZE },
    }),
    ...LIVE_LIST,
  });
  useFailureToast(list.isError, REGISTRATIONS.loadFailed);
  const queue = usePending(filters, cursor, open !== undefined);
  const known = [...(list.data?.rows ?? []), ...queue.rows];
  const opened = useQuery({
    ...read('GET /admin/registrations/{id}', { params: { id: String(open) } }),
    ...LIVE,
    enabled: open !== undefined,
    // What the list knows already stands there at once.
    placeholderData: () => known.find(({ id }) => id === open),
  });
  const review = useWrite('PUT /admin/registrations/{id}', CHANGES);
  const reopen = useWrite('PUT /admin/registrations/{id}/reopen', CHANGES);
  return (
    <ReviewDesk
      texts={REGISTRATIONS}
      search={search}
      statuses={REGISTRATION_STATUSES}
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
          <RegistrationDetails registration={opened.data} />
        ) : (
          <Spinner label={SHELL.loading} />
        ),
      }}
      firstSort="-id"
      exportHref={exportHref({ ...filters, status })}
      decide={({ id, revision }, outcome, remarks) => {
        const decision = REGISTRATION_DECISIONS.find((each) => each === outcome);
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
  readonly sort: AdminRegistrationsSearch['sort'] | undefined;
};

/**
 * Those that wait under the list's filters: from the list's page onwards, or from the beginning
 * once nothing waits there. A cursor names a place in the order, so it holds for every status.
 */
function usePending(filters: Filters, cursor: string | undefined, isOpen: boolean) {
  const query = { ...filters, status: 'PENDING', limit: QUEUE_SIZE } as const;
  const all = useQuery({
    ...readPage('GET /admin/registrations', { query }),
    ...LIVE_LIST,
    enabled: isOpen,
  });
  const onwards = useQuery({
    ...readPage('GET /admin/registrations', { query: { ...query, cursor } }),
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

function reviewed(row: AdminRegistration): Reviewed {
  return {
    id: row.id,
    person: row.user_name,
    event: row.event_title,
    status: row.status,
    at: row.registered_on,
    revision: row.revision,
  };
}

function idText(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}

function exportHref(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  return `${ENDPOINTS.api}/admin/registrations/export?${new URLSearchParams(pairs).toString()}`;
}
