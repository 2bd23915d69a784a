import type { RoundRefusal } from '@pratibha/domain/judging/round-refusals';

/** Why the best of a round are not told, or a nomination is not made. */
export const ROUND_REFUSAL_WORDS: Readonly<Record<RoundRefusal, string>> = {
  'no-round-before': 'There is no round before this one, of which it could take the best.',
  'round-before-not-over':
    'The round before is not over yet: who its best are is known when its time has ended.',
  'border-not-settled':
    'Some works are equal at the border. Take all of them, or choose as many as there is room for, with a reason.',
  'own-conflict-there':
    'You may not see the order of a work of that round, as you made it or know who did. Another organiser opens this one.',
  'nomination-in-use':
    'Judges have nominated a work for this already: it can be called otherwise, and not removed.',
  'not-nominating': 'Works are nominated while the round is open, by who judges in it.',
};
