import type { workLinkMail as english } from '../../en/mail/work-link-mail.ts';
import { linkReason } from '../link-checks/states.ts';

/** The mail to a student whose link others cannot open. */
export const workLinkMail: typeof english = ({ event, path, link, reason }) => ({
  subject: `तपाईंको कृतिको एउटा लिङ्क खुल्दैन: ${event}`,
  preview: `“${event}”मा बुझाएको तपाईंको कृतिको एउटा लिङ्क हेर्नेले खोल्न सक्दैनन्।`,
  heading: 'तपाईंको कृतिको एउटा लिङ्क खुल्दैन',
  parts: [
    {
      is: 'text',
      text: `“${event}”मा बुझाएको तपाईंको कृतिका लिङ्क हामीले खाता नभएको जोकोहीले खोलेजस्तै गरी खोलेर हेर्‍यौँ। यो लिङ्क खुलेन:`,
    },
    {
      is: 'facts',
      facts: [
        ['लिङ्क', link],
        ['के भयो', linkReason(reason)],
      ],
    },
    {
      is: 'text',
      text: 'लिङ्क पाउने जोकोहीले खोल्न मिल्ने गरी सेयर गर्नुहोस्, अनि अरूले के देख्छन् भनेर प्राइभेट विन्डोमा खोलेर हेर्नुहोस्। कृति बदल्न मिलुन्जेल अर्को लिङ्क पनि दिन सक्नुहुन्छ। जे भए पनि तपाईंको कृति बुझाइएकै छ।',
    },
    { is: 'link', label: 'आफ्नो कृति हेर्नुहोस्', path },
  ],
  why: 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।',
});
