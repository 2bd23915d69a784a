import {
  approvalWaitsMail,
  resultEnquiriesWaitMail,
  resultEnquiryRespondedMail,
} from '@pratibha/words/mail/result-enquiry-mails';
import { resultsCorrectedMail, resultsOutMail } from '@pratibha/words/mail/results-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import {
  approvalOfMail,
  resultEnquiriesOfMail,
  resultEnquiryOfMail,
} from './asked-results.queries.ts';
import { resultOfMail } from './told-results.queries.ts';

/** What whoever handed in and organisers are mailed: nothing that is no longer so. */
export const resultsMails = {
  'results-out': aboutThis(resultOfMail, (_, { event_title: event, awards, is_judged }, path) =>
    resultsOutMail({ event, path, awards, isJudged: is_judged }),
  ),
  'results-corrected': aboutThis(resultOfMail, (_, { event_title: event, awards, reason }, path) =>
    resultsCorrectedMail({ event, path, awards, reason: reason ?? '' }),
  ),
  'approval-waits': aboutThis(
    approvalOfMail,
    (_, { event_title: event, round_title: round, by }, path) =>
      approvalWaitsMail({ event, round, by, path }),
  ),
  'result-enquiries-wait': aboutThis(resultEnquiriesOfMail, ({ event }, waiting, path) =>
    event === null || waiting === 0
      ? null
      : resultEnquiriesWaitMail({ event: event.title, path, waiting }),
  ),
  'result-enquiry-responded': aboutThis(resultEnquiryOfMail, ({ event }, enquiry, path) => {
    const { text, response, is_told_anew } = enquiry;
    if (event === null || response === null || is_told_anew) return null;
    return resultEnquiryRespondedMail({ event: event.title, path, text, response });
  }),
} satisfies Partial<MailsOfKinds>;
