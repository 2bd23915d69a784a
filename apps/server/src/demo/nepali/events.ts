/** The events of both years and the classes of workshops, with what they ask. */
export const EVENTS_IN_NEPALI: Readonly<Record<string, string>> = {
  'AI & Web Design 2024': 'एआई र वेब डिजाइन २०२४',
  'The first edition. Teams built assistants, school portals and games in two categories. It is over; the works remain here for those who made them.':
    'पहिलो संस्करण। टोलीहरूले दुई विधामा एआई सहायक, विद्यालयका पोर्टल र गेम बनाए। यो सकिसक्यो; बनाउनेहरूका लागि कृति यहीँ छन्।',
  'Graphic Design 2024': 'ग्राफिक डिजाइन २०२४',
  'The first edition. Posters and brochures on clean air, heritage and the rivers of the valley, judged by three designers.':
    'पहिलो संस्करण। सफा हावा, सम्पदा र उपत्यकाका खोलानदीबारे पोस्टर र ब्रोसर। तीन डिजाइनरले मूल्याङ्कन गरे।',
  'Data Storytelling Contest': 'डाटा स्टोरीटेलिङ प्रतियोगिता',
  'Take public data about Nepal, find the story in it and tell it with three charts at most. Hand in a link to your page or notebook.':
    'नेपालबारे सबैले पाउने डाटा लिनुहोस्, त्यसमा लुकेको कथा खोज्नुहोस्, र बढीमा तीन चार्टले त्यो कथा भन्नुहोस्। आफ्नो पेज वा नोटबुकको लिङ्क बुझाउनुहोस्।',
  'Photo Story: My Neighbourhood': 'फोटो स्टोरी: मेरो टोल',
  'Five photographs and their captions that show one day where you live. Hand in a link to an album that everyone can open.':
    'तपाईं बस्ने ठाउँको एक दिन देखाउने पाँच तस्बिर र तिनको क्याप्सन। सबैले खोल्न सक्ने एल्बमको लिङ्क बुझाउनुहोस्।',
  'Mobile App Idea Pitch': 'मोबाइल एप आइडिया पिच',
  'Three minutes, one idea, no slides needed. Register with the problem that you want to solve; the pitch video follows.':
    'तीन मिनेट, एउटा आइडिया, स्लाइड चाहिँदैन। आफूले हल गर्न चाहेको समस्या लेखेर दर्ता गर्नुहोस्; पिचको भिडियो पछि बुझाउनुहोस्।',
  'Cyber Safety Workshop': 'साइबर सुरक्षा कार्यशाला',
  'Passwords, phishing and privacy: an afternoon of live demonstrations and exercises for everybody who owns a phone.':
    'पासवर्ड, फिसिङ र गोपनीयता: फोन चलाउने जोसुकैका लागि दिउँसोको कार्यशाला, जहाँ आँखैअगाडि देखाइन्छ र आफैँ गरेर सिकिन्छ।',
  Auditorium: 'सभाहल',
  "Say something about Nepal that words alone cannot: posters, brochures, logos, websites, apps. Printable in A4, A3 or larger at 300 DPI or more, in CMYK or RGB. Judged on originality and innovation, relevance to Nepal's issues, impact and goal alignment, visual appeal and usability.":
    'नेपालबारे त्यस्तो कुरा भन्नुहोस्, जुन शब्दले मात्र भन्न सकिँदैन: पोस्टर, ब्रोसर, लोगो, वेबसाइट, एप। A4, A3 वा त्योभन्दा ठुलो आकारमा, ३०० DPI वा बढीमा, CMYK वा RGB रङमा छाप्न मिल्ने हुनुपर्छ। मौलिकता र नयाँपन, नेपालका समस्यासँगको सम्बन्ध, प्रभाव र उद्देश्यसँगको मेल, अनि आकर्षण र प्रयोगमा सहजता हेरेर मूल्याङ्कन हुन्छ।',
  'Hall B': 'हल बी',
  'Your work on paper, in A4, A3 or larger.': 'कागजमा छापिएको आफ्नो कृति, A4, A3 वा त्योभन्दा ठुलो।',
  'Build something that works, and show why it matters, in one of two categories: AI Innovation, or Web Design & Development. Hand in the project with a README and a description of at most 500 words. Judged on innovation, technical quality and user experience.':
    'साँच्चै चल्ने केही बनाउनुहोस्, र त्यसले के फरक पार्छ देखाउनुहोस्। विधा दुई छन्: एआई इनोभेसन, वा वेब डिजाइन र डेभलपमेन्ट। प्रोजेक्टसँगै README फाइल र बढीमा ५०० शब्दको विवरण बुझाउनुहोस्। नयाँपन, प्राविधिक गुणस्तर र चलाउँदाको अनुभव हेरेर मूल्याङ्कन हुन्छ।',
  'Interface Design Lab': 'इन्टरफेस डिजाइन ल्याब',
  'Two hours at a computer with a designer beside you: from a sketch on paper to a clickable prototype. Forty seats.':
    'कम्प्युटरअगाडि दुई घण्टा, छेउमै डिजाइनर: कागजको स्केचदेखि क्लिक गर्न मिल्ने प्रोटोटाइपसम्म। चालीस सिट।',
  'Computer Lab 2': 'कम्प्युटर ल्याब २',
  'College Hackathon Preselection': 'कलेज ह्याकाथन प्रारम्भिक छनोट',
  'For students of the college: 24 hours, mixed teams, one problem that the college itself has. The best teams go on to the inter-college round.':
    'यही कलेजका विद्यार्थीका लागि: २४ घण्टा, मिसिएका टोली, कलेजकै एउटा समस्या। सबैभन्दा राम्रा टोली अन्तरकलेज चरणमा पुग्छन्।',
  'Open Source Day': 'ओपन सोर्स दिवस',
  'Make your first contribution to a project that others use. Mentors help with everything from the first clone to the review.':
    'अरूले चलाइरहेको प्रोजेक्टमा आफ्नो पहिलो योगदान दिनुहोस्। पहिलो क्लोनदेखि समीक्षासम्म मेन्टरले साथ दिन्छन्।',
  'Hall A': 'हल ए',
  '- A laptop with its charger\n- An account on a site that hosts code':
    '- ल्यापटप र त्यसको चार्जर\n- कोड राख्ने कुनै साइटमा आफ्नो खाता',
  'Line Follower Robot Race': 'लाइन फलोअर रोबोट दौड',
  'Bring a robot that follows a black line faster than all others. Kits can be borrowed for a week. Registration opens on 21 July.':
    'कालो धर्सो पछ्याउँदै सबैभन्दा छिटो कुद्ने रोबोट ल्याउनुहोस्। किट एक हप्ताका लागि लैजान पाइन्छ। दर्ता साउन ५ (२१ जुलाई) मा खुल्छ।',

  'Prompts, small models, and what to check in what they say. Bring a laptop.':
    'प्रम्प्ट, साना मोडेल, र तिनले भनेको कुरामा के-के जाँच्ने। ल्यापटप लिएर आउनुहोस्।',
  'Lab 2': 'ल्याब २',
  'The same once more, for those who cannot come on the tenth.':
    'उही कक्षा फेरि एक पटक, साउन २५ (१० अगस्ट) मा आउन नसक्नेका लागि।',
  'From a blank page to a poster that can be read from across the road.':
    'खाली पानादेखि, सडकपारिबाट पनि पढ्न सकिने पोस्टरसम्म।',
  'Lab 3': 'ल्याब ३',
};
