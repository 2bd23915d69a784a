import type { SHELL_WORDS as ENGLISH } from '../../en/shell/frame.ts';
import type { Said } from '../../said.ts';

/** The words of the shell that both documents share. */
export const SHELL_WORDS: Said<typeof ENGLISH> = {
  home: (site) => `${site}, गृहपृष्ठ`,
  skipToContent: 'सोझै मुख्य भागमा जानुहोस्',
  loading: 'खुल्दै छ…',
  close: 'बन्द गर्नुहोस्',

  mainMenu: 'मुख्य मेनु',
  openMenu: 'मेनु खोल्नुहोस्',
  closeMenu: 'मेनु बन्द गर्नुहोस्',
  signIn: 'लगइन',

  signInToRegister: 'कार्यक्रममा दर्ता गर्न लगइन गर्नुहोस्',
  signInToContinue: 'अगाडि बढ्न लगइन गर्नुहोस्',
};
