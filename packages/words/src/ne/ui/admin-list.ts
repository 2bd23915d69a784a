import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { ADMIN_LIST_WORDS as ENGLISH } from '../../en/ui/admin-list.ts';
import type { Said } from '../../said.ts';

/** Words of a list with pages and filters. */
export const ADMIN_LIST_WORDS: Said<typeof ENGLISH> = {
  pages: 'पृष्ठहरू',
  firstPage: 'पहिलो',
  previousPage: 'अघिल्लो',
  nextPage: 'अर्को',
  range: (first, last, total) => inNepaliDigits(`${total} मध्ये ${first}–${last}`),
  clearFilters: 'छानेको हटाउनुहोस्',
  filters: 'छान्नुहोस्',
  columns: 'स्तम्भ',
  savedFilters: 'सुरक्षित छनाइ',
  everything: 'सबै',
  shared: 'अरूले पनि देख्ने',
  comfortable: 'पङ्क्तिबीच बढी ठाउँ',
  compact: 'पङ्क्तिबीच कम ठाउँ',
  print: 'पूरै सूची छाप्नुहोस्',
  loadingToPrint: (loaded, total) => inNepaliDigits(`छाप्नका लागि ${total} मध्ये ${loaded} ल्याइयो…`),
  printFailed: 'छाप्नका लागि सूची ल्याउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  inForce: (label, value) => `${label}: ${value}`,
  notWhole: (most) => `यो पूरै सूची होइन: “पूरै सूची छाप्नुहोस्”ले ${inNepaliDigits(most)} पङ्क्तिसम्म छाप्छ।`,
};
