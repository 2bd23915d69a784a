import { workLinkMail } from '@pratibha/words/both/mail/work-link-mail';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { linkOfMail } from './link-checks.queries.ts';

/** What is mailed of a link: nothing of one that opens by then, or is of no work any more. */
export const linkCheckMails = {
  'work-link': aboutThis(
    linkOfMail,
    ({ language, event, params }, { link, state, reason }, path) =>
      event === null || state !== params.state || reason === null
        ? null
        : workLinkMail[language]({ event: event.title, path, link, reason }),
  ),
} satisfies Partial<MailsOfKinds>;
