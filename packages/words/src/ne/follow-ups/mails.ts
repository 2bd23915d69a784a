import type {
  followUpMail as english,
  askedPart as englishPart,
} from '../../en/follow-ups/mails.ts';
import { withPostposition } from '../postposition.ts';
import { formatDay } from '../time.ts';

const ANSWER = 'प्रश्नको उत्तर दिनुहोस्';

/**
 * What the mail of a decision says besides, where the event asks something of whoever is in.
 * @param lastDay null: it asks nothing
 */
export const askedPart: typeof englishPart = (lastDay, path) => {
  if (lastDay === null) return [];
  const text = `आउने सबैलाई आयोजकले केही कुरा सोध्नुभएको छ। कृपया ${withPostposition(formatDay(lastDay), 'सम्म')} उत्तर दिनुहोस्।`;
  return [
    { is: 'text', text },
    { is: 'link', label: ANSWER, path },
  ];
};

/** What a shortlisted student is mailed who has not answered yet. */
export const followUpMail: typeof english = ({ event, path, lastDay }) => {
  const day = formatDay(lastDay);
  return {
    subject: `कृपया ${withPostposition(day, 'सम्म')} उत्तर दिनुहोस्: ${event}`,
    preview: 'तपाईं छनोट हुनुभएको छ, आयोजकलाई केही उत्तर चाहिएको छ।',
    heading: 'तपाईं छनोट हुनुभएको छ, कृपया प्रश्नको उत्तर दिनुहोस्',
    parts: [
      {
        is: 'text',
        text: `तपाईं “${event}”का लागि छनोट हुनुभएको छ। आउने सबैलाई आयोजकले केही कुरा सोध्नुभएको छ, तर तपाईंले अझै उत्तर दिनुभएको छैन।`,
      },
      { is: 'facts', facts: [['उत्तर दिने अन्तिम मिति', day]] },
      { is: 'link', label: ANSWER, path },
    ],
    why: 'तपाईं यस कार्यक्रमका लागि छनोट हुनुभएकाले यो इमेल पाउनुभएको हो।',
  };
};
