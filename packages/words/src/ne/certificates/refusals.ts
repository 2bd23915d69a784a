import type { CertificateRefusal } from '@pratibha/domain/certificates/certificate-refusals';

/** Why a certificate is not issued, changed or handed out. */
export const CERTIFICATE_REFUSAL_WORDS: Readonly<Record<CertificateRefusal, string>> = {
  'nobody-to-issue': 'प्रमाणपत्र दिनुपर्ने कोही बाँकी छैन: सबैले पाइसके, वा बाँकीलाई नदिने भनिएको छ।',
  'nothing-in-doubt':
    'फेरि जारी गर्नुपर्ने केही छैन: रद्द भएको साँचोले हस्ताक्षर गरेको कुनै मान्य प्रमाणपत्र यसमा पर्दैन, वा परेकालाई छोड्नुपर्छ।',
  'certificate-revoked': 'यो प्रमाणपत्र रद्द भइसकेको छ।',
  'certificate-erased': 'यस प्रमाणपत्रको नाम मेटाइसकिएको छ, त्यसैले फेरि जारी गर्न मिल्दैन।',
  'certificate-same-name': 'प्रमाणपत्रमा यही नाम छ।',
  'certificate-in-account': 'उहाँको खाता छ, र प्रमाणपत्र त्यहीँ छ: लिङ्क चाहिँदैन।',
  'volunteers-full': 'यस सूचीमा धेरै स्वयंसेवक भए। उहाँहरूलाई कार्यक्रमअनुसार राख्नुहोस्।',
  'nothing-to-pack': 'यसरी छान्दा कुनै मान्य प्रमाणपत्र भेटिएन।',
  'too-many-to-pack': 'एउटै फाइलमा अट्नेभन्दा धेरै भयो। कार्यक्रम वा किसिम छानेर थोरै प्रमाणपत्र लिनुहोस्।',
  'file-not-ready': 'यो फाइल तयार भएको छैन, वा हटिसक्यो। सूची फेरि हेर्नुहोस्।',
};
