import type { MailRefusal } from '@pratibha/domain/refusals';

/** Why a mail may not be sent again. */
export const MAIL_REFUSAL_WORDS: Readonly<Record<MailRefusal, string>> = {
  'mail-is-off': 'This installation sends no mails.',
  'mail-not-failed': 'This mail neither failed nor was it refused.',
};
