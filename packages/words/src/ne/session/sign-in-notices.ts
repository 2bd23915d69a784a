import type {
  ACCOUNT_CLOSED_WORDS as ENGLISH_CLOSED,
  NOTICE_WORDS as ENGLISH_NOTICE,
  Notice,
} from '../../en/session/sign-in-notices.ts';
import type { Said } from '../../said.ts';

export type { Notice } from '../../en/session/sign-in-notices.ts';

/**
 * Failed sign-ins by the code in the address bar (`/?sign-in-error=<code>`), which the server's
 * sign-in sets.
 */
export const SIGN_IN_NOTICE_WORDS: Readonly<Record<string, Notice>> = {
  cancelled: {
    title: 'लगइन भएन।',
    text: 'लगइन रद्द गरियो। खाताबिना पनि यहाँ हेर्न सक्नुहुन्छ; मन लागेको बेला लगइन गर्नुहोस्।',
  },
  expired: {
    title: 'धेरै समय लाग्यो।',
    text: 'लगइन धेरै बेर खुला रह्यो वा अर्को विन्डोमा सुरु गरियो। फेरि सुरु गर्नुहोस्।',
  },
  failed: {
    title: 'लगइन हुन सकेन।',
    text: 'केही हराएको छैन। फेरि प्रयास गर्नुहोस्; पटक-पटक गर्दा पनि भएन भने आयोजकलाई लेख्नुहोस्।',
  },
  'provider-unreachable': {
    title: 'लगइन गराउने सेवासम्म पुग्न सकिएन।',
    text: 'अहिले त्यहाँ भिड हुन सक्छ। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  'email-missing': {
    title: 'तपाईंको खाताले हामीलाई इमेल ठेगाना दिएन।',
    text: 'तपाईंलाई खबर पठाउन इमेल ठेगाना चाहिन्छ। लगइन गर्दा अनुमति दिनुहोस्, वा अर्को खाता चलाउनुहोस्।',
  },
  'email-letters': {
    title: 'तपाईंको इमेल ठेगानामा यहाँ नचल्ने अक्षर छन्।',
    text: 'यहाँको ठेगानामा a देखि z सम्मका सादा अक्षर, अङ्क र सामान्य चिह्न मात्र चल्छन्, नत्र एक जनालाई अर्कै ठान्ने डर हुन्छ। त्यस्तो ठेगाना भएको खाताबाट लगइन गर्नुहोस्।',
  },
  'email-unverified': {
    title: 'तपाईंको इमेल ठेगाना अझै पुष्टि भएको छैन।',
    text: 'जुन सेवाबाट लगइन गर्नुभयो, त्यहीँ ठेगाना पुष्टि गर्नुहोस्, अनि यहाँ फेरि लगइन गर्नुहोस्।',
  },
  'email-taken': {
    title: 'यो इमेल ठेगाना अर्को खाताको हो।',
    text: 'पहिलो पटक जसरी लगइन गर्नुभएको थियो, त्यसरी नै गर्नुहोस्। सक्नुभएन भने आयोजकलाई लेख्नुहोस्।',
  },
  unavailable: {
    title: 'अहिले तपाईंलाई लगइन गराउन सकेनौँ।',
    text: 'यो हाम्रो गल्ती हो, तपाईंको होइन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
};

export const NOTICE_WORDS: Said<typeof ENGLISH_NOTICE> = {
  again: 'फेरि प्रयास गर्नुहोस्',
  write: 'आयोजकलाई लेख्नुहोस्',
  close: 'यो सन्देश बन्द गर्नुहोस्',
};

/** Where somebody ends whose account the organisers closed. */
export const ACCOUNT_CLOSED_WORDS: Said<typeof ENGLISH_CLOSED> = {
  heading: 'यो खाता बन्द गरिएको छ।',
  text: 'आयोजकले यो खाता बन्द गर्नुभएको छ, त्यसैले यसबाट लगइन हुँदैन। गल्तीले भएको जस्तो लागे आयोजकलाई लेख्नुहोस्।',
  write: 'आयोजकलाई लेख्नुहोस्',
  back: 'गृहपृष्ठमा फर्कनुहोस्',
};
