import type { OwnCertificateRefusal } from '@pratibha/domain/certificates/own-refusals';

/** Why whoever has a certificate may not do something with it, or with their name on it. */
export const OWN_CERTIFICATE_REFUSAL_WORDS: Readonly<Record<OwnCertificateRefusal, string>> = {
  'certificate-name-settled': 'यी प्रमाणपत्रमा तपाईंले नाम सच्याइसक्नुभयो। अरू केही परे आयोजकलाई भन्नुहोस्।',
  'certificate-not-to-share': 'यो प्रमाणपत्र अब मान्य छैन, त्यसैले सेयर गर्न मिल्दैन।',
};
