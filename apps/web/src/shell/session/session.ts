import type { Api } from '@pratibha/contract/api';
import { ProblemError } from '@pratibha/contract/client';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { useMemo, useSyncExternalStore } from 'react';
import { ENDPOINTS, PATHS } from '../../data/address/paths.ts';
import { api } from '../../data/api.ts';
import { useBegin } from '../../data/begin.ts';
import { type HostApp, hostApp } from '../../data/in-app-browser.ts';
import { createStore } from '../../data/store.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';

/** The signed-in person as `GET /user/profile` tells it (R3.1). */
export type SessionUser = EndpointResponse<Api['GET /user/profile']>;

export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | { readonly status: 'user'; readonly user: SessionUser };

const LOADING: Session = { status: 'loading', user: null };
const ANONYMOUS: Session = { status: 'anonymous', user: null };
/** The parameter that says where a visitor wanted to go; the server writes it, too. */
const SIGN_IN = 'sign-in';

const session = createStore<Session>(LOADING);
let pending: Promise<Session> | null = null;

/**
 * The session, kept current. The server's HTML knows that of the person for whom it was rendered;
 * what is for everybody shows the signed-out site.
 */
export function useSession(): Session {
  const user = useBegin()?.user;
  const begun = useMemo((): Session => (user ? { status: 'user', user } : ANONYMOUS), [user]);
  return useSyncExternalStore(session.subscribe, session.get, () => begun);
}

/** Takes the person whom the document names; `refreshSession` asks again. */
export function beginSession(user: SessionUser): void {
  session.set({ status: 'user', user });
}

/** The session right now, for code outside of components. */
export function currentSession(): Session {
  return session.get();
}

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
  let next: Session = ANONYMOUS;
  if (xsrfToken() !== null) {
    try {
      next = { status: 'user', user: await api('GET /user/profile', {}) };
    } catch (error) {
      const isOver = error instanceof ProblemError && error.status === 401;
      if (!isOver) next = knownOr(ANONYMOUS);
    }
  }
  session.set(next);
  pending = Promise.resolve(next);
  return next;
}

function knownOr(nobody: Session): Session {
  const known = session.get();
  return known.status === 'user' ? known : nobody;
}

/**
 * The address that starts the sign-in (R7.4: the browser goes there) and comes back to
 * `returnTo`, a path of this site. A link, so that it also works without scripts.
 */
export function signInUrl(returnTo: string): string {
  return `${ENDPOINTS.signIn}?return_to=${encodeURIComponent(returnTo)}`;
}

/** The app around the page in which Google would refuse the sign-in; null in ordinary browsers. */
export function refusingApp(): HostApp | null {
  return hostApp(navigator.userAgent);
}

/** Forgets the user in this document; `logout.ts` ends the session itself. */
export function clearSession(): void {
  session.set(ANONYMOUS);
}

/** Leaves a guarded page for `/`, where the Login Required modal opens and returns to `target`. */
export function leaveToSignIn(target: string): void {
  window.location.replace(`${PATHS.home}?${SIGN_IN}=${encodeURIComponent(target)}`);
}

/**
 * The page from which the server or a guard sent a visitor here to sign in (R2.4), as the address
 * says; the address becomes `/`, so that neither reload nor bookmark asks again. Not checked.
 */
export function takeReturnTarget(): string | null {
  const target = new URLSearchParams(window.location.search).get(SIGN_IN);
  if (target !== null) history.replaceState(history.state, '', window.location.pathname);
  return target;
}
