/** The guidelines, besides timeline, competitions and prizes, and the workshops. */
export const GUIDELINES_IN_NEPALI: Readonly<Record<string, string>> = {
  Guidelines: 'निर्देशिका',
  'Everything you need to take part: who may enter, what happens when, what to make and how it is judged.':
    'भाग लिन जान्नुपर्ने सबै कुरा: कसले भाग लिन पाउँछ, कहिले के हुन्छ, के बनाउने र मूल्याङ्कन कसरी हुन्छ।',
  Objective: 'उद्देश्य',
  'To showcase and evaluate the skills of young innovators in graphic design, artificial intelligence and web design, and to reward the best work with cash prizes and scholarships.':
    'ग्राफिक डिजाइन, कृत्रिम बुद्धिमत्ता (एआई) र वेब डिजाइनमा युवाको सीप देखाउने र परख्ने, अनि सबैभन्दा राम्रा कृतिलाई नगद पुरस्कार र छात्रवृत्ति दिने।',
  Eligibility: 'कसले भाग लिन पाउँछ',
  'Students who have just completed 12th grade or equivalent.':
    'भर्खरै कक्षा १२ वा सो सरह पूरा गरेका विद्यार्थी।',

  'How it goes': 'सुरुदेखि अन्त्यसम्म',
  'Sign in': 'लगइन गर्नुहोस्',
  'With your Google account.': 'आफ्नो Google खाताबाट।',
  'Register for events': 'कार्यक्रममा दर्ता गर्नुहोस्',
  'Complete your profile and answer one question.': 'प्रोफाइल पूरा गर्नुहोस् र एउटा प्रश्नको उत्तर दिनुहोस्।',
  'Attend workshops': 'कार्यशालामा आउनुहोस्',
  'AI, web design and graphic design.': 'एआई, वेब डिजाइन र ग्राफिक डिजाइन।',
  'Perform designs/projects': 'डिजाइन वा प्रोजेक्ट बनाउनुहोस्',
  'Make the work you want to be judged by.': 'मूल्याङ्कनमा राख्न चाहेको कृति बनाउनुहोस्।',
  'Submit works': 'कृति बुझाउनुहोस्',
  'A link to your work and a description.': 'आफ्नो कृतिको लिङ्क र विवरण।',
  'Win prizes': 'पुरस्कार जित्नुहोस्',
  'Cash prizes and scholarships.': 'नगद पुरस्कार र छात्रवृत्ति।',

  'Submission guidelines': 'कृति कसरी बुझाउने',
  'Put these into one package and send us the link.':
    'यी सबै एउटै फाइलमा राखेर हामीलाई त्यसको लिङ्क पठाउनुहोस्।',
  'Project file': 'प्रोजेक्टको फाइल',
  'One zip or rar archive.': 'एउटा ZIP वा RAR फाइल।',
  Description: 'विवरण',
  'What it is, for whom, and why. Max 500 words for AI & Web Design.':
    'यो के हो, कसका लागि हो, र किन बनाइयो। एआई र वेब डिजाइनमा बढीमा ५०० शब्द।',
  README: 'README फाइल',
  'With the steps to set it up.': 'यसलाई चलाउन के-के गर्नुपर्छ, क्रमैसँग।',
  'Source code': 'सोर्स कोड',
  'All of it, so that the jury can read it.': 'पूरै, किनभने निर्णायकले पढ्नुहुन्छ।',
  'Demo link or video': 'डेमोको लिङ्क वा भिडियो',
  'Optional, and often what convinces.': 'ऐच्छिक, तर प्रायः यसैले मन जित्छ।',
  'Ready?': 'तयार हुनुहुन्छ?',
  'Sign in, complete your profile and choose your event.':
    'लगइन गर्नुहोस्, प्रोफाइल पूरा गर्नुहोस् र आफ्नो कार्यक्रम छान्नुहोस्।',

  Workshops: 'कार्यशाला',
  'Workshops Registration Open!': 'कार्यशालाको दर्ता खुल्यो!',
  'AI, web and graphic design: seats for the workshops can be taken until 18 July.':
    'एआई, वेब र ग्राफिक डिजाइन: कार्यशालाका सिट १८ जुलाईसम्म लिन सकिन्छ।',
  'See the workshops': 'कार्यशाला हेर्नुहोस्',
  'AI Workshop': 'एआई कार्यशाला',
  '3 days': '३ दिन',
  'From a first prompt to a small project that solves a real problem.':
    'पहिलो प्रम्प्टदेखि, साँचो समस्या हल गर्ने सानो प्रोजेक्टसम्म।',
  'Web Design Workshop': 'वेब डिजाइन कार्यशाला',
  'Plan, design and publish a site that people enjoy using.':
    'मान्छेलाई चलाउन मन लाग्ने साइटको योजना, डिजाइन र प्रकाशन।',
  'Graphic Design Workshop': 'ग्राफिक डिजाइन कार्यशाला',
  '3 hours': '३ घण्टा',
  'A fast afternoon: learn the tools, sprint on a brief, present the result.':
    'एकै दिउँसोमा: टुल चलाउन सिक्नुहोस्, दिइएको विषयमा छिटो काम गर्नुहोस्, र बनेको कुरा प्रस्तुत गर्नुहोस्।',
  'Design sprint': 'डिजाइन स्प्रिन्ट',
  '60 min': '६० मिनेट',
  Presentations: 'प्रस्तुति',
  '2 min each': 'हरेकलाई २ मिनेट',
};
