import type { AdminUser } from '@pratibha/contract/users';
import { mayDo } from '@pratibha/domain/access';
import { ROLES } from '@pratibha/domain/people/roles';
import { USER_EXPORT } from '@pratibha/domain/people/user-export';
import { USER_STATUSES } from '@pratibha/domain/statuses';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { INVITATIONS_WORDS } from '@pratibha/words/people/organiser/invitations';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { formatDate } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Megaphone, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { readPage } from '../../../data/queries.ts';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { FilterField, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import {
  EmailText,
  ExportButton,
  exportHref,
  type SortColumnOf,
  useAdminList,
} from '../../console/console.tsx';
import { useDeskColumn } from '../../desk-lists/desk-lists.tsx';
import {
  arranged,
  FindButton,
  Finding,
  type FindingOpen,
  useChosen,
} from '../../find-lists/find-lists.tsx';
import { ErasureRequests } from '../../personal-data/personal-data.tsx';
import { useUser } from '../../session/session.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { grantsCount } from './event-grants.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { whyNotDelete, whyNotOpenEdit } from './own-refusals.ts';
import { UserDetailsDialog } from './UserDetailsDialog.tsx';
import css from './UsersPage.module.css';
import { USERS_LIST, type UsersSearch } from './users-search.ts';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: statusWords(role) }));
const STATUS_CHOICES = USER_STATUSES.map((status) => ({
  value: status,
  label: statusWords(status),
}));

