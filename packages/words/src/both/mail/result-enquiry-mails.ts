import * as en from '../../en/mail/result-enquiry-mails.ts';
import * as ne from '../../ne/mail/result-enquiry-mails.ts';

export const resultEnquiryRespondedMail = {
  en: en.resultEnquiryRespondedMail,
  ne: ne.resultEnquiryRespondedMail,
} as const;
export const resultEnquiriesWaitMail = {
  en: en.resultEnquiriesWaitMail,
  ne: ne.resultEnquiriesWaitMail,
} as const;
export const approvalWaitsMail = { en: en.approvalWaitsMail, ne: ne.approvalWaitsMail } as const;
