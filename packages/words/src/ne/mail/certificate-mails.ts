import type {
  CertificateOfMail,
  certificatesIssuedMail as englishIssued,
  certificateLinkMail as englishLink,
  certificateNameMail as englishName,
  certificatesReissuedMail as englishReissued,
  certificateRevokedMail as englishRevoked,
} from '../../en/mail/certificate-mails.ts';
import { CERTIFICATE_KIND_WORDS } from '../certificates/kinds.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';
import type { MailPart } from './mail-text.ts';

export type { CertificateOfMail } from '../../en/mail/certificate-mails.ts';

const HAS_ACCOUNT = 'यहाँ तपाईंको प्रमाणपत्र भएकाले यो इमेल पाउनुभएको हो।';
const OPEN = 'प्रमाणपत्र खोल्नुहोस्';
const text = (words: string): MailPart => ({ is: 'text', text: words });

/** 'पुरस्कार, प्रथम: ग्राफिक डिजाइन'. */
function titleOf({ kind, event, award }: CertificateOfMail): string {
  const what = [CERTIFICATE_KIND_WORDS[kind], ...(award === null ? [] : [award])].join(', ');
  return event === null ? what : `${what}: ${event}`;
}

const titles = (certificates: readonly CertificateOfMail[]) => certificates.map(titleOf).join(', ');
const listed = (certificates: readonly CertificateOfMail[]): MailPart => ({
  is: 'facts',
  facts: certificates.map((each) => [each.number, titleOf(each)]),
});

/** The mail to whoever will get a certificate: how does their name stand on it? */
export const certificateNameMail: typeof englishName = ({ edition, name, until, path }) => ({
  subject: `${withPostposition(edition, 'को')} प्रमाणपत्रमा तपाईंको नाम कसरी लेख्ने?`,
  preview: `अहिले यस्तो छ: ${name}। यही ठिक छ कि छैन भन्नुहोस्।`,
  heading: 'प्रमाणपत्रमा तपाईंको नाम',
  parts: [
    text(
      `तपाईंले ${withPostposition(edition, 'को')} प्रमाणपत्र पाउनुहुनेछ। त्यसमा आफ्नो नाम कसरी लेख्ने, भन्नुहोस्।`,
    ),
    {
      is: 'facts',
      facts: [
        ['लेखिने नाम', name],
        ['उत्तर दिने अन्तिम मिति', formatDateTime(until)],
      ],
    },
    text('केही नभन्नुभए प्रोफाइलमा भएकै नाम लेखिन्छ।'),
    { is: 'link', label: 'नाम कसरी लेख्ने, भन्नुहोस्', path },
  ],
  why: 'तपाईंले यहाँ प्रमाणपत्र पाउने भएकाले यो इमेल पाउनुभएको हो।',
});

/** The mail with certificates that were issued. */
export const certificatesIssuedMail: typeof englishIssued = ({ certificates, path }) => ({
  subject: `तपाईंको प्रमाणपत्र: ${titles(certificates)}`,
  preview: 'प्रमाणपत्र डाउनलोड गर्न, छाप्न र सेयर गर्न सक्नुहुन्छ।',
  heading: certificates.length === 1 ? 'तपाईंको प्रमाणपत्र आयो' : 'तपाईंका प्रमाणपत्र आए',
  parts: [
    text(
      'प्रमाणपत्र PDF वा तस्बिरका रूपमा डाउनलोड गर्न, छाप्न र सेयर गर्न सक्नुहुन्छ। यो सक्कली हो कि होइन, जोकोहीले जाँच्न सक्छ, इन्टरनेट नभए पनि।',
    ),
    listed(certificates),
    { is: 'link', label: OPEN, path },
  ],
  why: HAS_ACCOUNT,
});

/** The mail with certificates that take the places of others. */
export const certificatesReissuedMail: typeof englishReissued = (of) => ({
  subject: `तपाईंको प्रमाणपत्र फेरि जारी भयो: ${titles(of.certificates)}`,
  preview: 'पुरानो नम्बर अब चल्दैन।',
  heading: 'तपाईंको प्रमाणपत्र फेरि जारी भयो',
  parts: [
    text('पुरानो नम्बर अब चल्दैन, कृपया नयाँ प्रमाणपत्र मात्र अरूलाई दिनुहोस्।'),
    listed(of.certificates),
    { is: 'facts', facts: [['कारण', of.reason]] },
    { is: 'link', label: OPEN, path: of.path },
  ],
  why: HAS_ACCOUNT,
});

/** The mail about a certificate that does not count any more. */
export const certificateRevokedMail: typeof englishRevoked = ({ certificates, reason, path }) => ({
  subject: `तपाईंको एउटा प्रमाणपत्र रद्द भयो: ${titles(certificates)}`,
  preview: 'यो अब चल्दैन, र जाँच्नेलाई पनि त्यही देखाइन्छ।',
  heading: 'तपाईंको एउटा प्रमाणपत्र रद्द भयो',
  parts: [
    text('यो अब चल्दैन, र जाँच्ने जोकोहीलाई त्यही देखाइन्छ।'),
    listed(certificates),
    { is: 'facts', facts: [['कारण', reason]] },
    { is: 'link', label: 'आफ्ना प्रमाणपत्र हेर्नुहोस्', path },
  ],
  why: HAS_ACCOUNT,
});

/** The mail to somebody without an account, with the link of their certificate. */
export const certificateLinkMail: typeof englishLink = ({
  name,
  edition,
  path,
  ...certificate
}) => ({
  subject: `तपाईंको प्रमाणपत्र: ${titleOf(certificate)}`,
  preview: 'यो सुरक्षित गर्न, छाप्न र जाँच्न सकिन्छ।',
  heading: 'तपाईंको प्रमाणपत्र आयो',
  parts: [
    text(
      `${withPostposition(name, 'का लागि')} ${withPostposition(edition, 'को')} प्रमाणपत्र आएको छ। PDF वा तस्बिरका रूपमा सुरक्षित गर्न र छाप्न सक्नुहुन्छ।`,
    ),
    listed([certificate]),
    { is: 'link', label: OPEN, path },
    text('यो लिङ्क पाउने जोकोहीले प्रमाणपत्र देख्छ। PDF आफूसँग राख्नुहोस्, र मन लागेको मात्र अरूलाई दिनुहोस्।'),
  ],
  why: 'कार्यक्रममा सघाउने व्यक्तिको भनेर आयोजकले यो ठेगाना राख्नुभएकाले यो इमेल आएको हो।',
});
