import type * as calls from '@pratibha/contract/conflict-hints';
import { mayDo } from '@pratibha/domain/access';
import { type Acquaintance, conflictHints } from '@pratibha/domain/judging/conflict-hints';
import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { foldedEmail } from '@pratibha/domain/people/email';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAccounts, findAuthoredWorks } from './conflict-hints.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * What speaks against asking these addresses. Of accounts it is told to who may read people alone:
 * others would learn by it who has one, and of which college they are.
 */
export const findAddressHints: UseCase<typeof calls.findAddressHints, RoundRow> = async (
  ctx,
  { query, found },
) => {
  const typed = query.emails.split(',').map((email) => foldedEmail(email.trim()));
  const emails = [...new Set(typed)].filter(Boolean).slice(0, JUDGE_LIMITS.askedAtOnce);
  const accounts = mayDo('users.read', ctx.actor) ? await findAccounts(ctx.db, emails) : [];
  const byEmail = new Map(accounts.map((each) => [foldedEmail(each.email ?? ''), each]));
  const hidden = await findHiddenWorks(ctx.db, found.id, ctx.actor.id);
  const works = (await findAuthoredWorks(ctx.db, found)).filter(({ id }) => !hidden.has(id));
  return emails.flatMap((email) => {
    const account = byEmail.get(email);
    const own = works.filter(({ user_id }) => user_id === account?.id).length;
    const person: Acquaintance = account ?? { college: null, mobile: null, email };
    const others = works.filter(({ user_id }) => user_id !== account?.id);
    const hints = conflictHints([{ ...person, id: 0 }], others);
    const byReason = Map.groupBy(hints, ({ reason }) => reason);
    return [
      ...(own > 0 ? [{ email, reason: 'own-work' as const, works: own }] : []),
      ...[...byReason].map(([reason, each]) => ({ email, reason, works: each.length })),
    ];
  });
};
