import type { UserChange } from '@pratibha/contract/users';
import type { Role } from '@pratibha/domain/people/roles';
import type { UserStatus } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import { mentions } from '../../../platform/db/search.ts';
import type { Asking } from '../../../platform/db/seen-by.ts';
import type { DB } from '../../../platform/db/types.gen.ts';
import { byInstant, byInteger, byText } from '../../../platform/lists/paging.ts';
import { deskColumns } from '../../desk/desk.ts';
import { type Found, fits } from '../../find/find.ts';
import { titledGrants } from './event-grants.queries.ts';

export const USER_ORDER = {
  sorts: {
    id: byInteger('users.id'),
    name: byText('users.name'),
    email: byText('users.email'),
    registered_at: byInstant('users.registered_at'),
    role: byText('users.role'),
    status: byText('users.status'),
  },
  first: 'id',
  id: 'users.id',
} as const;

function users(db: Kysely<DB>) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.profile_pic',
      'users.role',
      'users.status',
      'users.is_internal',
      'users.registered_at',
      'profiles.mobile',
      'profiles.dob',
      'profiles.gender',
      'profiles.address',
      'profiles.college_name',
      'profiles.college_address',
      titledGrants.as('event_grants'),
    ]);
}
export type UserRow = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number];

export type UserFilter = {
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
  readonly find?: Found | undefined;
};

/**
 * Users in whose name, e-mail address, mobile and college every word of `q` is found, to be paged.
 */
export function usersMatching(db: Kysely<DB>, filter: UserFilter, asking: Asking) {
  const { q, role, status, find } = filter;
  let rows = users(db).where(mentions(['users.name', 'users.email', 'users.profile_search'], q));
  if (role) rows = rows.where('users.role', '=', role);
  if (status) rows = rows.where('users.status', '=', status);
  if (find) rows = rows.where(fits('users', { find }, asking));
  return rows;
}

/**
 * The same for an export.
 * @param isOfDesk whether with what organisers keep beside them
 */
export function usersExported(
  db: Kysely<DB>,
  filter: UserFilter,
  asking: Asking,
  isOfDesk: boolean,
) {
  return usersMatching(db, filter, asking).$if(isOfDesk, (rows) =>
    rows.select(deskColumns('user')),
  );
}

export function findUser(db: Kysely<DB>, id: number) {
  return users(db).where('users.id', '=', id).executeTakeFirst();
}

/**
 * Locks whoever decides whether a user may be changed: the two people, and every active super
 * admin. All of them are locked in the order of their ids, so that two changes at the same
 * instant wait for each other and never in a circle; the later one sees what the earlier did.
 *
 * @param exclusively also waits for whatever is being written that points at them, and holds it off
 */
export async function lockUsersForChange(
  db: Kysely<DB>,
  actorId: number,
  targetId: number,
  exclusively = false,
) {
  const people = db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'is_internal', 'erased_at', 'version'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', [actorId, targetId]),
        eb.and([eb('role', '=', 'SUPER_ADMIN'), eb('status', '=', 'ACTIVE')]),
      ]),
    )
    .orderBy('id');
  const rows = await (exclusively ? people.forUpdate() : people.forNoKeyUpdate()).execute();
  return {
    actor: rows.find(({ id }) => id === actorId),
    target: rows.find(({ id }) => id === targetId),
    activeSuperAdmins: rows.filter(
      ({ role, status }) => role === 'SUPER_ADMIN' && status === 'ACTIVE',
    ),
  };
}

export async function changeUser(
  db: Kysely<DB>,
  id: number,
  { role, status, is_internal }: UserChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      ...(role === undefined ? {} : { role }),
      ...(status === undefined ? {} : { status }),
      ...(is_internal === undefined ? {} : { is_internal }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
