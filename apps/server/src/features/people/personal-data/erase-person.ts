import type * as calls from '@pratibha/contract/personal-data';
import { whyNotEraseUser } from '@pratibha/domain/people/accounts';
import { isSameEmail } from '@pratibha/domain/people/email';
import { refuse, refuseField } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import type { IdentityProvider } from '../../session/session.ts';
import { lockTargetExclusively, type UserFacts } from '../users/users.ts';
import { findEmail } from './personal-data.queries.ts';
import { type Answering, erase } from './personal-data.ts';

type Target = UserFacts & { readonly email: string };

export const findPersonToErase: Find<typeof calls.erasePerson, Target> = async (ctx, params) => {
  const facts = await lockTargetExclusively(ctx, params.id);
  return facts && { ...facts, email: await findEmail(ctx.db, params.id) };
};

/**
 * Removes everything personal of a user for good; the address must be typed to be sure.
 * @param forget what to tell a sign-in provider that keeps its notes in our database
 */
export function erasePerson(
  answering: Answering,
  forget: IdentityProvider['forget'],
): UseCase<typeof calls.erasePerson, Target> {
  return async (ctx, { body, found }) => {
    const { id, role, status } = found.target;
    if (!isSameEmail(body.confirm.trim(), found.email)) {
      refuseField({ pointer: '/confirm', error: { code: 'not-the-email' } });
    }
    refuse(whyNotEraseUser(found));
    await erase(answering, ctx.db, id, ctx.now);
    await forget?.(ctx.db, found.email);
    ctx.userChanged(id);
    await ctx.audit({
      action: 'user.erased',
      subject: ['user', id],
      changes: { role: [role, 'USER'], status: [status, 'DELETED'] },
    });
    return { id, erased_at: ctx.now.toISOString() };
  };
}
