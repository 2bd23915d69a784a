import type { REGISTER_LINK_WORDS as ENGLISH } from '../../en/pages/register-link.ts';
import type { Said } from '../../said.ts';

/** The link of the landing page to the events (R2.20); its words stand in markup alone. */
export const REGISTER_LINK_WORDS: Said<typeof ENGLISH> = {
  registerNow: 'अहिले नै दर्ता गर्नुहोस्',
  seeEvents: 'कार्यक्रम हेर्नुहोस्',
};
