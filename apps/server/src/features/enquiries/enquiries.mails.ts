import { enquiriesWaitMail, enquiryRespondedMail } from '@pratibha/words/enquiries/mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { enquiryOfMail, waitingOfMail } from './enquiries.queries.ts';

/** What is mailed of enquiries. */
export const enquiryMails = {
  'enquiry-responded': aboutThis(enquiryOfMail, ({ event }, enquiry, path) => {
    const { text, response, is_told_anew } = enquiry;
    if (event === null || response === null || is_told_anew) return null;
    return enquiryRespondedMail({ event: event.title, path, text, response });
  }),
  'enquiries-wait': aboutThis(waitingOfMail, ({ event }, waiting, path) =>
    event === null || waiting === 0
      ? null
      : enquiriesWaitMail({ event: event.title, path, waiting }),
  ),
} satisfies Partial<MailsOfKinds>;
