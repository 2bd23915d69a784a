import type { Role } from '@pratibha/domain/people/roles';
import type { ACCOUNT_CHANGED as ENGLISH } from '../../en/mail/account-changes.ts';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'सुपर एडमिन',
  ADMIN: 'एडमिन',
  EVENT_ADMIN: 'कार्यक्रम एडमिन',
  USER: 'विद्यार्थी',
};

/** What an organiser did to an account, as its person is told. */
export const ACCOUNT_CHANGED: typeof ENGLISH = {
  role: (role) =>
    role === null
      ? 'आयोजकले तपाईंको भूमिका बदल्नुभयो।'
      : `आयोजकले तपाईंको भूमिका बदल्नुभयो, अब तपाईं ${ROLE_NAMES[role]} हुनुहुन्छ।`,
  suspended: () => 'आयोजकले तपाईंको खाता बन्द गर्नुभयो, अब लगइन गर्न मिल्दैन।',
  reinstated: () => 'आयोजकले तपाईंको खाता फेरि खोल्नुभयो, अब पहिलेजस्तै लगइन गर्न मिल्छ।',
  internal: () =>
    'यही कलेजका विद्यार्थीका लागि मात्र भएका कार्यक्रममा तपाईंले भाग लिन पाउने कि नपाउने, आयोजकले बदल्नुभयो।',
  events: () => 'तपाईंले सम्हाल्ने कार्यक्रम आयोजकले बदल्नुभयो।',
  name: () => 'आयोजकले तपाईंको नाम सच्याउनुभयो। यस इमेलको सुरुमा त्यही नाम छ।',
  email: () => 'आयोजकले तपाईंको इमेल ठेगाना सच्याउनुभयो, अबदेखि इमेल यहीँ आउँछ।',
};
