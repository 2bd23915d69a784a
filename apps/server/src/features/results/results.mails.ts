import {
  approvalWaitsMail,
  resultEnquiriesWaitMail,
  resultEnquiryRespondedMail,
} from '@pratibha/words/both/mail/result-enquiry-mails';
import { resultsCorrectedMail, resultsOutMail } from '@pratibha/words/both/mail/results-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import {
  approvalOfMail,
  resultEnquiriesOfMail,
  resultEnquiryOfMail,
} from './asked-results.queries.ts';
import { resultOfMail } from './told-results.queries.ts';

/** What whoever handed in and organisers are mailed: nothing that is no longer so. */
export const resultsMails = {
  'results-out': aboutThis(
    resultOfMail,
    ({ language }, { event_title: event, awards, is_judged }, path) =>
      resultsOutMail[language]({ event, path, awards, isJudged: is_judged }),
  ),
  'results-corrected': aboutThis(
    resultOfMail,
    ({ language, said }, { event_title: event, awards, reason }, path) =>
      resultsCorrectedMail[language]({ event, path, awards, reason: said(reason ?? '') }),
  ),
  'approval-waits': aboutThis(
    approvalOfMail,
    ({ language }, { event_title: event, round_title: round, by }, path) =>
      approvalWaitsMail[language]({ event, round, by, path }),
  ),
  'result-enquiries-wait': aboutThis(resultEnquiriesOfMail, ({ language, event }, waiting, path) =>
    event === null || waiting === 0
      ? null
      : resultEnquiriesWaitMail[language]({ event: event.title, path, waiting }),
  ),
  'result-enquiry-responded': aboutThis(
    resultEnquiryOfMail,
    ({ language, event, said }, enquiry, path) => {
      const { text, response, is_told_anew } = enquiry;
      if (event === null || response === null || is_told_anew) return null;
      const told = { event: event.title, path, text, response: said(response) };
      return resultEnquiryRespondedMail[language](told);
    },
  ),
} satisfies Partial<MailsOfKinds>;
