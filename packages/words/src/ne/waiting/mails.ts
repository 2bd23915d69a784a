import type {
  waitingListClosedMail as englishClosed,
  awaitedEventDeletedMail as englishDeleted,
  offerExpiredMail as englishExpired,
  askedNoticeMail as englishNotice,
  seatOfferedMail as englishOffered,
  passedOverMail as englishPassed,
} from '../../en/waiting/mails.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';
import { WHY_NO_OFFER_WORDS } from './why.ts';

const WHY = 'तपाईं यस कार्यक्रमको प्रतीक्षा सूचीमा बस्नुभएकाले यो इमेल पाउनुभएको हो।';
const SEE = 'कार्यक्रम हेर्नुहोस्';

/** A seat is held for somebody who waits. */
export const seatOfferedMail: typeof englishOffered = ({ event, path, until }) => {
  const day = formatDateTime(until);
  return {
    subject: `तपाईंका लागि ${withPostposition(day, 'सम्म')} सिट राखिएको छ: ${event}`,
    preview: 'सिट लिनुहोस्, वा सूचीको अर्को व्यक्तिका लागि छोडिदिनुहोस्।',
    heading: 'तपाईंका लागि एउटा सिट राखिएको छ',
    parts: [
      {
        is: 'text',
        text: `“${event}”मा एउटा सिट खाली भयो, र त्यो तपाईंका लागि राखिएको छ। कार्यक्रमको पृष्ठमा गएर सिट लिनुहोस्। नलिनुभए त्यो सूचीको अर्को व्यक्तिलाई जान्छ।`,
      },
      { is: 'facts', facts: [['सिट लिने अन्तिम मिति', day]] },
      { is: 'link', label: 'सिट लिन जानुहोस्', path },
    ],
    why: WHY,
  };
};

/** The time of an offer is over. */
export const offerExpiredMail: typeof englishExpired = ({ event, path }) => ({
  subject: `सिट अब तपाईंका लागि राखिएको छैन: ${event}`,
  preview: 'यो सिट सूचीको अर्को व्यक्तिलाई जान्छ।',
  heading: 'सिट लिने समय सकियो',
  parts: [
    {
      is: 'text',
      text: `तपाईंले “${event}”को सिट समयमा लिनुभएन, त्यसैले त्यो सूचीको अर्को व्यक्तिलाई जान्छ। तपाईं फेरि प्रतीक्षा सूचीमा बस्न सक्नुहुन्छ, तर सूचीको अन्त्यबाट।`,
    },
    { is: 'link', label: SEE, path },
  ],
  why: WHY,
});

/** It was the turn of somebody who may not register. */
export const passedOverMail: typeof englishPassed = ({ event, path, why }) => ({
  subject: `तपाईंको पालो छुट्यो: ${event}`,
  preview: 'प्रतीक्षा सूचीमा तपाईंको पालो आएको थियो।',
  heading: 'तपाईंको पालो आएको थियो',
  parts: [
    {
      is: 'text',
      text: `“${event}”मा एउटा सिट खाली भयो, र तपाईंको पालो आएको थियो। ${WHY_NO_OFFER_WORDS[why]}`,
    },
    { is: 'link', label: SEE, path },
  ],
  why: WHY,
});

/** Registration is open, or a seat is free, of which somebody asked to be told. */
export const askedNoticeMail: typeof englishNotice = ({ event, path, about }) => {
  const what = about === 'opens' ? 'दर्ता खुल्यो' : 'सिट खाली भयो';
  return {
    subject: `${what}: ${event}`,
    preview: 'तपाईंले खबर गर्न भन्नुभएको थियो।',
    heading: what,
    parts: [
      {
        is: 'text',
        text:
          about === 'opens'
            ? `अब तपाईं “${event}”मा दर्ता गर्न सक्नुहुन्छ।`
            : `“${event}”मा एउटा सिट खाली छ। जसले पहिले दर्ता गर्छ, उसैले पाउँछ।`,
      },
      { is: 'link', label: SEE, path },
    ],
    why: 'तपाईंले एक पटक खबर गर्न भन्नुभएकाले यो इमेल पाउनुभएको हो।',
  };
};

/** Organisers closed the list while somebody waited. */
export const waitingListClosedMail: typeof englishClosed = ({ event, path }) => ({
  subject: `प्रतीक्षा सूची बन्द भयो: ${event}`,
  preview: 'अब सिट दिइँदैन।',
  heading: 'प्रतीक्षा सूची बन्द भयो',
  parts: [
    {
      is: 'text',
      text: `आयोजकले “${event}”को प्रतीक्षा सूची बन्द गर्नुभयो। अब सिट दिइँदैन, र तपाईं सूचीमा हुनुहुन्न। धैर्यका साथ पर्खिनुभएकोमा धन्यवाद।`,
    },
    { is: 'link', label: SEE, path },
  ],
  why: WHY,
});

/** The event for which somebody waits was deleted. */
export const awaitedEventDeletedMail: typeof englishDeleted = ({ event, path }) => ({
  subject: `कार्यक्रम हटाइयो: ${event}`,
  preview: 'यसको सिट अब दिइँदैन।',
  heading: 'कार्यक्रम हटाइयो',
  parts: [
    {
      is: 'text',
      text: `तपाईंले पर्खिरहनुभएको “${event}” आयोजकले हटाउनुभयो। यसको सिट अब दिइँदैन, र तपाईंका लागि राखिएको सिट भए त्यो पनि लिन मिल्दैन। कार्यक्रम फेरि राखिए सूचीमा तपाईंको ठाउँ उही रहन्छ, तपाईंले केही गर्नु पर्दैन।`,
    },
    { is: 'link', label: 'अरू कार्यक्रम हेर्नुहोस्', path },
  ],
  why: WHY,
});
