import { enquiriesWaitMail, enquiryRespondedMail } from '@pratibha/words/both/enquiries/mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { enquiryOfMail, waitingOfMail } from './enquiries.queries.ts';

/** What is mailed of enquiries. */
export const enquiryMails = {
  'enquiry-responded': aboutThis(enquiryOfMail, ({ language, event, said }, enquiry, path) => {
    const { text, response, is_told_anew } = enquiry;
    if (event === null || response === null || is_told_anew) return null;
    const told = { event: event.title, path, text, response: said(response) };
    return enquiryRespondedMail[language](told);
  }),
  'enquiries-wait': aboutThis(waitingOfMail, ({ language, event }, waiting, path) =>
    event === null || waiting === 0
      ? null
      : enquiriesWaitMail[language]({ event: event.title, path, waiting }),
  ),
} satisfies Partial<MailsOfKinds>;
