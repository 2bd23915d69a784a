import type { WireProblem } from '@pratibha/contract/problems';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type * as English from '../en/problems.ts';
import type { Said } from '../said.ts';
import { REFUSAL_WORDS } from './codes.ts';

type ProblemWords = { readonly title: string; readonly detail: string };

const WIRE_PROBLEM_WORDS: Readonly<Record<WireProblem, ProblemWords>> = {
  'not-signed-in': {
    title: 'पहिले लगइन गर्नुहोस्',
    detail: 'तपाईंले लगइन गर्नुभएको छैन, वा लगइनको समय सकियो। लगइन गरेर फेरि प्रयास गर्नुहोस्।',
  },
  'token-not-valid': {
    title: 'यो टोकन चल्दैन',
    detail: 'टोकन चिनिएन, म्याद सकियो वा बन्द गरियो। नयाँ बनाएर bearer token का रूपमा पठाउनुहोस्।',
  },
  'token-reads-only': {
    title: 'यस टोकनबाट पढ्न मात्र मिल्छ',
    detail: 'लेख्न पनि मिल्ने टोकन प्रयोग गर्नुहोस्। केही बदलिएको छैन।',
  },
  'not-by-token': {
    title: 'टोकनबाट मिल्दैन',
    detail: 'यो काम लगइन भएको मान्छेले मात्र गर्न मिल्छ, प्रोग्रामले मिल्दैन।',
  },
  'forgery-check-failed': {
    title: 'यो अनुरोध यहीँको पृष्ठबाट आएको होइन',
    detail: 'XSRF-TOKEN कुकीको मान X-XSRF-TOKEN हेडरमा पठाउनुहोस्। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।',
  },
  'not-allowed': {
    title: 'अनुमति छैन',
    detail: 'तपाईंको भूमिकाबाट, वा यस कार्यक्रममा तपाईंले पाउनुभएको अधिकारबाट, यो गर्न मिल्दैन।',
  },
  'not-found': {
    title: 'भेटिएन',
    detail: 'यहाँ केही छैन, वा यो तपाईंको होइन।',
  },
  'invalid-input': {
    title: 'केही कुरा सच्याउनुपर्छ',
    detail: 'errors मा देखाइएका कुरा सच्याएर फेरि पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'malformed-json': {
    title: 'पठाइएको कुरा JSON होइन',
    detail: 'UTF-8 मा लेखिएको एउटा JSON पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'unreadable-request': {
    title: 'यो HTTP अनुरोध पढ्न सकिएन',
    detail: 'HTTP/1.1 अनुसार लेखिएको अनुरोध पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'head-too-large': {
    title: 'ठेगाना र हेडर धेरै लामा छन्',
    detail: 'ठेगाना र हेडर १६ KiB भन्दा कम पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'request-too-slow': {
    title: 'अनुरोध समयमा आइपुगेन',
    detail: 'पूरै फेरि पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'too-large': {
    title: 'धेरै ठुलो भयो',
    detail: 'तोकिएको सीमाभन्दा कम पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'unsupported-media-type': {
    title: 'यस किसिमको सामग्री लिइँदैन',
    detail: 'application/json मा पठाउनुहोस्। केही बदलिएको छैन।',
  },
  'method-not-allowed': {
    title: 'यो method मिल्दैन',
    detail: 'यस ठेगानामा अरू method चल्छन्; कुन-कुन हुन्, Allow हेडरमा छ।',
  },
  'too-many-requests': {
    title: 'एकैचोटि धेरै अनुरोध आए',
    detail: 'Retry-After हेडरमा भएको समयसम्म पर्खेर फेरि प्रयास गर्नुहोस्। केही बदलिएको छैन।',
  },
  'changed-meanwhile': {
    title: 'यसबीच बदलियो',
    detail: 'तपाईंले हेर्दै गर्दा अरू कसैले यसलाई बदल्नुभयो। फेरि खोलेर हेरेपछि निर्णय गर्नुहोस्।',
  },
  'idempotency-key-reused': {
    title: 'यो key अर्कै अनुरोधमा प्रयोग भइसक्यो',
    detail: 'नयाँ अनुरोधका लागि नयाँ Idempotency-Key प्रयोग गर्नुहोस्।',
  },
  unavailable: {
    title: 'एकैछिनमा फेरि चल्छ',
    detail: 'सेवाले अहिले जवाफ दिन सकेन। केही बेरमा फेरि प्रयास गर्नुहोस्; केही बदलिएको छैन।',
  },
  'outcome-unknown': {
    title: 'सुरक्षित भयो कि भएन थाहा भएन',
    detail: 'सुरक्षित गर्दागर्दै सम्पर्क टुट्यो। उही key ले फेरि प्रयास गर्नुहोस्: दोहोरिँदैन।',
  },
  'sign-in-failed': {
    title: 'लगइन हुन सकेन',
    detail: 'लगइन बीचमै रोकियो, वा सुरु गरेको धेरै बेर भयो। फेरि सुरु गर्नुहोस्।',
  },
  'account-deleted': {
    title: 'यो खाता बन्द गरिएको छ',
    detail: 'आयोजकले यो खाता बन्द गर्नुभएको हो। गल्तीले हो भने आयोजकलाई लेख्नुहोस्।',
  },
  unexpected: {
    title: 'केही गडबड भयो',
    detail:
      'गल्ती हाम्रो हो, तपाईंको होइन। फेरि प्रयास गर्नुहोस्; अनुरोध नम्बर दिनुभयो भने कारण खोज्न सजिलो हुन्छ।',
  },
};

/** What a problem is called, and what to do about it. A refusal says both in one sentence. */
export const problemWords: typeof English.problemWords = (code) => {
  if (code in WIRE_PROBLEM_WORDS) return WIRE_PROBLEM_WORDS[code as WireProblem];
  const sentence = REFUSAL_WORDS[code as keyof typeof REFUSAL_WORDS];
  return { title: sentence, detail: sentence };
};

/** The detail where it is known how large a body may be. */
export const tooLargeDetail: typeof English.tooLargeDetail = (limitKiB) =>
  `छोट्याएर बढीमा ${inNepaliDigits(limitKiB)} KiB पठाउनुहोस्। केही बदलिएको छैन।`;

/** What is said to a person who came to a refusal by a link or the address bar. */
export const REFUSAL_PAGE_WORDS: Said<typeof English.REFUSAL_PAGE_WORDS> = {
  again: 'फेरि प्रयास गर्नुहोस्',
  signIn: 'लगइन गर्नुहोस्',
  home: 'गृहपृष्ठमा फर्कनुहोस्',
  wait: (seconds) =>
    `तपाईंको नेटवर्कबाट एक मिनेटमा धेरै अनुरोध आए, अरूले पठाएका पनि हुन सक्छन्। ${inNepaliDigits(seconds)} सेकेन्ड पर्खेर फेरि प्रयास गर्नुहोस्।`,
  request: (id) => `अनुरोध नम्बर ${id}`,
};
