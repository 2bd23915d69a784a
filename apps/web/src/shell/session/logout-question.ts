import { createStore } from '../../data/store.ts';

/**
 * What becomes of unsent work at a logout: score sheets go at each, once that was said; 'stay'
 * takes the logout back.
 */
export type LogoutChoice = 'keep' | 'keep-works' | 'remove' | 'stay';

/** How to answer the open question of a logout, or null. */
export const logoutQuestion = createStore<((choice: LogoutChoice) => void) | null>(null);

/** Asks the person, in a dialog. */
export async function askAboutUnsentWork(): Promise<LogoutChoice> {
  const { promise, resolve } = Promise.withResolvers<LogoutChoice>();
  logoutQuestion.set(resolve);
  const choice = await promise;
  logoutQuestion.set(null);
  return choice;
}
