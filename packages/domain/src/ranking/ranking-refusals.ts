/** Why somebody is not told how works of a round are ranked. */
export const RANKING_REFUSALS = ['own-work-ranked'] as const;
export type RankingRefusal = (typeof RANKING_REFUSALS)[number];
