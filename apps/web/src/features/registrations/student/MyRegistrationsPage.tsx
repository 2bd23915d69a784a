import type { UserRegistration } from '@pratibha/contract/registrations';
import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOpenRow } from '../../../data/address/open-row.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { registrationsQuery } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../../ui/page/RenewalFailed.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { lateComponent } from '../../session/session.tsx';
import { isCalledOff } from './called-off.ts';
import { NotComing } from './NotComing.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import css from './RegistrationDetails.module.css';
import { RegistrationDetails } from './RegistrationDetails.tsx';

/** Few have withdrawn anything: nothing of it comes with the page. */
const Withdrawn = lateComponent({
  load: async () => (await import('./Withdrawn.tsx')).Withdrawn,
  useIsAsked: () => false,
});

const FollowUpsAsked = lateComponent({
  load: async () => (await import('./follow-ups/FollowUpsAsked.tsx')).FollowUpsAsked,
  useIsAsked: () => false,
});

const COLUMNS: readonly Column<UserRegistration>[] = [
  {
    id: 'event',
    header: REGISTRATIONS_WORDS.event,
    isTitle: true,
    cell: (row) => (
      <>
        {row.event_title}
        {isCalledOff(row) && <RowWarning>{REGISTRATIONS_WORDS.calledOff}</RowWarning>}
      </>
    ),
  },
  {
    id: 'registered_on',
    header: REGISTRATIONS_WORDS.registeredOn,
    isNoWrap: true,
    cell: (row) => <DateTimeText at={row.registered_on} />,
  },
  {
    id: 'status',
    header: REGISTRATIONS_WORDS.status,
    cell: (row) => (
      <>
        <StatusBadge status={row.registration_status} />{' '}
        {row.registration_status !== 'REJECTED' && (
          <>
            <NotComing eventId={row.event_id} />
            <PlaceLine id={row.event_id} />
          </>
        )}
      </>
    ),
  },
  {
    id: 'remarks',
    header: REGISTRATIONS_WORDS.remarks,
    cell: (row) => row.review_remarks ?? REGISTRATIONS_WORDS.none,
  },
];

/** `/user/event-registrations`: what the person registered for, and what became of it. */
export function MyRegistrationsPage() {
  const registrations = useQuery(registrationsQuery());
  const { openId, open, close } = useOpenRow();
  const rows = registrations.data;
  const isEmpty = rows?.length === 0;
  const opened = rows?.find((row) => row.id === openId) ?? null;
  // As behind a notification of what was withdrawn since.
  const isGone = openId !== null && rows !== undefined && opened === null;
  return (
    <>
      <PageHeading title={REGISTRATIONS_WORDS.heading} intro={REGISTRATIONS_WORDS.intro} />
      {registrations.isLoadingError && (
        <ErrorState message={REGISTRATIONS_WORDS.failed} onRetry={() => window.location.reload()} />
      )}
      <RenewalFailed message={REGISTRATIONS_WORDS.failed} of={registrations} />
      {isGone && (
        <p role="status" className={css.gone}>
          <RowWarning>{REGISTRATIONS_WORDS.gone}</RowWarning>
        </p>
      )}
      <FollowUpsAsked />
      {isEmpty && (
        <EmptyState drawing="registrations" text={REGISTRATIONS_WORDS.empty}>
          <Link to={USER_PATHS.events} className={buttonClass()}>
            {REGISTRATIONS_WORDS.browse}
          </Link>
        </EmptyState>
      )}
      {!registrations.isLoadingError && !isEmpty && (
        <DataTable
          caption={REGISTRATIONS_WORDS.caption}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          openKey={openId}
          onOpen={(row) => open(row.id)}
        />
      )}
      <Withdrawn />
      <RegistrationDetails registration={opened} onClose={close} />
    </>
  );
}
