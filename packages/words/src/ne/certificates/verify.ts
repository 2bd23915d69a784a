import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import type * as English from '../../en/certificates/verify.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';
import { reasonInNepali } from './reasons.ts';

/** What stands beside the values of a certificate, in this order. */
export const FACT_LABELS: Said<typeof English.FACT_LABELS> = {
  name: 'नाम',
  kind: 'केका लागि',
  award: 'पुरस्कार',
  event: 'कार्यक्रम',
  edition: 'संस्करण',
  day: 'मिति',
  number: 'नम्बर',
  issuer: 'हस्ताक्षर गर्ने',
};

export const KIND_WORDS: Readonly<Record<CertificateKind, string>> = {
  'taken-part': 'भाग लिएको',
  prize: 'पुरस्कार जितेको',
  judge: 'निर्णायक भएको',
  volunteer: 'स्वयंसेवक भएर सघाएको',
  workshop: 'कार्यशालामा भाग लिएको',
};

const ASK = 'यसमा भर नपर्नुहोस्। कलेजलाई देखाएर सोध्नुहोस्।';
const COUNTS_NO_MORE = 'यो अब मान्य छैन। जसले देखायो उसलाई, वा कलेजलाई सोध्नुहोस्।';

/** What is said of a certificate, each in a sentence of its own, and what to do then. */
export const VERDICT_WORDS: Said<typeof English.VERDICT_WORDS> = {
  genuine: {
    heading: 'सक्कली',
    text: 'यस प्रमाणपत्रमा कलेजले हस्ताक्षर गरेको हो, र त्यसपछि केही बदलिएको छैन।',
    todo: 'कागजसँग दाँज्नुहोस्: तल लेखिएको सबै कुरा उस्तै हुनुपर्छ।',
  },
  changed: {
    heading: 'सक्कली होइन',
    text: 'कलेजले हस्ताक्षर गरेपछि यो बदलिएको छ, वा अरू कसैले हस्ताक्षर गरेको हो।',
    todo: 'यसमा भर नपर्नुहोस्। कोड कपी वा टाइप गरिएको हो भने कागजको कोड फेरि स्क्यान गर्नुहोस्।',
  },
  'unknown-key': {
    heading: 'हस्ताक्षर गर्ने साँचो यस पृष्ठले चिनेन',
    text: 'यस कलेजकोजस्तो देखिने प्रमाणपत्र जसले पनि बनाउन सक्छ। यसमा लेखिएको साँचो, यस पृष्ठलाई थाहा भएसम्म, कलेजको होइन।',
    todo: 'थप थाहा नपाई यसमा भर नपर्नुहोस्।',
  },
  newer: {
    heading: 'हस्ताक्षर भएको छ, तर यस पृष्ठले पढ्न सक्दैन',
    text: 'कलेजले हस्ताक्षर गरेको हो, तर यस पृष्ठभन्दा नयाँ ढाँचामा।',
    todo: 'कलेजको पृष्ठ फेरि खोलेर प्रमाणपत्र त्यहीँ जाँच्नुहोस्।',
  },
  'not-on-record': {
    heading: 'कलेजको अभिलेखमा छैन',
    text: 'हस्ताक्षर ठिक छ, तर कलेजसँग यस नम्बरको प्रमाणपत्र छैन।',
    todo: ASK,
  },
  'other-on-record': {
    heading: 'जारी भएको प्रमाणपत्र यो होइन',
    text: 'हस्ताक्षर ठिक छ, तर यस नम्बरमा कलेजले अर्कै प्रमाणपत्र जारी गरेको छ।',
    todo: ASK,
  },
  'key-in-doubt': {
    heading: 'पक्का भन्न सकिँदैन',
    text: 'यसमा हस्ताक्षर गर्ने साँचो कलेजले पछि रद्द गर्‍यो। जारी भएको यही हो कि होइन, कलेजको अभिलेखले मात्र भन्न सक्छ।',
    todo: 'इन्टरनेट भएको बेला यो पृष्ठ खोल्नुहोस्। तैपनि यही देखिए कलेजलाई सोध्नुहोस्।',
  },
  unreadable: {
    heading: 'यो प्रमाणपत्र होइन',
    text: 'लिङ्कमा भएको कुरा प्रमाणपत्र होइन, वा त्यसको केही भाग छुटेको छ।',
    todo: 'कोड फेरि स्क्यान गर्नुहोस्, वा लिङ्क सुरुदेखि अन्त्यसम्म पूरा कपी गर्नुहोस्।',
  },
  revoked: {
    heading: 'रद्द गरिएको',
    text: 'यस प्रमाणपत्रमा कलेजले हस्ताक्षर गरेको हो, तर पछि रद्द गर्‍यो।',
    todo: COUNTS_NO_MORE,
  },
  'key-revoked': {
    heading: 'साँचो अब मान्य छैन',
    text: 'यसमा हस्ताक्षर गर्ने साँचो कलेजले रद्द गर्‍यो।',
    todo: 'यसमा भर नपर्नुहोस्। जसले देखायो उसैसँग यसको सट्टा जारी भएको प्रमाणपत्र माग्नुहोस्।',
  },
};

