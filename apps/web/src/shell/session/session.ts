import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ENDPOINTS, PATHS } from '../../data/address/paths.ts';
import { api } from '../../data/api.ts';
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
const RETURN_KEY = 'pratibha.return-to';

const session = createStore<Session>(LOADING);
let pending: Promise<Session> | null = null;

/** The session, kept current. The server's HTML knows none: it shows the signed-out site. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => ANONYMOUS);
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

/** Asks again, after a change of the profile or a registration. Failing means signed out. */
export async function refreshSession(): Promise<Session> {
  let next: Session = ANONYMOUS;
  if (xsrfToken() !== null) {
    try {
      next = { status: 'user', user: await api('GET /user/profile', {}) };
    } catch {
      next = ANONYMOUS;
    }
  }
  session.set(next);
  pending = Promise.resolve(next);
  return next;
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

/**
 * Leaves a guarded page for `/`, where the Login Required modal opens and the sign-in returns to
 * `target`. Without session storage (private mode) the visitor simply lands on `/`.
 */
export function leaveToSignIn(target: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, target);
  } catch {
    // The target is a comfort; the redirect is the rule.
  }
  window.location.replace(PATHS.home);
}

/** The page a guard turned away from, told once. */
export function takeReturnTarget(): string | null {
  try {
    const target = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    return target?.startsWith('/') && !target.startsWith('//') ? target : null;
  } catch {
    return null;
  }
}
