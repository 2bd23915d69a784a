import type { correctedMail as english } from '../../en/mail/correction-mails.ts';

const THINGS = {
  registration: {
    subject: 'तपाईंको दर्तामा लेखिएको टिप्पणी सच्याइयो',
    words: (event: string) =>
      `आयोजकले “${event}”मा तपाईंको दर्ताबारे लेखेको टिप्पणी सच्याउनुभयो। निर्णय भने उही हो।`,
    see: 'आफ्नो दर्ता हेर्नुहोस्',
    why: 'तपाईं यस कार्यक्रममा दर्ता हुनुभएकाले यो इमेल पाउनुभएको हो।',
  },
  work: {
    subject: 'तपाईंको कृतिमा लेखिएको टिप्पणी सच्याइयो',
    words: (event: string) =>
      `आयोजकले “${event}”मा बुझाएको तपाईंको कृतिबारे लेखेको टिप्पणी सच्याउनुभयो। निर्णय भने उही हो।`,
    see: 'आफ्नो कृति हेर्नुहोस्',
    why: 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।',
  },
} as const;

/** The mail to a student who had been told other remarks. */
export const correctedMail: typeof english = (of, { event, path, remarks }) => {
  const { subject, words, see, why } = THINGS[of];
  return {
    subject: `${subject}: ${event}`,
    preview: words(event),
    heading: subject,
    parts: [
      { is: 'text', text: words(event) },
      remarks === null
        ? { is: 'text', text: 'अब कुनै टिप्पणी छैन।' }
        : { is: 'quote', label: 'अहिलेको टिप्पणी', text: remarks },
      { is: 'link', label: see, path },
    ],
    why,
  };
};