export const REVOKED_WORDS: Said<typeof English.REVOKED_WORDS> = {
  on: (day) => `रद्द भएको मिति: ${day}।`,
  reason: (reason) => `कारण: ${reasonInNepali(reason)}`,
  replaced: (number) => `यसको सट्टा ${number} जारी भएको छ।`,
  key: (from, day) =>
    `साँचो ${withPostposition(from, 'देखि')} मान्य छैन, र यो प्रमाणपत्र ${withPostposition(day, 'को')} हो।`,
};

/** What is said of the question whether it was revoked. */
export const ASKED_WORDS: Said<typeof English.ASKED_WORDS> = {
  checking: 'जाँच्दै…',
  asking: 'कलेजको हस्ताक्षर ठिक छ। रद्द भएको छ कि छैन, सोध्दै…',
  notRevoked: 'कलेजलाई भर्खरै सोधियो: रद्द भएको छैन।',
  unasked: 'रद्द भएको छ कि छैन सोध्न सकिएन: कलेजसँग सम्पर्क भएन।',
};

/** What is said where only a number is known. */
export const NUMBER_WORDS: Said<typeof English.NUMBER_WORDS> = {
  asking: 'कलेजलाई सोध्दै…',
  revoked: {
    heading: 'यो नम्बर रद्द भएको छ',
    text: 'कलेजले यस नम्बरको प्रमाणपत्र जारी गरेको थियो, तर पछि रद्द गर्‍यो।',
    todo: COUNTS_NO_MORE,
  },
  issued: {
    heading: 'यो नम्बर जारी भएको हो',
    text: 'कलेजले यस नम्बरको प्रमाणपत्र जारी गरेको हो, र रद्द गरेको छैन।',
    todo: 'नम्बरले कसको हो भन्दैन, र जसले पनि सार्न सक्छ। नाम हेर्न कोड स्क्यान गर्नुहोस्, अथवा PDF वा तस्बिर खोल्नुहोस्।',
  },
  unknown: {
    heading: 'यस नम्बरको कुनै प्रमाणपत्र छैन',
    text: 'कलेजले यस नम्बरको प्रमाणपत्र कहिल्यै जारी गरेको छैन।',
    todo: 'कागजसँग दाँज्नुहोस्। नम्बर उही हो भने कागजमा भर नपर्नुहोस्, र कलेजलाई सोध्नुहोस्।',
  },
  unasked: {
    heading: 'कलेजलाई सोध्न सकिएन',
    text: 'नम्बर मात्रले केही बताउँदैन: कलेजलाई सोध्नुपर्छ, तर सम्पर्क भएन।',
    todo: 'इन्टरनेट भएको बेला फेरि प्रयास गर्नुहोस्, वा कोड स्क्यान गर्नुहोस्; त्यसलाई इन्टरनेट चाहिँदैन।',
  },
  malformed: {
    heading: 'यो प्रमाणपत्रको नम्बर होइन',
    text: 'नम्बरमा चार अङ्क, एउटा धर्को र छ वटा अक्षर वा अङ्क हुन्छन्, जस्तै 2020-7KQ3XN।',
    todo: 'फेरि टाइप गर्नुहोस्, वा प्रमाणपत्रको लिङ्क पेस्ट गर्नुहोस्।',
  },
};

/** What is said where a file shows nothing. */
export const FILE_WORDS: Said<typeof English.FILE_WORDS> = {
  reading: 'फाइल पढ्दै…',
  none: {
    heading: 'यस फाइलमा प्रमाणपत्र भेटिएन',
    text: 'कलेजले दिएको PDF र तस्बिरभित्रै तिनको प्रमाण हुन्छ। प्रिन्ट, स्क्रिनसट वा स्क्यानमा कोड मात्र हुन्छ।',
    todo: 'मोबाइलको क्यामेराले कोड स्क्यान गर्नुहोस्, वा नम्बर टाइप गर्नुहोस्।',
  },
  large: {
    heading: 'यो फाइल धेरै ठुलो छ',
    text: 'प्रमाणपत्र २० MB भन्दा सानो हुन्छ।',
    todo: 'कलेजले बनाएको PDF वा तस्बिर खोल्नुहोस्।',
  },
};

/** Beside what a certificate proves. */
export const BESIDE_WORDS: Said<typeof English.BESIDE_WORDS> = {
  ownCheck: 'यस ब्राउजरले यस्तो हस्ताक्षर आफैँ जाँच्न सक्दैन। कसैलाई नसोधी यस पृष्ठले नै जाँचेको हो।',
  keysOf: (day) => `यस पृष्ठमा ${withPostposition(day, 'सम्मका')} कलेजका साँचो छन्।`,
  anew: 'नयाँ साँचोले जाँच्नुहोस्',
  saysIssuer: (issuer) => `यस प्रमाणपत्रमा ${withPostposition(issuer, 'को')} भनेर लेखिएको छ।`,
  noKeys: 'कलेजले अझै कुनै प्रमाणपत्रमा हस्ताक्षर गरेको छैन।',
};
