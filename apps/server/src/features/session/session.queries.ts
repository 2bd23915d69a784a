import type { Language } from '@pratibha/domain/language/languages';
import { foldedEmail } from '@pratibha/domain/people/email';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type Attempt = {
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
};

/** A sign-in must be finished within this time. */
export const ATTEMPT_SECONDS = 15 * 60;

/** Sign-ins that one browser may have begun: more tabs than anybody looks at. */
const MOST_ATTEMPTS = 20;

/**
 * Remembers a sign-in that begins; the oldest of a browser that began many are forgotten. Sign-in
 * lives by real time, never by the business clock.
 */
export async function insertAttempt(db: Kysely<DB>, attempt: Attempt): Promise<void> {
  await db
    .with('made_room', (cte) =>
      cte.deleteFrom('sign_in_attempts').where('state_hash', 'in', (eb) =>
        eb
          .selectFrom('sign_in_attempts')
          .select('state_hash')
          .where('browser_hash', '=', attempt.browserHash)
          .orderBy('created_at', 'desc')
          .offset(MOST_ATTEMPTS - 1),
      ),
    )
    .insertInto('sign_in_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      return_to: attempt.returnTo,
      expires_at: sql<Date>`now() + make_interval(secs => ${ATTEMPT_SECONDS})`,
    })
    .execute();
}

/** Takes the attempt away, so that it is used once, and only by the browser that began it. */
export function takeAttempt(db: Kysely<DB>, stateHash: Buffer, browserHash: Buffer) {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'code_verifier', 'return_to'])
    .executeTakeFirst();
}

/**
 * Makes sign-ins of one identity, and then of one address, wait for each other until the
 * transaction ends: the second finds what the first created.
 */
export async function lockIdentity(db: Kysely<DB>, issuer: string, subject: string, email: string) {
  const names = [sql`${`identity ${issuer} ${subject}`}`, sql`${`email ${foldedEmail(email)}`}`];
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
}

/**
 * Makes sign-ins by this address wait until the transaction ends; after those that are under way.
 */
export async function lockEmail(db: Kysely<DB>, email: string): Promise<void> {
  const name = `email ${foldedEmail(email)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The same, unless somebody is just signing in by it: whoever holds rows may not wait for that. */
export async function tryToLockEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const name = `email ${foldedEmail(email)}`;
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_held`.execute(db);
  return rows[0]?.is_held ?? false;
}

/** Whether anybody has ever signed in to the account. */
export async function hasIdentity(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function findIdentity(db: Kysely<DB>, issuer: string, subject: string) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.status'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The account with this address, and whether somebody of this issuer already signs in to it.
 */
export function findAccountByEmail(db: Kysely<DB>, email: string, issuer: string) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'status',
      eb
        .exists(
          eb
            .selectFrom('identities')
            .select('identities.subject')
            .whereRef('identities.user_id', '=', 'users.id')
            .where('identities.issuer', '=', issuer),
        )
        .as('has_identity'),
    ])
    .where(sql<boolean>`lower(email collate "C") = ${foldedEmail(email)}`)
    .executeTakeFirst();
}

type NewUser = { name: string; email: string; registeredAt: Date };

export async function insertUser(db: Kysely<DB>, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.email,
      registered_at: user.registeredAt,
      updated_at: user.registeredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertIdentity(
  db: Kysely<DB>,
  issuer: string,
  subject: string,
  userId: number,
): Promise<void> {
  await db.insertInto('identities').values({ issuer, subject, user_id: userId }).execute();
}

type SignIn = {
  userId: number;
  issuer: string;
  subject: string;
  picture: string | null;
  superAdmin: boolean;
  internal: boolean;
  /** Of the browser: taken where the person has none yet. */
  language: Language;
};

/**
 * Notes a sign-in: the picture always, the language once, rights only upwards. Answers the account
 * before and after, or that it was deleted since it was found.
 */
export async function updateAtSignIn(db: Kysely<DB>, signIn: SignIn) {
  await db
    .updateTable('identities')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('issuer', '=', signIn.issuer)
    .where('subject', '=', signIn.subject)
    .execute();
  const { status, language, ...before } = await db
    .selectFrom('users')
    .select(['role', 'is_internal', 'status', sql<Language | null>`language`.as('language')])
    .where('id', '=', signIn.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status === 'DELETED') return 'account-deleted' as const;
  const role = signIn.superAdmin ? ('SUPER_ADMIN' as const) : before.role;
  const is_internal = signIn.internal || before.is_internal;
  const after = { role, is_internal };
  const hasNewRights = role !== before.role || is_internal !== before.is_internal;
  await db
    .updateTable('users')
    .set((eb) => ({
      profile_pic: signIn.picture,
      language: eb.fn.coalesce('language', eb.val<string>(signIn.language)),
      ...(hasNewRights ? { ...after, version: eb('version', '+', 1) } : {}),
    }))
    .where('id', '=', signIn.userId)
    .execute();
  return { before, after, hasNewRights, language: language ?? signIn.language };
}
