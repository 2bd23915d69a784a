import { createStore } from '../../data/store.ts';

/** What becomes of unsent work at a logout; 'stay' takes the logout back. */
export type Leaving = 'keep' | 'remove' | 'stay';

/** How to answer the open question of a logout, or null. */
export const leavingQuestion = createStore<((answer: Leaving) => void) | null>(null);

/** Asks the person, in a dialog. */
export async function askWhatBecomesOfWork(): Promise<Leaving> {
  const { promise, resolve } = Promise.withResolvers<Leaving>();
  leavingQuestion.set(resolve);
  const answer = await promise;
  leavingQuestion.set(null);
  return answer;
}
