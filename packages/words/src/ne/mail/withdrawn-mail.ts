import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { withdrawnMail as english } from '../../en/mail/withdrawn-mail.ts';
import { formatDateTime } from '../time.ts';

/** What a student is mailed who withdrew. */
export const withdrawnMail: typeof english = ({ event, path, number, at }) => {
  const registration = `#${inNepaliDigits(number)}`;
  return {
    subject: `तपाईंको दर्ता फिर्ता लिइयो: ${event}`,
    preview: `तपाईंले आफ्नो दर्ता ${registration} फिर्ता लिनुभयो।`,
    heading: 'तपाईंको दर्ता फिर्ता लिइयो',
    parts: [
      { is: 'text', text: `तपाईंले “${event}”को दर्ता फिर्ता लिनुभयो।` },
      {
        is: 'facts',
        facts: [
          ['दर्ता', registration],
          ['फिर्ता लिएको समय', formatDateTime(at)],
        ],
      },
      {
        is: 'text',
        text: 'दर्ता खुला रहेसम्म फेरि दर्ता गर्न सक्नुहुन्छ। तपाईं आफैँले नमेटाए तपाईंका उत्तर दर्ता बन्द नहुन्जेल त्यसैका लागि राखिन्छन्।',
      },
      { is: 'link', label: 'फिर्ता लिएको दर्ता हेर्नुहोस्', path },
    ],
    why: 'तपाईंले यस कार्यक्रमबाट दर्ता फिर्ता लिनुभएकाले यो इमेल पाउनुभएको हो।',
  };
};
