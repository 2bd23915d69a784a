import type { AdminUser } from '@pratibha/contract/users';
import { EVENT_GRANTS_WORDS } from '@pratibha/words/people/organiser/event-grants';
import { PERSON_WORDS } from '@pratibha/words/people/organiser/person';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { EmailText } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { AccountActions } from './AccountActions.tsx';
import { grantsInWords } from './event-grants.ts';
import css from './UserDetailsDialog.module.css';

type Props = { readonly id: number | null; readonly onClose: () => void };

/** Everything about one user, read-only (R2.50). */
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
        title={USERS_WORDS.details}
        onClose={onClose}
        width="wide"
      >
        {query.data ? <UserFacts user={query.data} /> : <Spinner label={SHELL_WORDS.loading} />}
        {query.data && (
          <p className={css.all}>
            <SiteLink href={adminPaths.user(query.data)}>{PERSON_WORDS.all}</SiteLink>
          </p>
        )}
        {query.data && <AccountActions user={query.data} />}
      </AppDialog>
      <AlertDialog
        message={isFailed ? USERS_WORDS.detailsFailed : null}
        title={USERS_WORDS.detailsTitle}
        onClose={onClose}
      />
    </>
  );
}

/** What the users list knows of somebody, as facts. */
export function UserFacts({ user }: { readonly user: AdminUser }) {
  const isOwn = useUser().id === user.id;
  const { columns } = USERS_WORDS;
  return (
    <div className={css.facts}>
      <DetailList>
        <Fact label={columns.name}>{user.name}</Fact>
        <Fact label={columns.email}>
          <a href={`mailto:${user.email}`}>
            <EmailText email={user.email} />
          </a>
        </Fact>
        {isOwn ? (
          <OwnRole role={user.role} />
        ) : (
          <Fact label={columns.role}>
            <StatusBadge status={user.role} />
          </Fact>
        )}
        {user.role === 'EVENT_ADMIN' && (
          <Fact label={EVENT_GRANTS_WORDS.heading}>
            {grantsInWords(user.event_grants).join('\n')}
          </Fact>
        )}
        <Fact label={columns.status}>
          <StatusBadge status={user.status} />
        </Fact>
        <Fact label={USERS_WORDS.internal}>
          {user.is_internal ? USERS_WORDS.yes : USERS_WORDS.no}
        </Fact>
        <Fact label={columns.registered}>{formatDateTime(new Date(user.registered_at))}</Fact>
        <Fact label={USERS_WORDS.mobile}>
          {user.mobile ? <a href={`tel:${user.mobile}`}>{user.mobile}</a> : USERS_WORDS.none}
        </Fact>
        <Fact label={USERS_WORDS.profileComplete}>
          {user.mobile ? USERS_WORDS.yes : USERS_WORDS.no}
        </Fact>
        {user.details && <Details details={user.details} />}
      </DetailList>
    </div>
  );
}

function OwnRole({ role }: Pick<AdminUser, 'role'>) {
  return (
    <div>
      <dt>{USERS_WORDS.columns.role}</dt>
      <dd>
        <SelectField
          aria-label={USERS_WORDS.columns.role}
          choices={[{ value: role, label: statusWords(role) }]}
          value={role}
          disabled
          help={USERS_WORDS.ownRole}
        />
      </dd>
    </div>
  );
}

function Details({ details }: { readonly details: NonNullable<AdminUser['details']> }) {
  return (
    <>
      <Fact label={USERS_WORDS.dob}>{details.dob ? formatDay(details.dob) : USERS_WORDS.none}</Fact>
      <Fact label={USERS_WORDS.gender}>
        {details.gender ? statusWords(details.gender) : USERS_WORDS.none}
      </Fact>
      <Fact label={USERS_WORDS.collegeName}>{details.college_name || USERS_WORDS.none}</Fact>
      <Fact label={USERS_WORDS.collegeAddress}>{details.college_address || USERS_WORDS.none}</Fact>
      <Fact label={USERS_WORDS.address}>{details.address || USERS_WORDS.none}</Fact>
    </>
  );
}
