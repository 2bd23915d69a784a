import type { Judge } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';

/** By what a judge is known here. */
export function nameOfJudge({ name, email }: Pick<Judge, 'name' | 'email'>): string {
  return name || email || ROUND_WORDS.nameless;
}
