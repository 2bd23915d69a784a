/** What the competitions are, by what they are judged, and what can be won. */
export const COMPETITIONS_IN_NEPALI: Readonly<Record<string, string>> = {
  'Competition details': 'प्रतियोगिताको विवरण',
  'Two competitions, one question: what can you make?':
    'दुई प्रतियोगिता, एउटै प्रश्न: तपाईं के बनाउन सक्नुहुन्छ?',
  'Competition structure': 'प्रतियोगिताको ढाँचा',

  'Graphic Design': 'ग्राफिक डिजाइन',
  'Say something about Nepal that words alone cannot.':
    'नेपालबारे त्यस्तो कुरा भन्नुहोस्, जुन शब्दले मात्र भन्न सकिँदैन।',
  Posters: 'पोस्टर',
  Brochures: 'ब्रोसर',
  Logos: 'लोगो',
  Websites: 'वेबसाइट',
  'Apps etc.': 'एप आदि',
  'One design, ready to print or to look at on a screen.': 'छाप्न वा स्क्रिनमा हेर्न तयार एउटा डिजाइन।',
  'Printable: A4, A3 or larger': 'छपाइ: A4, A3 वा त्योभन्दा ठुलो',
  'Resolution: 300 DPI or higher': 'रिजोल्युसन: ३०० DPI वा त्योभन्दा बढी',
  'Colour: CMYK or RGB': 'रङ: CMYK वा RGB',
  'Originality and innovation': 'मौलिकता र नयाँपन',
  "Relevance to Nepal's issues": 'नेपालका समस्यासँगको सम्बन्ध',
  'Impact and goal alignment': 'प्रभाव र उद्देश्यसँगको मेल',
  'Visual appeal and usability': 'आकर्षण र प्रयोगमा सहजता',

  'AI & Web Design': 'एआई र वेब डिजाइन',
  'Build something that works, and show why it matters.':
    'साँच्चै चल्ने केही बनाउनुहोस्, र त्यसले के फरक पार्छ देखाउनुहोस्।',
  'AI Innovation': 'एआई इनोभेसन',
  'Web Design & Development': 'वेब डिजाइन र डेभलपमेन्ट',
  'One working project in one of the two categories.': 'दुई विधामध्ये एउटामा, साँच्चै चल्ने एउटा प्रोजेक्ट।',
  'Project description: max 500 words': 'प्रोजेक्टको विवरण: बढीमा ५०० शब्द',
  Innovation: 'नयाँपन',
  'Technical quality': 'प्राविधिक गुणस्तर',
  'User experience': 'चलाउँदाको अनुभव',

  'Prize pool': 'पुरस्कार',
  'Nrs.': 'रु.',
  Winner: 'विजेता',
  '1st Runner-up': 'प्रथम उपविजेता',
  'Best Presenter': 'उत्कृष्ट प्रस्तोता',
};
