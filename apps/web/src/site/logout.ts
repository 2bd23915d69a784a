import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { PATHS } from '../paths.ts';
import { api } from './api.ts';
import { clearSession } from './session.ts';
import { SHELL } from './texts.ts';
import { TOP_CENTER, toast } from './toasts.ts';

/** How long the message of a logout stays before the user is cleared (spec section 4). */
const LOGOUT_DELAY_MS = 1000;

/**
 * Ends the session. Both readings of the spec (section 4) hold: the message shows, and after one
 * second the user is cleared and `/` loads. Texts of section 8.
 */
export async function logout(): Promise<void> {
  try {
    const { message } = await api('POST /user/logout', {});
    toast('success', message || SHELL.logoutDone, TOP_CENTER);
  } catch (error) {
    toast('error', failureText(error), TOP_CENTER);
    return;
  }
  window.setTimeout(() => {
    clearSession();
    window.location.assign(PATHS.home);
  }, LOGOUT_DELAY_MS);
}

function failureText(error: unknown): string {
  if (error instanceof NetworkError) return SHELL.logoutOffline;
  if (error instanceof ProblemError) return error.body.detail || SHELL.logoutFailed;
  return SHELL.logoutFailed;
}
