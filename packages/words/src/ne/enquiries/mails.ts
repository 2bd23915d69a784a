import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import { firstWords } from '@pratibha/domain/text/first-words';
import type {
  enquiryRespondedMail as englishResponded,
  enquiriesWaitMail as englishWait,
} from '../../en/enquiries/mails.ts';

/** The mail to who asked something. */
export const enquiryRespondedMail: typeof englishResponded = ({ event, path, text, response }) => ({
  subject: `तपाईंको प्रश्नको उत्तर आयो: ${event}`,
  preview: firstWords(response, 120),
  heading: 'आयोजकले तपाईंको प्रश्नको उत्तर दिनुभयो',
  parts: [
    { is: 'quote', label: 'तपाईंको प्रश्न', text },
    { is: 'quote', label: 'आयोजकको उत्तर', text: response },
    { is: 'link', label: 'कार्यक्रम खोल्नुहोस्', path },
  ],
  why: 'तपाईंले यस कार्यक्रमका आयोजकलाई प्रश्न सोध्नुभएकाले यो इमेल पाउनुभएको हो।',
});

/** The mail to organisers of an event; `waiting` is how many wait as it is written. */
export const enquiriesWaitMail: typeof englishWait = ({ event, path, waiting }) => {
  const words =
    waiting === 1
      ? `“${event}”बारे एउटा प्रश्नको उत्तर दिन बाँकी छ।`
      : `“${event}”बारे ${nepaliNumber(waiting)} वटा प्रश्नको उत्तर दिन बाँकी छ।`;
  return {
    subject: `विद्यार्थीका प्रश्न आएका छन्: ${event}`,
    preview: words,
    heading: 'विद्यार्थीका प्रश्न आएका छन्',
    parts: [
      { is: 'text', text: words },
      {
        is: 'text',
        text: 'उत्तर दिन बाँकी प्रश्न रहेसम्म नयाँ प्रश्नको खबर दिनमा बढीमा एक पटक आउँछ।',
      },
      { is: 'link', label: 'उत्तर दिनुहोस्', path },
    ],
    why: 'तपाईं यस कार्यक्रमको आयोजक भएकाले यो इमेल पाउनुभएको हो।',
  };
};
