import type { AccountRefusal } from '@pratibha/domain/refusals';

/** Why an account, a session or a token may not be changed (R6.7 to R6.9). */
export const ACCOUNT_WORDS: Readonly<Record<AccountRefusal, string>> = {
  'cannot-edit-self': 'आफ्नै खाता सम्पादन गर्न मिल्दैन।',
  'cannot-delete-self': 'आफ्नै खाता मेटाउन मिल्दैन।',
  'cannot-change-own-role': 'आफ्नै भूमिका बदल्न मिल्दैन।',
  'role-not-assignable': 'तपाईं यो भूमिका दिन सक्नुहुन्न।',
  'target-above-you': 'सुपर एडमिनको खाता सुपर एडमिनले मात्र बदल्न सक्नुहुन्छ।',
  'target-not-below-you': 'तपाईं आफूभन्दा तलको भूमिकाका व्यक्तिको मात्र विवरण सच्याउन सक्नुहुन्छ।',
  'email-of-sign-in': 'यस खाताबाट कसैले लगइन गर्छ, त्यसैले इमेल ठेगाना लगइन गर्दाकै रहन्छ।',
  'last-super-admin': 'सक्रिय सुपर एडमिन कम्तीमा एक जना रहनैपर्छ।',
  'already-deleted': 'यो पहिल्यै मेटाइसकिएको छ।',
  'already-erased': 'यस व्यक्तिको डाटा मेटाइसकिएको छ; अब फर्काउन मिल्दैन।',
  'session-in-use': 'तपाईं यही ब्राउजर चलाउँदै हुनुहुन्छ। यहाँबाट निस्कन लगआउट गर्नुहोस्।',
  'too-many-tokens': 'एक जनाले राख्न मिल्नेजति टोकन तपाईंसँग भइसके। पहिले एउटा बन्द गर्नुहोस्।',
  'too-many-invitations': 'राख्न मिल्नेजति निम्ता भइसके। पहिले एउटा फिर्ता लिनुहोस्।',
  'not-an-event-admin': 'कार्यक्रम एडमिनलाई मात्र केही कार्यक्रममा सीमित गर्न मिल्छ।',
};
