import type { LinkReason, LinkState } from '@pratibha/domain/links/link-states';

const STATES: Readonly<Record<LinkState, string>> = {
  opens: 'खुल्छ',
  'asks-sign-in': 'लगइन माग्छ',
  'does-not-open': 'खुल्दैन',
};

/** What was found of a link, as a mark beside it. */
export const linkStateName = (state: LinkState): string => STATES[state];

const REASONS: Readonly<Record<LinkReason, string>> = {
  'sign-in-page': 'यस लिङ्कले लगइन पृष्ठमा लैजान्छ।',
  'no-access': 'त्यो साइटले खाता वा अनुमति नभएकालाई खोल्न दिँदैन।',
  'not-found':
    'त्यस साइटको यस ठेगानामा केही छैन: हटाइएको, गलत लेखिएको वा निजी (private) राखिएको हुन सक्छ।',
  refused: 'त्यो साइटले खोल्न दिएन।',
  'server-error': 'त्यो साइटमै समस्या आयो।',
  'no-host': 'यस्तो नामको साइट छैन।',
  'no-connection': 'त्यो साइटसम्म पुग्न सकिएन।',
  'too-slow': 'त्यो साइटले तीन सेकेन्डभित्र जवाफ दिएन।',
  'bad-certificate': 'त्यो साइटको सुरक्षा प्रमाणपत्र ठिक छैन, त्यसैले ब्राउजरले चेतावनी दिन्छ।',
  'too-many-redirects': 'एउटा ठेगानाबाट अर्कोमा लगिरहन्छ, कहिल्यै टुङ्गिँदैन।',
  'not-public': 'यो लिङ्क निजी नेटवर्कभित्रको हो, बाहिरबाट कसैले खोल्न सक्दैन।',
};

/** Why a link does not open as it should, in a sentence. */
export const linkReason = (reason: LinkReason): string => REASONS[reason];
