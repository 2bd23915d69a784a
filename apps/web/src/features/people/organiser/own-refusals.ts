import type { AdminUser } from '@pratibha/contract/users';
import { mayDo } from '@pratibha/domain/access';
import { whyNotDeleteUser, whyNotEditUser } from '@pratibha/domain/people/accounts';
import type { AccountRefusal } from '@pratibha/domain/refusals';
import { ACCOUNT_WORDS } from '@pratibha/words/people/account-refusals';
import { ROW_REFUSAL_WORDS, USERS_WORDS } from '@pratibha/words/people/organiser/users';
import type { SessionUser } from '../../../shell/session/session.ts';

type Facts = {
  readonly actor: Pick<SessionUser, 'id' | 'role'>;
  readonly target: AdminUser;
  /** Whether the target is the only active super admin. */
  readonly lastActiveSuperAdmin: boolean;
};

/** Why the row's edit button is disabled, in words, or null (R6.2, R6.8, R6.9). */
export function whyNotOpenEdit(facts: Facts): string | null {
  return inWords(facts, whyNotEditUser({ ...facts, lastActiveSuperAdmin: false, change: {} }));
}

/** Why the row's delete button is disabled, in words, or null (R6.2, R6.8, R6.9). */
export function whyNotDelete(facts: Facts): string | null {
  return inWords(facts, whyNotDeleteUser(facts));
}

function inWords({ actor }: Facts, refusal: AccountRefusal | null): string | null {
  if (refusal === null) return null;
  if (refusal === 'target-above-you' && !mayDo('users.write', actor))
    return USERS_WORDS.cannotWrite;
  return ROW_REFUSAL_WORDS[refusal] ?? ACCOUNT_WORDS[refusal];
}
