import type { RoundManner } from '@pratibha/domain/judging/manners';

/** What the manners of a round are called. */
export const MANNERS_WORDS = {
  remote: 'Remote',
  'at-the-stand': 'At the stand',
  presented: 'Presented',
} as const satisfies Record<RoundManner, string>;
