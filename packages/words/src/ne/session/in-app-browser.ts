import type { IN_APP_WORDS as ENGLISH } from '../../en/session/in-app-browser.ts';
import type { Said } from '../../said.ts';

/**
 * For people in the browser of an app, where Google refuses to sign them in; fetched for them only.
 */
export const IN_APP_WORDS: Said<typeof ENGLISH> = {
  why: (app) => `यो पृष्ठ ${app} भित्रै खुलेको छ; त्यहाँबाट Google ले कसैलाई लगइन गर्न दिँदैन।`,
  openIt: 'आफ्नो ब्राउजरमा खोल्नुहोस्, अनि यहीँबाट अगाडि बढ्नुहोस्।',
  pasteIt: 'लिङ्क कपी गर्नुहोस्, Safari खोलेर त्यहाँ पेस्ट गर्नुहोस्, अनि यहीँबाट अगाडि बढ्नुहोस्।',
  open: 'ब्राउजरमा खोल्नुहोस्',
  copy: 'लिङ्क कपी गर्नुहोस्',
  copied: 'कपी भयो। ब्राउजरको ठेगाना लेख्ने ठाउँमा पेस्ट गर्नुहोस्।',
  notCopied: 'कपी भएन। माथिको लिङ्कमा औँलाले थिचिराखेर कपी गर्नुहोस्।',
  link: 'यस पृष्ठको लिङ्क',
};
