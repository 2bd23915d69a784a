import { ProblemError } from '@pratibha/contract/client';
import { api } from '../../data/api.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';
import { beginSession, clearSession, currentSession, type Session } from './session.ts';

let pending: Promise<Session> | null = null;

/**
 * Asks who is signed in, once; later calls share the response. A browser without the anti-forgery
 * cookie has no session and is not asked.
 */
export function loadSession(): Promise<Session> {
  pending ??= refreshSession();
  return pending;
}

/**
 * Asks again, after a change of the profile or a registration. Who is known stays so until the server
 * says that they are signed out; else failing means signed out.
 */
export async function refreshSession(): Promise<Session> {
  const next = await askSession();
  pending = Promise.resolve(next);
  return next;
}

async function askSession(): Promise<Session> {
  if (xsrfToken() === null) return clearSession();
  try {
    return beginSession(await api('GET /user/profile', {}));
  } catch (error) {
    const isOver = error instanceof ProblemError && error.status === 401;
    return !isOver && currentSession().status === 'user' ? currentSession() : clearSession();
  }
}
