import { VERIFY_PAGE_WORDS as en } from '../../en/certificates/verify-page.ts';
import { VERIFY_PAGE_WORDS as ne } from '../../ne/certificates/verify-page.ts';

/** What stands on the page that checks certificates, in both languages. */
export const VERIFY_PAGE_WORDS = { en, ne } as const;
