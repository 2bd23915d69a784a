import type {
  resultsCorrectedMail as englishCorrected,
  resultsOutMail as englishOut,
} from '../../en/mail/results-mails.ts';

type Award = Parameters<typeof englishOut>[0]['awards'][number];

const WHY = 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।';
const OPEN = 'आफ्नो कृति खोल्नुहोस्';

const award = ({ title, prize }: Award) => (prize === '' ? title : `${title} (${prize})`);

/** The mail to whoever handed in, once the results are out. */
export const resultsOutMail: typeof englishOut = ({ event, path, awards, isJudged }) => {
  const won = awards.map(award).join('; ');
  return {
    subject: `नतिजा आयो: ${event}`,
    preview:
      awards.length > 0 ? `तपाईंको कृतिले पुरस्कार जित्यो: ${won}।` : `“${event}”को नतिजा सार्वजनिक भयो।`,
    heading: awards.length > 0 ? 'तपाईंको कृतिले पुरस्कार जित्यो' : 'नतिजा आयो',
    parts: [
      {
        is: 'text',
        text:
          awards.length > 0
            ? `बधाई छ! “${event}”मा तपाईंको कृतिले पाएको पुरस्कार: ${won}।`
            : `“${event}”को नतिजा सार्वजनिक भयो। कृति बुझाउनुभएकोमा धन्यवाद।`,
      },
      ...(isJudged
        ? [
            {
              is: 'text',
              text: 'निर्णायकले दिएको अङ्क र लेखेको कुरा तपाईंको कृतिसँगै हेर्न सक्नुहुन्छ।',
            } as const,
          ]
        : []),
      { is: 'link', label: OPEN, path },
    ],
    why: WHY,
  };
};

/** The mail to whoever gains or loses an award by a correction. */
export const resultsCorrectedMail: typeof englishCorrected = ({ event, path, awards, reason }) => {
  const won = awards.map(award).join('; ');
  return {
    subject: `नतिजा सच्याइयो: ${event}`,
    preview: `“${event}”मा तपाईंको कृतिको पुरस्कार फेरिएको छ।`,
    heading: 'नतिजा सच्याइयो',
    parts: [
      {
        is: 'text',
        text:
          awards.length > 0
            ? `“${event}”को नतिजा सच्याइयो। तपाईंको कृतिले पाएको पुरस्कार: ${won}।`
            : `“${event}”को नतिजा सच्याइयो, र तपाईंको कृतिको पुरस्कार अब रहेन। हामीलाई दुःख लागेको छ।`,
      },
      ...(reason === '' ? [] : [{ is: 'facts', facts: [['कारण', reason]] } as const]),
      { is: 'link', label: OPEN, path },
    ],
    why: WHY,
  };
};
