import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { BELL_WORDS as ENGLISH } from '../../en/notifications/bell.ts';
import type { Said } from '../../said.ts';

/** The bell beside the name of whoever is signed in. */
export const BELL_WORDS: Said<typeof ENGLISH> = {
  label: (unread) => (unread === 0 ? 'सूचना' : `सूचना, ${nepaliNumber(unread)} नपढिएका`),
  count: nepaliNumber,
  most: '९९+',
};
