import * as en from '../../en/mail/results-mails.ts';
import * as ne from '../../ne/mail/results-mails.ts';

export const resultsOutMail = { en: en.resultsOutMail, ne: ne.resultsOutMail } as const;
export const resultsCorrectedMail = {
  en: en.resultsCorrectedMail,
  ne: ne.resultsCorrectedMail,
} as const;
