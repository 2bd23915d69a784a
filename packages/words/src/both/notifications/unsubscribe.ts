import { UNSUBSCRIBE_WORDS as en } from '../../en/notifications/unsubscribe.ts';
import { UNSUBSCRIBE_WORDS as ne } from '../../ne/notifications/unsubscribe.ts';

/** The pages behind the link that ends announcements by mail, in both languages. */
export const UNSUBSCRIBE_WORDS = { en, ne } as const;
