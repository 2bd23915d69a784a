import * as en from '../../en/enquiries/mails.ts';
import * as ne from '../../ne/enquiries/mails.ts';

export const enquiryRespondedMail = {
  en: en.enquiryRespondedMail,
  ne: ne.enquiryRespondedMail,
} as const;
export const enquiriesWaitMail = { en: en.enquiriesWaitMail, ne: ne.enquiriesWaitMail } as const;
