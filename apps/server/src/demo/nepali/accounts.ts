/** What can be tried with the accounts that the demo's sign-in page offers. */
export const ACCOUNTS_IN_NEPALI: Readonly<Record<string, string>> = {
  'Student with a complete profile': 'प्रोफाइल पूरा भएकी विद्यार्थी',
  'Student who has not filled in the profile': 'प्रोफाइल नभरेका विद्यार्थी',
  'Student of the college: sees internal events': 'यही कलेजकी विद्यार्थी: कलेजभित्रका कार्यक्रम पनि देख्छिन्',
  'Event admin: events, registrations, submissions': 'कार्यक्रमका आयोजक: कार्यक्रम, दर्ता र कृति हेर्छन्',
  'Admin: also edits users': 'प्रमुख आयोजक: प्रयोगकर्ताको विवरण पनि सम्पादन गर्छिन्',
  'Super admin: everything': 'सर्वोच्च आयोजक: सबै कुरा गर्न सक्छन्',
  'Judge: scores works of the Data Storytelling Contest':
    'निर्णायक: डाटा स्टोरीटेलिङ प्रतियोगिताका कृतिलाई अङ्क दिन्छिन्',
  'Guest for the day: judges the Data Storytelling Contest by a link, without an account':
    'एक दिनका पाहुना: खाताबिना, लिङ्कबाटै डाटा स्टोरीटेलिङ प्रतियोगिताको मूल्याङ्कन गर्छन्',
};
