import { CERTIFICATE_PAGE_WORDS as en } from '../../en/certificates/link-pages.ts';
import { CERTIFICATE_PAGE_WORDS as ne } from '../../ne/certificates/link-pages.ts';

/** The pages of a certificate that is shared or sent, in both languages. */
export const CERTIFICATE_PAGE_WORDS = { en, ne } as const;
