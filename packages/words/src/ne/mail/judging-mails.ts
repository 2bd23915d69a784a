import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type {
  judgingAskedMail as englishAsked,
  guestRefusedMail as englishGuest,
  judgingInvitationMail as englishInvitation,
  sheetsMissingMail as englishMissing,
} from '../../en/mail/judging-mails.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';

type OfRound = Parameters<typeof englishAsked>[0];

/** What of a round stands in every mail of it. */
const factsOf = ({ event, round, opens, closes }: OfRound) =>
  ({
    is: 'facts',
    facts: [
      ['कार्यक्रम', event],
      ['चरण', round],
      ['सुरु', formatDateTime(opens)],
      ['अन्तिम मिति', formatDateTime(closes)],
    ],
  }) as const;

/** The mail to somebody who is asked to judge. */
export const judgingAskedMail: typeof englishAsked = (of) => ({
  subject: `तपाईंलाई निर्णायक बन्न अनुरोध छ: ${of.event}`,
  preview: `“${of.event}”का कृतिको मूल्याङ्कन ${withPostposition(formatDateTime(of.closes), 'सम्म')} गर्नुपर्छ।`,
  heading: 'तपाईंलाई निर्णायक बन्न अनुरोध छ',
  parts: [
    {
      is: 'text',
      text: `“${of.event}”का आयोजकले तपाईंलाई कृतिको मूल्याङ्कन गरिदिन अनुरोध गर्नुभएको छ। मिल्छ कि मिल्दैन, र बढीमा कति कृति हेर्न सक्नुहुन्छ, भन्नुहोस्। नमिले पनि कसैले नराम्रो मान्दैन।`,
    },
    factsOf(of),
    { is: 'link', label: 'मिल्छ कि मिल्दैन, भन्नुहोस्', path: of.path },
  ],
  why: 'आयोजकले तपाईंलाई निर्णायक बन्न अनुरोध गर्नुभएकाले यो इमेल पाउनुभएको हो।',
});

/** The same to an address that nobody has signed in with yet. */
export const judgingInvitationMail: typeof englishInvitation = (of) => {
  const asked = judgingAskedMail(of);
  const [first, facts] = asked.parts;
  return {
    ...asked,
    parts: [
      ...(first ? [first] : []),
      ...(facts ? [facts] : []),
      { is: 'facts', facts: [['लगइन गर्ने इमेल', of.email]] },
      { is: 'link', label: 'लगइन गरेर उत्तर दिनुहोस्', path: of.path },
    ],
    why: 'आयोजकले यस ठेगानामा निर्णायक बन्न अनुरोध गर्नुभएकाले यो इमेल आएको हो। मन नलागे त्यत्तिकै छोडिदिनुहोस्, केही हुँदैन।',
  };
};

/** The mail to whoever made a link that a second device has pressed. */
export const guestRefusedMail: typeof englishGuest = ({ event, name, path }) => ({
  subject: `निर्णायकको लिङ्क अर्को डिभाइसमा खोल्न खोजियो: ${event}`,
  preview: `${withPostposition(name, 'को')} लिङ्क अर्को डिभाइसमा चलिरहेको छ।`,
  heading: 'निर्णायकको लिङ्क अर्को डिभाइसमा खोल्न खोजियो',
  parts: [
    {
      is: 'text',
      text: `${withPostposition(name, 'को')} लिङ्क एउटा डिभाइसमा चलिरहेको छ, त्यसैले अर्को डिभाइसलाई रोकियो। ${withPostposition(name, 'ले')} डिभाइस फेर्नुभएको हो भने नयाँलाई खोल्न दिनुहोस्, होइन भने नयाँ लिङ्क बनाउनुहोस्।`,
    },
    { is: 'facts', facts: [['कार्यक्रम', event]] },
    { is: 'link', label: 'निर्णायकहरू हेर्नुहोस्', path },
  ],
  why: 'यो लिङ्क तपाईंले बनाउनुभएकाले यो इमेल पाउनुभएको हो।',
});

/** The mail to a judge whose sheets are missing. */
export const sheetsMissingMail: typeof englishMissing = (of) => {
  const missing = nepaliNumber(of.missing);
  return {
    subject: `तपाईंले दिनुपर्ने अङ्क बाँकी छ: ${of.event}`,
    preview: `${missing} वटा कृतिको अङ्क बाँकी छ, ${withPostposition(formatDateTime(of.closes), 'सम्म')} दिनुहोस्।`,
    heading: 'तपाईंले दिनुपर्ने अङ्क बाँकी छ',
    parts: [
      {
        is: 'text',
        text: `“${of.event}”का आयोजक तपाईंबाट ${missing} वटा कृतिको अङ्क पर्खिरहनुभएको छ।`,
      },
      factsOf(of),
      { is: 'link', label: 'मूल्याङ्कन गर्नुहोस्', path: of.path },
    ],
    why: 'तपाईं यस कार्यक्रमको निर्णायक भएकाले यो इमेल पाउनुभएको हो।',
  };
};
