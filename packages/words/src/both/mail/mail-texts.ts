import * as en from '../../en/mail/mail-texts.ts';
import * as ne from '../../ne/mail/mail-texts.ts';

export const MAIL_TEXTS = { en: en.MAIL_TEXTS, ne: ne.MAIL_TEXTS } as const;
export const MAIL_CALENDAR_WORDS = {
  en: en.MAIL_CALENDAR_WORDS,
  ne: ne.MAIL_CALENDAR_WORDS,
} as const;
