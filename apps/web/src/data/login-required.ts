import { createStore } from './store.ts';

export type LoginRequest = { readonly message: string; readonly returnTo: string };

/** The open request of the Login Required modal, or null. */
export const loginRequest = createStore<LoginRequest | null>(null);

/**
 * Opens the Login Required modal from anywhere (R2.11).
 * @param returnTo where the sign-in comes back to; the current page when left out
 */
export function requireLogin(message: string, returnTo?: string): void {
  const here = window.location.pathname + window.location.search;
  loginRequest.set({ message, returnTo: returnTo ?? here });
}
