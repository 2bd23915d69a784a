import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { ARCHIVE_WORDS as ENGLISH } from '../../en/pages/archive.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** What is said of earlier years, and on the page of one. */
export const ARCHIVE_WORDS: Said<typeof ENGLISH> = {
  reading: (edition) => `तपाईं ${withPostposition(edition, 'को')} पुरानो पृष्ठ पढ्दै हुनुहुन्छ।`,
  toLive: (edition) => `${withPostposition(edition, 'मा')} जानुहोस्`,
  earlier: 'अघिल्ला संस्करण:',
  year: (year) => inNepaliDigits(year),
};
