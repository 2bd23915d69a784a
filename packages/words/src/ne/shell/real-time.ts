import type { REAL_TIME_WORDS as ENGLISH } from '../../en/shell/real-time.ts';
import type { Said } from '../../said.ts';

/** Words beside times that the demo's clock does not move. */
export const REAL_TIME_WORDS: Said<typeof ENGLISH> = {
  note: 'यहाँका समय यही कम्प्युटरको घडीका हुन्; नमुनाको घडी सार्दा यी सर्दैनन्।',
};
