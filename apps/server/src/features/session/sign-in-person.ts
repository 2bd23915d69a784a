import type { Language } from '@pratibha/domain/language/languages';
import { isPlainEmail } from '@pratibha/domain/people/email';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { joinAsJudge } from '../judging/judging.ts';
import { acceptInvitation } from '../people/invitations/invitations.ts';
import type { Identity } from './identity.ts';
import { SignInFailed } from './provider.ts';
import {
  findAccountByEmail,
  findIdentity,
  insertIdentity,
  insertUser,
  lockIdentity,
  updateAtSignIn,
} from './session.queries.ts';

/** What a sign-in changed, for the audit. */
type SignInChange = {
  readonly action: 'user.created' | 'invitation.accepted' | 'identity.joined' | 'user.granted';
  readonly changes: Readonly<Record<string, unknown>>;
};

export type SignInOutcome =
  | {
      readonly userId: number;
      readonly role: string;
      /** Of the account, from now on. */
      readonly language: Language;
      readonly changes: readonly SignInChange[];
    }
  | 'account-deleted';

/**
 * Finds or creates the account behind an identity, in the caller's transaction.
 *
 * The key is (issuer, subject). A first-time identity needs an address of plain letters, which
 * nobody can take for another one, and that the provider verified:
 * one that somebody merely claims opens nothing and keeps nobody from their own. It joins the
 * account that has its address if nobody of this issuer signs in to that account yet; otherwise the
 * address is taken. So an account is joined once per issuer.
 *
 * @param language of the browser, which the account takes where it has none yet
 * @throws SignInFailed 'email-letters', 'email-unverified', 'email-taken'
 */
export async function signInPerson(
  db: Kysely<DB>,
  identity: Identity,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<SignInOutcome> {
  const { issuer, subject, email } = identity;
  await lockIdentity(db, issuer, subject, email);
  const account = await accountOf(db, identity, now);
  if (account === 'account-deleted') return account;
  const updated = await updateAtSignIn(db, {
    userId: account.userId,
    issuer,
    subject,
    picture: identity.picture,
    language,
    ...identity.grants,
  });
  if (updated === 'account-deleted') return updated;
  const { before, after, hasNewRights } = updated;
  const granted: SignInChange[] = hasNewRights
    ? [{ action: 'user.granted', changes: { before, after } }]
    : [];
  return {
    ...{ userId: account.userId, role: after.role, language: updated.language },
    changes: [...account.changes, ...granted],
  };
}

type Account = { userId: number; changes: SignInChange[] };

async function accountOf(
  db: Kysely<DB>,
  identity: Identity,
  now: Date,
): Promise<Account | 'account-deleted'> {
  const { issuer, subject, email, name } = identity;
  const known = await findIdentity(db, issuer, subject);
  if (known) {
    return known.status === 'DELETED' ? 'account-deleted' : { userId: known.id, changes: [] };
  }
  if (!isPlainEmail(email)) throw new SignInFailed('email-letters');
  if (!identity.isEmailVerified) throw new SignInFailed('email-unverified');
  const existing = await findAccountByEmail(db, email, issuer);
  if (!existing) {
    const userId = await insertUser(db, { name, email, registeredAt: now });
    await insertIdentity(db, issuer, subject, userId);
    const created: SignInChange = { action: 'user.created', changes: { issuer } };
    await joinAsJudge(db, { userId, email });
    const accepted = await acceptInvitation(db, { userId, email });
    if (accepted === null) return { userId, changes: [created] };
    return { userId, changes: [created, { action: 'invitation.accepted', changes: accepted }] };
  }
  if (existing.has_identity) throw new SignInFailed('email-taken');
  if (existing.status === 'DELETED') return 'account-deleted';
  await insertIdentity(db, issuer, subject, existing.id);
  return { userId: existing.id, changes: [{ action: 'identity.joined', changes: { issuer } }] };
}
