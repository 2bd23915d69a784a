import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import { firstWords } from '@pratibha/domain/text/first-words';
import type {
  approvalWaitsMail as englishApproval,
  resultEnquiryRespondedMail as englishResponded,
  resultEnquiriesWaitMail as englishWait,
} from '../../en/mail/result-enquiry-mails.ts';
import { withPostposition } from '../postposition.ts';

const OF_ORGANISER = 'तपाईं यस कार्यक्रमको आयोजक भएकाले यो इमेल पाउनुभएको हो।';

/** The mail to who asked about their result. */
export const resultEnquiryRespondedMail: typeof englishResponded = (of) => ({
  subject: `नतिजाबारे तपाईंको प्रश्नको उत्तर आयो: ${of.event}`,
  preview: firstWords(of.response, 120),
  heading: 'आयोजकले तपाईंको प्रश्नको उत्तर दिनुभयो',
  parts: [
    { is: 'quote', label: 'नतिजाबारे तपाईंको प्रश्न', text: of.text },
    { is: 'quote', label: 'आयोजकको उत्तर', text: of.response },
    { is: 'link', label: 'आफ्नो कृति खोल्नुहोस्', path: of.path },
  ],
  why: 'तपाईंले आफ्नो नतिजाबारे आयोजकलाई सोध्नुभएकाले यो इमेल पाउनुभएको हो।',
});

/** The mail to organisers of an event; `waiting` is how many wait as it is written. */
export const resultEnquiriesWaitMail: typeof englishWait = ({ event, path, waiting }) => {
  const words =
    waiting === 1
      ? `“${event}”को नतिजाबारे एउटा प्रश्नको उत्तर दिन बाँकी छ।`
      : `“${event}”को नतिजाबारे ${nepaliNumber(waiting)} वटा प्रश्नको उत्तर दिन बाँकी छ।`;
  return {
    subject: `नतिजाबारे प्रश्न आएका छन्: ${event}`,
    preview: words,
    heading: 'नतिजाबारे प्रश्न आएका छन्',
    parts: [
      { is: 'text', text: words },
      {
        is: 'text',
        text: 'उत्तर दिन बाँकी प्रश्न रहेसम्म नयाँ प्रश्नको खबर दिनमा बढीमा एक पटक आउँछ।',
      },
      { is: 'link', label: 'उत्तर दिनुहोस्', path },
    ],
    why: OF_ORGANISER,
  };
};

/** The mail to whoever can approve frozen results. */
export const approvalWaitsMail: typeof englishApproval = ({ event, round, path, by }) => ({
  subject: `नतिजालाई तपाईंको स्वीकृति चाहियो: ${event}`,
  preview: `${withPostposition(by, 'ले')} “${round}”को नतिजा पक्का गर्नुभयो। अरू कसैलाई थाहा छैन।`,
  heading: 'नतिजालाई तपाईंको स्वीकृति चाहियो',
  parts: [
    {
      is: 'text',
      text: `${withPostposition(by, 'ले')} “${event}”मा “${round}”को नतिजा पक्का गर्नुभयो। पक्का गर्नेबाहेक अरू कसैले स्वीकृति दिएपछि मात्र नतिजा सार्वजनिक हुन्छ। त्यतिन्जेल कृपया कसैलाई नभन्नुहोस्।`,
    },
    { is: 'link', label: 'नतिजा हेर्नुहोस्', path },
  ],
  why: OF_ORGANISER,
});
