import type { UserRegistration } from '@pratibha/contract/registrations';
import { REGISTRATIONS_WORDS as TEXTS } from '@pratibha/words/registrations/student';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOpenRow } from '../../../data/address/open-row.ts';
import { PATHS } from '../../../data/address/paths.ts';
import { registrationsQuery } from '../../../data/queries.ts';
import { Moment } from '../../../shell/frame/Moment.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { RegistrationDetails } from './RegistrationDetails.tsx';

const COLUMNS: readonly Column<UserRegistration>[] = [
  { id: 'event', header: TEXTS.event, isTitle: true, cell: (row) => row.event_title },
  {
    id: 'registered_on',
    header: TEXTS.registeredOn,
    isNoWrap: true,
    cell: (row) => <Moment at={row.registered_on} />,
  },
  {
    id: 'status',
    header: TEXTS.status,
    cell: (row) => <StatusBadge status={row.registration_status} />,
  },
  { id: 'remarks', header: TEXTS.remarks, cell: (row) => row.review_remarks ?? TEXTS.none },
];

/** `/user/event-registrations`: what the person registered for, and what became of it. */
export function MyRegistrationsPage() {
  const registrations = useQuery(registrationsQuery());
  const { openId, open, close } = useOpenRow();
  const rows = registrations.data;
  const isEmpty = rows?.length === 0;
  return (
    <>
      <PageHeading
        title={TEXTS.heading}
        productName={SHELL_WORDS.productName}
        intro={TEXTS.intro}
      />
      {registrations.isLoadingError && (
        <ErrorState message={TEXTS.failed} onRetry={() => window.location.reload()} />
      )}
      {isEmpty && (
        <EmptyState drawing="registrations" text={TEXTS.empty}>
          <Link to={PATHS.events} className={buttonClass()}>
            {TEXTS.browse}
          </Link>
        </EmptyState>
      )}
      {!registrations.isLoadingError && !isEmpty && (
        <DataTable
          caption={TEXTS.caption}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          openKey={openId}
          onOpen={(row) => open(row.id)}
        />
      )}
      <RegistrationDetails
        registration={rows?.find((row) => row.id === openId) ?? null}
        onClose={close}
      />
    </>
  );
}
