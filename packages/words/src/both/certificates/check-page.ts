import { CHECK_PAGE_WORDS as en } from '../../en/certificates/check-page.ts';
import { CHECK_PAGE_WORDS as ne } from '../../ne/certificates/check-page.ts';

/** What offers the page that checks certificates, in both languages. */
export const CHECK_PAGE_WORDS = { en, ne } as const;
