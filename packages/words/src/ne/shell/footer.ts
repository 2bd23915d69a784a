import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { FOOTER_WORDS as ENGLISH } from '../../en/shell/footer.ts';
import type { Said } from '../../said.ts';

/** The words of the footer; apart, because the public document carries no code for it. */
export const FOOTER_WORDS: Said<typeof ENGLISH> = {
  quickLinks: 'उपयोगी लिङ्क',
  contact: 'सम्पर्क',
  showMap: 'नक्सा देखाउनुहोस्',
  mapTitle: (place) => `नक्सा: ${place}`,
  mapNote: 'नक्सा openstreetmap.org बाट आउँछ।',
  legal: (year, organiser) => `© ${inNepaliDigits(year)} ${organiser}। सर्वाधिकार सुरक्षित।`,
};
