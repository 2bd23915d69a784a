import type * as calls from '@pratibha/contract/users';
import type { AccountChange } from '@pratibha/domain/notifications/notifications';
import { whyNotCorrectUser } from '@pratibha/domain/people/accounts';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused, refuse, refuseField } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { isAddressRefused } from '../../mail/mail.ts';
import { notify } from '../../notifications/notifications.ts';
import { hasIdentity, lockEmail, tryToLockEmail } from '../../session/session.ts';
import { lockTarget, type UserFacts } from './change-of-user.ts';
import { correctIdentity, findIdentityOf, isEmailTaken } from './correct-user.queries.ts';

type Correctable = UserFacts & {
  readonly name: string;
  readonly email: string;
  readonly hasSignedIn: boolean;
};

/**
 * Waits for whoever is just signing in by the address: they join the account before it is
 * another's, or find nobody there.
 */
export const findUserToCorrect: Find<typeof calls.correctUser, Correctable> = async (
  ctx,
  { id },
) => {
  const before = await findIdentityOf(ctx.db, id);
  if (!before) return undefined;
  await lockEmail(ctx.db, before.email);
  const facts = await lockTarget(ctx, { id });
  const now = await findIdentityOf(ctx.db, id);
  if (!facts || !now) return undefined;
  if (now.email !== before.email) throw new Refused('changed-meanwhile');
  return { ...facts, ...now, hasSignedIn: await hasIdentity(ctx.db, id) };
};

/**
 * Corrects the name of a person, and their address while nobody has signed in; the edit form does
 * neither.
 */
export const correctUser: UseCase<typeof calls.correctUser, Correctable> = async (
  ctx,
  { body, found },
) => {
  const { target } = found;
  const { name, email = found.email } = body;
  refuse(whyNotCorrectUser({ ...found, changesEmail: email !== found.email }));
  if (body.revision !== target.version) throw new Refused('changed-meanwhile');
  if (email !== found.email) await refuseTaken(ctx, target.id, email);
  const changes: AccountChange[] = [
    ...(name === found.name ? [] : (['name'] as const)),
    ...(email === found.email ? [] : (['email'] as const)),
  ];
  if (changes.length === 0) return { id: target.id, revision: target.version };
  const old =
    email === found.email || (await isAddressRefused(ctx.db, target.id)) ? null : found.email;
  const revision = await correctIdentity(ctx.db, target.id, { name, email, now: ctx.now });
  ctx.userChanged(target.id);
  await ctx.audit({
    action: 'user.corrected',
    subject: ['user', target.id],
    changes: {
      ...(name === found.name ? {} : { name: [found.name, name] }),
      ...(email === found.email ? {} : { email: [found.email, email] }),
    },
  });
  await tell(ctx, { id: target.id, version: revision, changes, old });
  return { id: target.id, revision };
};

/** An address is of one account; somebody may be about to sign in with it for the first time. */
async function refuseTaken(ctx: Context, id: number, email: string): Promise<void> {
  if (!(await tryToLockEmail(ctx.db, email))) throw new Refused('changed-meanwhile');
  if (await isEmailTaken(ctx.db, email, id)) {
    refuseField({ pointer: '/email', error: { code: 'email-of-another' } });
  }
}

type Corrected = {
  readonly id: number;
  readonly version: number;
  readonly changes: readonly AccountChange[];
  /** Where mails came until now; null: nothing has to go there. */
  readonly old: string | null;
};

/** Tells the person, and at the address that was theirs. */
async function tell(ctx: Context, { id, version, changes, old }: Corrected): Promise<void> {
  const told = {
    ...({ kind: 'account-changed', userId: id, at: ctx.now } as const),
    params: { version, changes, role: null },
  };
  await notify(ctx.db, [told]);
  if (old === null) return;
  const params = { ...told.params, at_old_address: true } as const;
  await notify(ctx.db, [{ ...told, params, isInApp: false, mailTo: old }]);
}
