import type { AdminUser, UserChange } from '@pratibha/contract/users';
import type { Actor } from '@pratibha/domain/access';
import type { AccountChange } from '@pratibha/domain/notifications/notifications';
import type { Context } from '../../../platform/serve/context.ts';
import { deleteSessionsOf } from '../../../platform/session/session.queries.ts';
import { leaveLostDesks } from '../../desk/desk.ts';
import { notify } from '../../notifications/notifications.ts';
import { replaceGrants } from './event-grants.queries.ts';
import { changeOfGrants } from './event-grants.ts';
import { changeUser, findUser, lockUsersForChange } from './users.queries.ts';
import { adminUserView } from './users.view.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockUsersForChange>>['target']>;

/** What the rules of domain ask about a change of a user, true until the transaction ends. */
export type UserFacts = {
  readonly actor: Pick<Actor, 'id' | 'role'>;
  readonly target: Locked;
  readonly lastActiveSuperAdmin: boolean;
};

/** Locks the user that the path names, and everybody on whom the decision depends. */
export function lockTarget(ctx: Context, { id }: { id: number }): Promise<UserFacts | undefined> {
  return lock(ctx, id, false);
}

/**
 * The same against everything that points at them: what is being written finishes before, and
 * what comes later finds what was decided.
 */
export function lockTargetExclusively(ctx: Context, id: number): Promise<UserFacts | undefined> {
  return lock(ctx, id, true);
}

async function lock(
  ctx: Context,
  id: number,
  exclusively: boolean,
): Promise<UserFacts | undefined> {
  const locked = await lockUsersForChange(ctx.db, ctx.actor.id, id, exclusively);
  const { actor, target, activeSuperAdmins } = locked;
  if (!actor || !target) return undefined;
  return {
    actor,
    target,
    lastActiveSuperAdmin: activeSuperAdmins.length === 1 && activeSuperAdmins[0]?.id === id,
  };
}

/**
 * Carries out a change that was allowed, with its audit row. A deleted user is signed
 * out everywhere at once; one who is ACTIVE again has to sign in again.
 */
export async function applyChange(
  ctx: Context,
  action: 'user.updated' | 'user.deleted',
  target: Locked,
  change: UserChange,
): Promise<AdminUser> {
  const changes = differences(target, change);
  const grants = await changeOfGrants(ctx, target, change);
  if (grants) changes['event_grants'] = grants;
  if (Object.keys(changes).length > 0) {
    await changeUser(ctx.db, target.id, change, ctx.now);
    if (grants && (change.role ?? target.role) === 'EVENT_ADMIN') {
      await replaceGrants(ctx.db, target.id, grants[1]);
    }
    await leaveLostDesks(ctx.db, target.id, ctx.now);
    if (change.status === 'DELETED') await deleteSessionsOf(ctx.db, target.id);
    ctx.userChanged(target.id);
    await ctx.audit({ action, subject: ['user', target.id], changes });
    await tell(ctx, target, { ...change, grants });
  }
  return rowOf(ctx, target.id);
}

/** Tells the person what of their account is another. */
async function tell(
  ctx: Context,
  target: Locked,
  { role, status, is_internal, grants }: UserChange & { readonly grants: unknown },
): Promise<void> {
  const isNewRole = role !== undefined && role !== target.role;
  const isNewStatus = status !== undefined && status !== target.status;
  const changes: AccountChange[] = [];
  if (isNewRole) changes.push('role');
  if (isNewStatus) changes.push(status === 'ACTIVE' ? 'reinstated' : 'suspended');
  if (is_internal !== undefined && is_internal !== target.is_internal) changes.push('internal');
  if (grants) changes.push('events');
  const params = { version: target.version + 1, changes, role: isNewRole ? role : null };
  await notify(ctx.db, [{ kind: 'account-changed', userId: target.id, at: ctx.now, params }]);
}

/** The user as the list shows them, after a change. */
async function rowOf(ctx: Context, id: number): Promise<AdminUser> {
  const row = await findUser(ctx.db, id);
  if (!row) throw new Error(`user ${id} is not there after a change`);
  return adminUserView(row);
}

/** Before and after of what differs; none of the three is personal. */
function differences(before: Locked, change: UserChange): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {};
  for (const name of ['role', 'status', 'is_internal'] as const) {
    const after = change[name];
    if (after !== undefined && after !== before[name]) changed[name] = [before[name], after];
  }
  return changed;
}
