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
 * Asks again, after a change of the profile or a registration. Who is known stays so until the
 * server says that they are signed out; else failing means signed out.
 */
export async function refreshSession(): Promise<Session> {
  const next = await askSession();
  pending = Promise.resolve(next);
  return next;
}

/**
 * Asks for somebody whom the document named. Nothing is drawn anew where they still are who they
 * were.
 */
export async function confirmSession(): Promise<void> {
  const begun = currentSession();
  pending = Promise.resolve(begun);
  const next = await askSession(JSON.stringify(begun.user));
  pending = Promise.resolve(next);
}

/** @param known the person as JSON, for whom nothing has to change */
async function askSession(known?: string): Promise<Session> {
  if (xsrfToken() === null) return clearSession();
  try {
    const user = await api('GET /user/profile', {});
    return JSON.stringify(user) === known ? currentSession() : beginSession(user);
  } catch (error) {
    const isOver = error instanceof ProblemError && error.status === 401;
    return !isOver && currentSession().status === 'user' ? currentSession() : clearSession();
  }
}
