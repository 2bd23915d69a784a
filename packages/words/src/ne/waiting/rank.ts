import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type {
  rankWords as english,
  rankSentence as englishSentence,
} from '../../en/waiting/rank.ts';

/** The place on a waiting list, which is a link on a card. */
export const rankWords: typeof english = (rank) =>
  `तपाईं प्रतीक्षा सूचीको ${nepaliNumber(rank)} नम्बरमा हुनुहुन्छ`;

/** The same as a sentence. */
export const rankSentence: typeof englishSentence = (rank) => `${rankWords(rank)}।`;
