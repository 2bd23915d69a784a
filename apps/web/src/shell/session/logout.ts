import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { LANGUAGE } from '@pratibha/words/language';
import { LOGOUT_WORDS } from '@pratibha/words/session/logout';
import { api } from '../../data/api.ts';
import { forgetKept } from '../../data/kept/forget-kept.ts';
import { TOP_CENTER, toast } from '../toasts/toasts.ts';
import { askAboutUnsentWork, type LogoutChoice } from './logout-question.ts';
import { leaveForHome, tellOtherTabs } from './other-tabs.ts';
import { forgetRecent, forgetUnsentWork, hasUnsentWork } from './saved-drafts.ts';
import { currentSession } from './session.ts';

/** How long the message of a logout stays before the user is cleared (R4.3). */
const LOGOUT_DELAY_MS = 1000;

/**
 * Ends the session. As R4.3 reads it, the message shows, and after one
 * second the user is cleared and `/` loads. Texts of R8.1; only 200 is success (R7.6).
 * Nothing that was typed stays in this browser, but for unsent work that the person wants to find
 * here again.
 *
 * @returns what became of the session where the logout failed, to be told beside its button
 */
export async function logout(): Promise<string | null> {
  const { user } = currentSession();
  const choice = user === null ? 'keep' : await whatBecomesOfWorkOf(user.id);
  if (choice === 'stay') return null;
  try {
    const response = await api('POST /user/logout', { success: 200 });
    toast('success', wordsIn(response, 'message') ?? LOGOUT_WORDS.done, TOP_CENTER);
  } catch (error) {
    toast('error', failureText(error), TOP_CENTER);
    return standingAfter(error);
  }
  if (user !== null) {
    forgetRecent(user.id);
    if (choice !== 'keep') forgetUnsentWork(user.id, choice === 'remove' ? '' : 'sheet.');
  }
  void forgetKept();
  // Of what was removed the copies go, too; where that cannot be fetched, they go the next time.
  import('../../data/uploads/forget-uploads.ts').then(
    (late) => late.forgetUploads(),
    () => null,
  );
  tellOtherTabs();
  window.setTimeout(leaveForHome, LOGOUT_DELAY_MS);
  return null;
}

async function whatBecomesOfWorkOf(userId: number): Promise<LogoutChoice> {
  if (!hasUnsentWork(userId)) return 'keep';
  try {
    await import('./LogoutQuestion.tsx');
  } catch {
    // Without a connection the dialog cannot be fetched, and drawing it would fail with the page.
    // Nothing is lost then; that the logout does not work either, it says itself.
    return 'keep';
  }
  return askAboutUnsentWork();
}

function failureText(error: unknown): string {
  if (error instanceof NetworkError) return LOGOUT_WORDS.offline;
  if (!(error instanceof ProblemError)) return LOGOUT_WORDS.failed;
  // What the response itself says is English.
  if (LANGUAGE !== 'en') return error.body.detail;
  const response = error.responseBody;
  return wordsIn(response, 'message') ?? wordsIn(response, 'detail') ?? LOGOUT_WORDS.failed;
}

/** Whether somebody is still signed in at what may be a shared computer. */
function standingAfter(error: unknown): string {
  if (!(error instanceof NetworkError)) return LOGOUT_WORDS.stillSignedIn;
  return error.isUnsent ? LOGOUT_WORDS.nothingSent : LOGOUT_WORDS.uncertain;
}

/** What a response says in a member; it need not be ours, and may be any JSON or none. */
function wordsIn(response: unknown, member: 'message' | 'detail'): string | undefined {
  const words = (response as Record<string, unknown> | null | undefined)?.[member];
  return typeof words === 'string' && words !== '' ? words : undefined;
}
