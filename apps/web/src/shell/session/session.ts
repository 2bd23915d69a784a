import type { Api } from '@pratibha/contract/api';
import type { EndpointResponse } from '@pratibha/contract/endpoint';
import { useMemo, useSyncExternalStore } from 'react';
import { ENDPOINTS, PATHS } from '../../data/address/paths.ts';
import { useBegin } from '../../data/begin.ts';
import { type HostApp, hostApp } from '../../data/in-app-browser.ts';
import { createStore } from '../../data/store.ts';

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

/**
 * The session, kept current. The server's HTML knows that of the person for whom it was rendered;
 * what is for everybody shows the signed-out site.
 */
export function useSession(): Session {
  const user = useBegin()?.user;
  const begun = useMemo((): Session => (user ? { status: 'user', user } : ANONYMOUS), [user]);
  return useSyncExternalStore(session.subscribe, session.get, () => begun);
}

/** Takes the person whom the document or a response names; `load-session.ts` asks. */
export function beginSession(user: SessionUser): Session {
  session.set({ status: 'user', user });
  return session.get();
}

/** The session right now, for code outside of components. */
export function currentSession(): Session {
  return session.get();
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
export function clearSession(): Session {
  session.set(ANONYMOUS);
  return ANONYMOUS;
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
