/** What the editions are called and what the landing page says of them. */
export const EDITION_IN_NEPALI: Readonly<Record<string, string>> = {
  'First edition': 'पहिलो संस्करण',
  'Second edition': 'दोस्रो संस्करण',
  'Pratibha Tech Competition': 'प्रतिभा टेक प्रतियोगिता',
  Pratibha: 'प्रतिभा',
  'Empowering The Next Tech Generation.': 'प्रविधिको नयाँ पुस्तालाई सक्षम बनाउँदै।',
  'A platform for young innovators to demonstrate their talents and gain recognition for what they can build.':
    'नयाँ सोच भएका युवाले आफ्नो प्रतिभा देखाउने, र आफूले बनाएको कुराको कदर पाउने मञ्च।',
  'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships':
    'एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्ति',
  '+2 and equivalent students': '+२ वा सो सरहका विद्यार्थी',

  'Pratibha College': 'प्रतिभा कलेज',
  'Ratna Park, Kathmandu, Nepal': 'रत्नपार्क, काठमाडौँ, नेपाल',
  Kathmandu: 'काठमाडौँ',

  'Event details': 'कार्यक्रमको विवरण',
  'You finished +2. Now show what you can make.': '+२ सकियो। अब आफूले के बनाउन सक्नुहुन्छ, देखाउनुहोस्।',
  'The first edition of our technology competition is open to students who have just completed 12th grade or equivalent. Design something, build something, and have it seen by people who know the craft.':
    'हाम्रो प्रविधि प्रतियोगिताको पहिलो संस्करण भर्खरै कक्षा १२ वा सो सरह पूरा गरेका विद्यार्थीका लागि खुला छ। केही डिजाइन गर्नुहोस्, केही बनाउनुहोस्, र यो काम राम्ररी बुझ्ने मान्छेलाई देखाउनुहोस्।',
  'The second edition of our technology competition is open to students who have just completed 12th grade or equivalent. Design something, build something, and have it seen by people who know the craft.':
    'हाम्रो प्रविधि प्रतियोगिताको दोस्रो संस्करण भर्खरै कक्षा १२ वा सो सरह पूरा गरेका विद्यार्थीका लागि खुला छ। केही डिजाइन गर्नुहोस्, केही बनाउनुहोस्, र यो काम राम्ररी बुझ्ने मान्छेलाई देखाउनुहोस्।',
  // One sentence, of which every second part is marked.
  Over: 'नगद पुरस्कार',
  'one lakh Nrs': 'एक लाख रुपैयाँभन्दा बढी',
  'in cash prizes and': 'र छात्रवृत्ति',
  'seven lakh Nrs': 'सात लाख रुपैयाँ',
  'in scholarships.': 'छ।',
  Who: 'कसका लागि',
  What: 'के-के छ',
  'Two competitions, three workshops': 'दुई प्रतियोगिता, तीन कार्यशाला',
  Win: 'के जितिन्छ',
  'Cash prizes and scholarships': 'नगद पुरस्कार र छात्रवृत्ति',
  When: 'कहिले',
  '16 August 2024': '२०८१ साउन ३२ (१६ अगस्ट २०२४)',
  '15 August 2025': '२०८२ साउन ३० (१५ अगस्ट २०२५)',

  Testimonials: 'अनुभव',
  'What stays after the event': 'कार्यक्रम सकिएपछि पनि साथमा रहने कुरा',
  'I came with a poster. I left knowing how to explain every line of it.':
    'आउँदा साथमा एउटा पोस्टर थियो। फर्कँदा त्यसको हरेक रेखा किन त्यस्तो छ भनेर बताउन सक्ने भएँ।',
  'A participant of the first edition': 'पहिलो संस्करणका एक सहभागी',
  'The deadline made me finish something for the first time.':
    'अन्तिम मिति तोकिएकैले मैले पहिलो पटक कुनै काम टुङ्ग्याएँ।',
  'The best entries did not look expensive. They had looked closely at a real problem.':
    'सबैभन्दा राम्रा कृति महँगा देखिने थिएनन्। ती त साँचो समस्यालाई नजिकबाट हेरेर बनाइएका थिए।',
  'A member of the jury': 'निर्णायक मण्डलका एक सदस्य',

  About: 'हाम्रो बारेमा',
  'Talent is everywhere. A stage is not.': 'प्रतिभा जताततै छ। मञ्च जताततै छैन।',
  'Every year thousands of students finish +2 with ideas that nobody has asked them about. This competition asks. It gives young innovators a brief, a deadline, a jury and a room full of people who want to see the result.':
    'हरेक वर्ष हजारौँ विद्यार्थी मनमा नयाँ-नयाँ सोच लिएर +२ सक्छन्, तर त्यसबारे उनीहरूलाई कसैले सोध्दैन। यो प्रतियोगिताले सोध्छ। यसले युवालाई गर्ने काम, अन्तिम मिति, निर्णायक, र के बन्यो भनेर हेर्न उत्सुक मान्छेले भरिएको हल दिन्छ।',
  'The first edition was held in 2024. The objective has not changed: to showcase and evaluate skills, and to reward them with cash prizes and scholarships.':
    'पहिलो संस्करण २०८१ साल (सन् २०२४) मा भएको थियो। उद्देश्य उही छ: सीप देखाउने र परख्ने, अनि नगद पुरस्कार र छात्रवृत्ति दिएर त्यसको कदर गर्ने।',

  Questions: 'प्रश्न',
  'What people often ask': 'प्रायः सोधिने प्रश्न',
  Sponsors: 'प्रायोजक',
  'Who makes it possible': 'कसको साथले सम्भव भयो',
  Team: 'टोली',
  'Who organises it': 'आयोजक को-को हुन्',
  News: 'समाचार',
  'What is new': 'नयाँ के छ',
};
