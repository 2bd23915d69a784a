import type { RankingRefusal } from '@pratibha/domain/ranking/ranking-refusals';

/** Why somebody is not told how works of a round are ranked. */
export const RANKING_REFUSAL_WORDS: Readonly<Record<RankingRefusal, string>> = {
  'own-work-ranked':
    'यस चरणमा तपाईंको आफ्नै कृति छ, वा कुनै कृतिसँग तपाईंको स्वार्थ जोडिएको छ। त्यसैले कृतिको स्थान अर्को आयोजकले हेर्नुहुन्छ।',
};
