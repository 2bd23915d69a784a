const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'You are 4th on the waiting list', which is a link on a card. */
export function rankWords(rank: number): string {
  return `You are ${rank}${ENDS[RULES.select(rank)] ?? 'th'} on the waiting list`;
}

/** The same as a sentence. */
export const rankSentence = (rank: number): string => `${rankWords(rank)}.`;
