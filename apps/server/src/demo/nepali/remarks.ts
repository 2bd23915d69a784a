/** What organisers remarked with their decisions. */
export const REMARKS_IN_NEPALI: Readonly<Record<string, string>> = {
  // Of registrations.
  'Welcome!': 'स्वागत छ!',
  'See you there.': 'उतै भेटौँला।',
  'Please arrive 15 minutes early.': 'कृपया १५ मिनेट अगाडि आइपुग्नुहोस्।',
  'All seats of your college are taken.': 'तपाईंको कलेजका सबै सिट भरिए।',
  'Your answers are incomplete. Please register for another event.':
    'तपाईंका उत्तर पूरा छैनन्। कृपया अर्को कार्यक्रममा दर्ता गर्नुहोस्।',
  'This event is for +2 and equivalent students.': 'यो कार्यक्रम +२ वा सो सरहका विद्यार्थीका लागि हो।',

  // Of works.
  'Strong idea, carefully made.': 'आइडिया बलियो छ, काम पनि मिहिनेतले गरिएको छ।',
  'Clear and convincing.': 'प्रस्ट छ, मन पनि जित्यो।',
  'Well done!': 'स्याबास!',
  'The work does not answer the task.': 'कृति दिइएको कामअनुसार छैन।',
  'Too close to a template. Show us your own idea next time.':
    'यो टेम्प्लेटजस्तै भयो। अर्को पटक आफ्नै आइडिया देखाउनुहोस्।',
  'The link asks for a password. Please share it with everyone.':
    'लिङ्क खोल्दा पासवर्ड माग्छ। कृपया सबैले खोल्न सक्ने बनाउनुहोस्।',
  'Please add your sources.': 'कृपया आफ्ना स्रोत पनि राख्नुहोस्।',
  'The resolution is below 300 DPI.': 'रिजोल्युसन ३०० DPI भन्दा कम छ।',
  'Tell us in the description what you made yourself.': 'आफूले के-के बनाउनुभयो, विवरणमा लेख्नुहोस्।',
};
