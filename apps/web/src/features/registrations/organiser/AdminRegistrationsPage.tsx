import type { AdminRegistration } from '@pratibha/contract/registrations';
import { REGISTRATION_EXPORT } from '@pratibha/domain/registrations/registration-export';
import {
  REGISTRATION_DECISIONS,
  type RegistrationDecision,
} from '@pratibha/domain/reviews/decisions';
import { REGISTRATION_STATUSES } from '@pratibha/domain/statuses';
import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { queryClient, read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { exportHref, LIVE_QUERY } from '../../console/console.tsx';
import {
  type Decision,
  eventWords,
  ReviewDesk,
  type Reviewed,
  useReviewLists,
} from '../../reviews/reviews.tsx';
import { useUser } from '../../session/session.tsx';
import { type AdminRegistrationsSearch, REGISTRATIONS_LIST } from './admin-registrations-search.ts';
import { RegistrationDetails } from './RegistrationDetails.tsx';

const DECISIONS: readonly Decision<RegistrationDecision>[] = [
  {
    outcome: 'SHORTLISTED',
    label: ADMIN_REGISTRATIONS_WORDS.approve,
    title: ADMIN_REGISTRATIONS_WORDS.approveTitle,
    titleOfMany: ADMIN_REGISTRATIONS_WORDS.approveMany,
    icon: Check,
    tone: 'success',
    key: 'a',
    takesPlace: true,
    done: ADMIN_REGISTRATIONS_WORDS.approved,
    state: ADMIN_REGISTRATIONS_WORDS.approvedState,
  },
  {
    outcome: 'REJECTED',
    label: ADMIN_REGISTRATIONS_WORDS.reject,
    title: ADMIN_REGISTRATIONS_WORDS.rejectTitle,
    titleOfMany: ADMIN_REGISTRATIONS_WORDS.rejectMany,
    icon: X,
    tone: 'danger',
    key: 'r',
    done: ADMIN_REGISTRATIONS_WORDS.rejected,
    state: ADMIN_REGISTRATIONS_WORDS.rejectedState,
  },
];

const CHANGES = [
  'GET /admin/registrations',
  'GET /admin/events/seats',
  'GET /admin/registrations/{id}',
  'GET /admin/registrations/{id}/context',
  'GET /admin/registrations/{id}/history',
  'GET /admin/dashboard',
  'GET /admin/events/{id}',
] as const;

/** The registrations screen (R2.53). */
export function AdminRegistrationsPage({ search }: { readonly search: AdminRegistrationsSearch }) {
  const { open } = search;
  const { known, ...lists } = useReviewLists({
    source: REGISTRATIONS_LIST,
    search,
    reviewed,
    loadFailed: ADMIN_REGISTRATIONS_WORDS.loadFailed,
  });
  const opened = useQuery({
    ...read('GET /admin/registrations/{id}', { params: { id: String(open) } }),
    ...LIVE_QUERY,
    enabled: open !== undefined,
    // What the list knows already stands there at once.
    placeholderData: () => known.find(({ id }) => id === open),
  });
  const user = useUser();
  const review = useWrite('PUT /admin/registrations/{id}', CHANGES);
  const reviews = useWriteOnce('PUT /admin/registrations/reviews', String(user.id), CHANGES);
  const undo = useWrite('PUT /admin/registrations/{id}/undo', CHANGES);
  const reopen = useWrite('PUT /admin/registrations/{id}/reopen', CHANGES);
  return (
    <ReviewDesk
      texts={ADMIN_REGISTRATIONS_WORDS}
      action="registrations.review"
      search={search}
      statuses={REGISTRATION_STATUSES}
      decisions={DECISIONS}
      {...lists}
      opened={{
        row: open !== undefined && opened.data ? reviewed(opened.data) : null,
        isFailed: opened.isError && opened.data === undefined,
        details: opened.data ? (
          <RegistrationDetails registration={opened.data} />
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        ),
      }}
      exporting={{
        of: REGISTRATION_EXPORT,
        hrefOf: (columns) =>
          exportHref('GET /admin/registrations/export', {
            ...REGISTRATIONS_LIST.query(search),
            columns,
          }),
      }}
      decide={({ id, revision }, outcome, remarks) => {
        return review.mutateAsync({
          params: { id: String(id) },
          body: { status: decisionOf(outcome), remarks, revision },
        });
      }}
      decideMany={(rows, outcome, remarks) =>
        reviews.mutateAsync({
          body: {
            rows: rows.map(({ id, version }) => ({ id, version })),
            status: decisionOf(outcome),
            remarks,
          },
        })
      }
      placesOf={async ({ id }) => {
        const input = { params: { id: String(id) } };
        const context = read('GET /admin/registrations/{id}/context', input);
        return (await queryClient.fetchQuery({ ...context, staleTime: 2_000 })).places;
      }}
      undo={({ id }) => undo.mutateAsync({ params: { id: String(id) } })}
      reopen={({ id, revision }, reason, mayGoBeyond) =>
        reopen.mutateAsync({
          params: { id: String(id) },
          body: { reason, revision, beyond_capacity: mayGoBeyond },
        })
      }
    />
  );
}

function decisionOf(outcome: string): RegistrationDecision {
  const decision = REGISTRATION_DECISIONS.find((each) => each === outcome);
  if (decision === undefined) throw new Error(`no such decision: ${outcome}`);
  return decision;
}

function reviewed(row: AdminRegistration): Reviewed {
  return {
    id: row.id,
    userId: row.user_id,
    person: row.user_name,
    event: eventWords(row),
    eventId: row.event_id,
    status: row.status,
    at: row.registered_on,
    revision: row.revision,
    version: row.revision,
  };
}
