import { NativeSelect } from '@mantine/core';
import type { AdminUser } from '@pratibha/contract/users';
import { formatDateTime, formatDay } from '@pratibha/domain/time/competition-time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { SHELL } from '../../../shell/frame/texts.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { StatusBadge, statusWords } from '../../../ui/plain/StatusBadge.tsx';
import { useUser } from '../../session/session.tsx';
import { AccountActions } from './AccountActions.tsx';
import css from './UserDetailsDialog.module.css';
import { USERS } from './users.texts.ts';

type Props = { readonly id: number | null; readonly onClose: () => void };

/** Everything about one user, read-only (spec section 2, Admin Users). */
export function UserDetailsDialog({ id, onClose }: Props) {
  const query = useQuery({
    ...read('GET /admin/users/{id}', { params: { id: String(id) } }),
    enabled: id !== null,
  });
  const isFailed = id !== null && query.isError && query.data === undefined;
  return (
    <>
      <AppDialog
        isOpen={id !== null && !isFailed}
        title={USERS.details}
        onClose={onClose}
        width="wide"
      >
        {query.data ? <Facts user={query.data} /> : <Spinner label={SHELL.loading} />}
        {query.data && <AccountActions user={query.data} />}
      </AppDialog>
      <AlertDialog
        message={isFailed ? USERS.detailsFailed : null}
        title={USERS.detailsTitle}
        onClose={onClose}
      />
    </>
  );
}

function Facts({ user }: { readonly user: AdminUser }) {
  const isOwn = useUser().id === user.id;
  const { columns } = USERS;
  return (
    <div className={css.facts}>
      <DetailList>
        <Fact label={columns.name}>{user.name}</Fact>
        <Fact label={columns.email}>{user.email}</Fact>
        {isOwn ? (
          <OwnRole role={user.role} />
        ) : (
          <Fact label={columns.role}>
            <StatusBadge status={user.role} />
          </Fact>
        )}
        <Fact label={columns.status}>
          <StatusBadge status={user.status} />
        </Fact>
        <Fact label={USERS.internal}>{user.is_internal ? USERS.yes : USERS.no}</Fact>
        <Fact label={columns.registered}>{formatDateTime(new Date(user.registered_at))}</Fact>
        <Fact label={USERS.mobile}>{user.mobile || USERS.none}</Fact>
        <Fact label={USERS.profileComplete}>{user.mobile ? USERS.yes : USERS.no}</Fact>
        {user.details && <Details details={user.details} />}
      </DetailList>
    </div>
  );
}

function OwnRole({ role }: Pick<AdminUser, 'role'>) {
  return (
    <div>
      <dt>{USERS.columns.role}</dt>
      <dd>
        <NativeSelect
          aria-label={USERS.columns.role}
          data={[{ value: role, label: statusWords(role) }]}
          value={role}
          disabled
          description={USERS.ownRole}
        />
      </dd>
    </div>
  );
}

function Details({ details }: { readonly details: NonNullable<AdminUser['details']> }) {
  return (
    <>
      <Fact label={USERS.dob}>{details.dob ? formatDay(details.dob) : USERS.none}</Fact>
      <Fact label={USERS.gender}>{details.gender ? statusWords(details.gender) : USERS.none}</Fact>
      <Fact label={USERS.collegeName}>{details.college_name || USERS.none}</Fact>
      <Fact label={USERS.collegeAddress}>{details.college_address || USERS.none}</Fact>
      <Fact label={USERS.address}>{details.address || USERS.none}</Fact>
    </>
  );
}