/** The users screen: everybody who ever signed in, with role and status. */
export function UsersPage({ search }: { readonly search: UsersSearch }) {
  const { view, filter, open } = useAdminList(USERS_LIST, search);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [deleted, setDeleted] = useState<AdminUser | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const beside = useDeskColumn('user', view.rows ?? []);
  const columns = useColumns(setEdited, setDeleted, beside);
  const navigate = useNavigate();
  const actor = useUser();
  const mayExport = mayDo('users.export', actor);
  const mayInvite = mayDo('users.write', actor);
  const mayAnnounce = mayDo('announcements.write', actor);
  const { q, role, status, find } = search;
  const [finding, setFinding] = useState<FindingOpen>(null);
  const ownColumns = useChosen('users');
  const toolbar = (
    <>
      <SearchField
        label={USERS_WORDS.search}
        value={q}
        onSearch={(found) => filter({ q: found })}
      />
      <FilterField
        label={USERS_WORDS.role}
        all={USERS_WORDS.allRoles}
        choices={ROLE_CHOICES}
        value={role}
        onChoose={(chosen) => filter({ role: chosen })}
      />
      <FilterField
        label={USERS_WORDS.status}
        all={USERS_WORDS.allStatuses}
        choices={STATUS_CHOICES}
        value={status}
        onChoose={(chosen) => filter({ status: chosen })}
      />
      <ToolbarEnd>
        <FindButton onOpen={setFinding} />
        {mayAnnounce && (
          <IconAction
            icon={Megaphone}
            label={CONSOLE_WORDS.announceTo}
            hint={CONSOLE_WORDS.announceTo}
            onPress={() =>
              void navigate({
                to: adminPaths.announcements({ source: 'users', q, role, status, find }),
              })
            }
          />
        )}
        {mayExport && (
          <ExportButton
            of={USER_EXPORT}
            hrefOf={(columns) =>
              exportHref('GET /admin/users/export', { ...USERS_LIST.query(search), columns })
            }
          />
        )}
      </ToolbarEnd>
    </>
  );
  return (
    <>
      <PageHeading title={USERS_WORDS.heading}>
        {mayInvite && (
          <Button onClick={() => setIsInviting(true)}>{INVITATIONS_WORDS.title}</Button>
        )}
      </PageHeading>
      <ErasureRequests />
      <Invitations />
      <Finding
        list="users"
        source={USERS_LIST}
        search={search}
        open={finding}
        setOpen={setFinding}
        columns={columns}
      />
      <AdminList
        view={view}
        caption={USERS_WORDS.heading}
        columns={arranged('users', columns, ownColumns)}
        toolbar={toolbar}
        loadFailed={USERS_WORDS.loadFailed}
        isLineOnPhones
      />
      <UserDetailsDialog id={search.open ?? null} onClose={() => open(undefined)} />
      <EditUserDialog user={edited} onClose={() => setEdited(null)} />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      <DeleteUserDialog user={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

/** What the call sorts by. */
type UserColumn = SortColumnOf<typeof USERS_LIST>;
type Choose = (user: AdminUser) => void;

function useColumns(
  onEdit: Choose,
  onDelete: Choose,
  beside: ReturnType<typeof useDeskColumn>,
): readonly Column<AdminUser, UserColumn>[] {
  const actor = useUser();
  const onlySuperAdmin = useOnlySuperAdmin();
  const { columns } = USERS_WORDS;
  const facts = (target: AdminUser) => ({
    actor,
    target,
    lastActiveSuperAdmin: target.id === onlySuperAdmin,
  });
  return [
    { id: 'name', header: columns.name, cell: nameCell, isSortable: true, isTitle: true },
    {
      id: 'email',
      header: columns.email,
      cell: ({ email }) => <EmailText email={email} />,
      isSortable: true,
    },
    {
      id: 'role',
      header: columns.role,
      isNoWrap: true,
      cell: roleCell,
      isOnLine: ({ status }) => status === 'ACTIVE',
      isSortable: true,
    },
    {
      id: 'status',
      header: columns.status,
      isNoWrap: true,
      cell: ({ status }) => <StatusBadge status={status} />,
      isOnLine: ({ status }) => status !== 'ACTIVE',
      isSortable: true,
    },
    {
      id: 'registered_at',
      header: columns.registered,
      cell: ({ registered_at }) => formatDate(new Date(registered_at)),
      isNoWrap: true,
      isSortable: true,
    },
    ...beside,
    { id: 'mobile', header: columns.mobile, cell: ({ mobile }) => mobile, isNoWrap: true },
    { id: 'college', header: columns.college, cell: ({ details }) => details?.college_name },
    {
      id: 'gender',
      header: columns.gender,
      cell: ({ details }) => details?.gender && statusWords(details.gender),
    },
    {
      id: 'actions',
      header: columns.actions,
      isActions: true,
      cell: (user) => (
        <IconActions>
          <IconAction
            icon={Pencil}
            label={USERS_WORDS.edit(user.name)}
            hint={USERS_WORDS.editHint}
            refusal={whyNotOpenEdit(facts(user))}
            onPress={() => onEdit(user)}
          />
          <IconAction
            icon={Trash2}
            tone="danger"
            label={USERS_WORDS.remove(user.name)}
            hint={USERS_WORDS.deleteHint}
            refusal={whyNotDelete(facts(user))}
            onPress={() => onDelete(user)}
          />
        </IconActions>
      ),
    },
  ];
}

function nameCell({ name, is_internal }: AdminUser) {
  return (
    <>
      {name}{' '}
      {is_internal && (
        <span className={css.internal}>
          <Badge tone="accent">{USERS_WORDS.internal}</Badge>
        </span>
      )}
    </>
  );
}

/** The role, and for an event admin of some events how many; nothing more says that it is all. */
function roleCell({ role, event_grants }: AdminUser) {
  return (
    <span className={css.role}>
      <StatusBadge status={role} />
      {event_grants.length > 0 && <span className={css.events}>{grantsCount(event_grants)}</span>}
    </span>
  );
}

/** The id of the only active super admin, or null when there are more. */
function useOnlySuperAdmin(): number | null {
  const query = { role: 'SUPER_ADMIN', status: 'ACTIVE', limit: 2 } as const;
  const { data } = useQuery(readPage('GET /admin/users', query));
  return data?.rows.length === 1 ? (data.rows[0]?.id ?? null) : null;
}
