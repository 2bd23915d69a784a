import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { LOGOUT_WORDS } from '@pratibha/words/session/logout';
import { PATHS } from '../../data/address/paths.ts';
import { api } from '../../data/api.ts';
import { TOP_CENTER, toast } from '../toasts/toasts.ts';
import { forgetTab, forgetUnsentWork, hasUnsentWork } from './kept-drafts.ts';
import { askWhatBecomesOfWork, type Leaving } from './leaving.ts';
import { clearSession, currentSession } from './session.ts';

/** How long the message of a logout stays before the user is cleared (R4.3). */
const LOGOUT_DELAY_MS = 1000;

/**
 * Ends the session. As R4.3 reads it, the message shows, and after one
 * second the user is cleared and `/` loads. Texts of R8.1; only 200 is success (R7.6).
 * Nothing that was typed stays in this browser, but for unsent work that the person wants to find
 * here again.
 */
export async function logout(): Promise<void> {
  const { user } = currentSession();
  const answer = user === null ? 'keep' : await whatBecomesOfWorkOf(user.id);
  if (answer === 'stay') return;
  try {
    const reply = await api('POST /user/logout', { success: 200 });
    toast('success', wordsIn(reply, 'message') ?? LOGOUT_WORDS.done, TOP_CENTER);
  } catch (error) {
    toast('error', failureText(error), TOP_CENTER);
    return;
  }
  if (user !== null && answer === 'remove') forgetUnsentWork(user.id);
  window.setTimeout(() => {
    forgetTab();
    clearSession();
    window.location.assign(PATHS.home);
  }, LOGOUT_DELAY_MS);
}

async function whatBecomesOfWorkOf(userId: number): Promise<Leaving> {
  if (!hasUnsentWork(userId)) return 'keep';
  try {
    await import('./LeavingQuestion.tsx');
  } catch {
    // Without a connection the dialog cannot be fetched, and drawing it would fail with the page.
    // Nothing is lost then; that the logout does not work either, it says itself.
    return 'keep';
  }
  return askWhatBecomesOfWork();
}

function failureText(error: unknown): string {
  if (error instanceof NetworkError) return LOGOUT_WORDS.offline;
  const reply = error instanceof ProblemError ? error.reply : undefined;
  return wordsIn(reply, 'message') ?? wordsIn(reply, 'detail') ?? LOGOUT_WORDS.failed;
}

/** What a reply says in a member; it need not be ours, and may be any JSON or none. */
function wordsIn(reply: unknown, member: 'message' | 'detail'): string | undefined {
  const words = (reply as Record<string, unknown> | null | undefined)?.[member];
  return typeof words === 'string' && words !== '' ? words : undefined;
}
