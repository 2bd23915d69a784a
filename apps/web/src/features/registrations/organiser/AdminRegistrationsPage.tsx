import type { AdminRegistration } from '@pratibha/contract/registrations';
import { REGISTRATION_EXPORT } from '@pratibha/domain/registrations/registration-export';
import type { RegistrationDecision } from '@pratibha/domain/reviews/decisions';
import { REGISTRATION_STATUSES } from '@pratibha/domain/statuses';
import { FOLLOW_UP_ADMIN_WORDS } from '@pratibha/words/follow-ups/organiser';
import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { CANNOT_COME_WORDS } from '@pratibha/words/reviews/organiser/cannot-come';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { queryClient, read, useWrite, useWriteOnce } from '../../../data/queries.ts';
import { exportHref } from '../../console/console.tsx';
import { useDeskColumn } from '../../desk-lists/desk-lists.tsx';
import { type Decision, eventWords, type Reviewed, ReviewPage } from '../../reviews/reviews.tsx';
import { useUser } from '../../session/session.tsx';
import { type AdminRegistrationsSearch, REGISTRATIONS_LIST } from './admin-registrations-search.ts';
import { CannotCome, useSomebodyCannotCome } from './CannotCome.tsx';
import { RegistrationDetails } from './RegistrationDetails.tsx';
import { useChangedAnswers } from './use-changed-answers.tsx';

const DECISIONS: readonly Decision<RegistrationDecision>[] = [
  {
    outcome: 'SHORTLISTED',
    label: ADMIN_REGISTRATIONS_WORDS.approve,
    title: ADMIN_REGISTRATIONS_WORDS.approveTitle,
    titleOfMany: ADMIN_REGISTRATIONS_WORDS.approveMany,
    icon: Check,
    tone: 'success',
    key: 'approve',
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
    key: 'reject',
    done: ADMIN_REGISTRATIONS_WORDS.rejected,
    state: ADMIN_REGISTRATIONS_WORDS.rejectedState,
  },
];

const CHANGES = [
  'GET /admin/registrations',
  'GET /admin/events/seats',
  'GET /admin/registrations/{id}',
  'GET /admin/registrations/{id}/answer-changes',
  'GET /admin/registrations/{id}/context',
  'GET /admin/registrations/{id}/history',
  'GET /admin/dashboard',
  'GET /admin/lists/counts',
  'GET /admin/events/{id}',
  'GET /admin/events',
  'GET /admin/desk/rows',
  'GET /admin/prepared-decisions',
] as const;

/** The registrations screen (R2.53). */
export function AdminRegistrationsPage({ search }: { readonly search: AdminRegistrationsSearch }) {
  const user = useUser();
  const review = useWrite('PUT /admin/registrations/{id}', CHANGES);
  const reviews = useWriteOnce('PUT /admin/registrations/reviews', String(user.id), CHANGES);
  const preparing = useWrite('PUT /admin/registrations/prepared', CHANGES);
  const undo = useWrite('PUT /admin/registrations/{id}/undo', CHANGES);
  const reopen = useWrite('PUT /admin/registrations/{id}/reopen', CHANGES);
  const changed = useChangedAnswers();
  return (
    <ReviewPage
      texts={ADMIN_REGISTRATIONS_WORDS}
      action="registrations.review"
      source={REGISTRATIONS_LIST}
      search={search}
      statuses={REGISTRATION_STATUSES}
      followUps={useFollowUpFilter(search)}
      comings={useComingFilter(search)}
      decisions={DECISIONS}
      reviewed={reviewed}
      useBeside={useBeside}
      detailsOf={(id, early) => ({
        ...read('GET /admin/registrations/{id}', { params: { id } }),
        placeholderData: () => early,
      })}
      drawn={(registration) => <RegistrationDetails registration={registration} />}
      exporting={{
        of: REGISTRATION_EXPORT,
        hrefOf: (columns) =>
          exportHref('GET /admin/registrations/export', {
            ...REGISTRATIONS_LIST.query(search),
            columns,
          }),
      }}
      decide={async (row, status, remarks) => {
        const revision = changed.revisionOf(row);
        const body = { status, remarks, revision, at_once: false };
        try {
          return await review.mutateAsync({ params: { id: String(row.id) }, body });
        } catch (error) {
          changed.noteFailure(row, error);
          throw error;
        }
      }}
      noteOf={changed.noteOf}
      decideMany={(rows, status, remarks) =>
        reviews.mutateAsync({ body: { rows, status, remarks, at_once: false } })
      }
      prepareMany={(rows, status, remarks) =>
        preparing.mutateAsync({ body: { rows, status, remarks } })
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

/** What organisers keep beside a registration. */
function useBeside(rows: readonly Reviewed[]) {
  return useDeskColumn('registration', rows);
}

function reviewed(row: AdminRegistration): Reviewed {
  return {
    id: row.id,
    userId: row.user_id,
    person: row.user_name,
    event: eventWords(row),
    eventId: row.event_id,
    status: row.status,
    mark: <CannotCome id={row.id} />,
    at: row.registered_on,
    revision: row.revision,
    version: row.revision,
    facts: row,
  };
}

/** Offered where the event that is chosen asks something, and where it is set already. */
function useFollowUpFilter({ event, followUp }: AdminRegistrationsSearch) {
  const input = { params: { id: String(event) } };
  const { data } = useQuery({
    ...read('GET /admin/events/{id}/follow-up', input),
    staleTime: 60_000,
    enabled: event !== undefined,
  });
  const isAsked = data?.event_id === event && (data?.last_day ?? null) !== null;
  return followUp !== undefined || isAsked ? FOLLOW_UP_ADMIN_WORDS : null;
}

/** Offered where somebody of the event that is chosen said so, and where it is set already. */
function useComingFilter({ event, coming }: AdminRegistrationsSearch) {
  const isSaid = useSomebodyCannotCome(event);
  return coming !== undefined || isSaid ? CANNOT_COME_WORDS : null;
}
