import { MAIL_TEXTS } from '@pratibha/words/both/mail/mail-texts';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { editionOfMail } from './publication.queries.ts';

/**
 * What is mailed of an edition: that it was not published at its instant, until somebody has seen
 * to it.
 */
export const editionMails = {
  'publication-waits': aboutThis(
    editionOfMail,
    ({ language }, { slug, failure }, path) =>
      failure && MAIL_TEXTS[language]['publication-waits']({ path, edition: slug, failure }),
  ),
} satisfies Partial<MailsOfKinds>;
