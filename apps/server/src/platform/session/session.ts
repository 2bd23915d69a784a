import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/pool.ts';
import type { DB } from '../db/types.gen.ts';
import type { SignedIn } from '../http/context.ts';
import { newToken, type SessionCookies, tokenHash } from './cookies.ts';
import { deleteSession, findSessionUser, insertSession, touchSession } from './session.queries.ts';
import type { SessionCache } from './session-cache.ts';

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;

type Sessions = {
  readonly database: Database;
  readonly cookies: SessionCookies;
  readonly sessions: SessionCache;
};

/** Who sends the request: null without a live session of an active user. */
export async function actorOf(
  { database, cookies, sessions }: Sessions,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const token = cookies.tokenOf(request);
  if (token === null) return null;
  const hash = tokenHash(token);
  const row = await sessions.get(hash.toString('hex'), () => loadSession(database.kysely, hash));
  if (!row) return null;
  return {
    id: row.id,
    role: row.role,
    status: row.status,
    isInternal: row.is_internal,
    isProfileComplete: row.mobile !== null,
    row,
  };
}

async function loadSession(db: Kysely<DB>, hash: Buffer): Promise<SessionRow | null> {
  const row = await findSessionUser(db, hash);
  if (row?.is_stale) await touchSession(db, hash);
  return row ?? null;
}

/** Opens a new session and gives its cookies to the browser; an earlier one of it ends. */
export async function startSession(
  db: Kysely<DB>,
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const earlier = cookies.tokenOf(request);
  if (earlier !== null) await deleteSession(db, tokenHash(earlier));
  const token = newToken();
  await insertSession(db, tokenHash(token), userId);
  cookies.set(reply, token);
}

/** Ends the session of this request, if there is one. */
export async function endSession(
  db: Kysely<DB>,
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = cookies.tokenOf(request);
  if (token !== null) await deleteSession(db, tokenHash(token));
  cookies.clear(reply);
}
