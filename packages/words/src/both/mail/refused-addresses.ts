import { addressRefusedSince as en } from '../../en/mail/refused-addresses.ts';
import { addressRefusedSince as ne } from '../../ne/mail/refused-addresses.ts';

/** The same in each language. */
export const addressRefusedSince = { en, ne } as const;
