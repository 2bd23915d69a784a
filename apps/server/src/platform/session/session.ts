import type { Actor } from '@pratibha/domain/access';
import { deviceOf } from '@pratibha/domain/people/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { MOST_SESSIONS, newToken, type SessionCookies, tokenHash } from './cookies.ts';
import {
  deleteOldestSessions,
  deleteSession,
  insertSession,
  type TokenInUse,
} from './session.queries.ts';
import type { SessionCache, SessionRow } from './session-cache.ts';
import { bearerOf, isApiToken } from './tokens.ts';

/** The person who sends a request: what the access rules ask, who it is, and by which token. */
export type SignedIn = Actor & {
  readonly row: SessionRow;
  /** Null where somebody sits before a browser. */
  readonly token: TokenInUse | null;
};

type Sessions = {
  readonly cookies: SessionCookies;
  readonly sessions: SessionCache;
  readonly tokens: SessionCache;
};

/**
 * Who sends the request: null without a live token or session of an active user. Where a token is
 * sent nothing else counts. At once where the database need not be asked.
 */
export function actorOf(
  { cookies, sessions, tokens }: Sessions,
  request: FastifyRequest,
): SignedIn | null | Promise<SignedIn | null> {
  const bearer = bearerOf(request);
  if (bearer !== null) return isApiToken(bearer) ? holderOf(tokens, bearer) : null;
  const token = cookies.tokenOf(request);
  return token === null ? null : holderOf(sessions, token);
}

function holderOf(cache: SessionCache, token: string): SignedIn | Promise<SignedIn | null> {
  const known = cache.peek(token);
  if (known !== undefined) return signedIn(known);
  return cache.get(token).then((row) => (row === null ? null : signedIn(row)));
}

function signedIn(row: SessionRow): SignedIn {
  return {
    id: row.id,
    role: row.role,
    status: row.status,
    isInternal: row.is_internal,
    isProfileComplete: row.mobile !== null,
    event_grants: row.event_grants ?? [],
    token: row.token ?? null,
    row,
  };
}

/**
 * Opens a new session and gives its cookies to the browser; an earlier one of it ends, and the
 * oldest of a person who has too many. In a transaction that holds the person.
 */
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
  await insertSession(db, tokenHash(token), userId, deviceOf(request.headers['user-agent']));
  await deleteOldestSessions(db, userId, MOST_SESSIONS);
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
