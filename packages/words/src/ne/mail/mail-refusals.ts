import type { MAIL_REFUSAL_WORDS as ENGLISH } from '../../en/mail/mail-refusals.ts';

/** Why a mail may not be sent again. */
export const MAIL_REFUSAL_WORDS: typeof ENGLISH = {
  'mail-is-off': 'यहाँबाट इमेल पठाइँदैन।',
  'mail-not-failed': 'यो इमेल पठाउन नसकिएको वा फर्काइएको होइन।',
};
