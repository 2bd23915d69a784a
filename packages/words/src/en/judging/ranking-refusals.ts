import type { RankingRefusal } from '@pratibha/domain/ranking/ranking-refusals';

/** Why somebody is not told how works of a round are ranked. */
export const RANKING_REFUSAL_WORDS: Readonly<Record<RankingRefusal, string>> = {
  'own-work-ranked':
    'You made a work of this round, or have a conflict of interest with one: another organiser reads how its works are ranked.',
};
