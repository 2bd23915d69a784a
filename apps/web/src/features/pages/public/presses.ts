import { REGISTRATION_WORDS } from '@pratibha/words/pages/registration';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { ENDPOINTS, PATHS } from '../../../data/address/paths.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { requireLogin } from '../../../data/login-required.ts';
import { createStore } from '../../../data/store.ts';
import { currentSession, refusingApp } from '../../../shell/session/session.ts';

/** A gallery picture that was asked for, and the link to give the focus back to. */
export type OpenPicture = { readonly index: number; readonly opener: HTMLElement };

export const openPicture = createStore<OpenPicture | null>(null);

const SIGN_IN = `[href^="${ENDPOINTS.signIn}"]`;

/**
 * Presses inside the frozen parts: 'Register Now' goes on to the events if signed in and else opens
 * the sign-in modal, in other words once nobody can register; a sign-in from inside an app, where
 * it would be refused, opens it too; a gallery picture opens the lightbox; a notice is closed.
 */
export function listenToPresses(): void {
  document.addEventListener('click', (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const target = event.target as Element;
    target.closest('[data-dismiss]')?.parentElement?.remove();
    const signIn = target.closest<HTMLAnchorElement>(`${SIGN_IN}:not(dialog *)`);
    if (signIn && isPlain && refusingApp()) {
      event.preventDefault();
      const returnTo = new URL(signIn.href).searchParams.get('return_to');
      requireLogin(SHELL_WORDS.signInToContinue, returnTo ?? PATHS.home);
    }
    const link = target.closest<HTMLElement>('[data-register], [data-picture]');
    if (link === null || !isPlain) return;
    if (link.dataset.picture !== undefined) {
      event.preventDefault();
      openPicture.set({ index: Number(link.dataset.picture), opener: link });
    } else if (currentSession().status === 'anonymous') {
      event.preventDefault();
      const { signInToSeeEvents } = REGISTRATION_WORDS;
      const words = isRegistrationOver() ? signInToSeeEvents : SHELL_WORDS.signInToRegister;
      requireLogin(words, USER_PATHS.events);
    }
  });
  for (const sign of ['pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      if ((target as Element).closest(SIGN_IN)) fetchAhead();
    });
}

/** The student's scripts, for whoever is about to sign in or has (`area-ahead.ts`). */
export function fetchAhead(): void {
  void import('./area-ahead.ts').then(
    ({ fetchArea }) => fetchArea(),
    () => undefined,
  );
}

/** By the server's clock, as `EditionPhaseMark` wrote it. */
function isRegistrationOver(): boolean {
  const { phase } = document.documentElement.dataset;
  return phase === 'closed' || phase === 'over';
}
