import { resultsCorrectedMail, resultsOutMail } from '@pratibha/words/mail/results-mails';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { resultOfMail } from './told-results.queries.ts';

/** What whoever handed in is mailed: nothing that is no longer so. */
export const resultsMails = {
  'results-out': aboutThis(resultOfMail, (_, { event_title: event, awards, is_judged }, path) =>
    resultsOutMail({ event, path, awards, isJudged: is_judged }),
  ),
  'results-corrected': aboutThis(resultOfMail, (_, { event_title: event, awards, reason }, path) =>
    resultsCorrectedMail({ event, path, awards, reason: reason ?? '' }),
  ),
} satisfies Partial<MailsOfKinds>;
