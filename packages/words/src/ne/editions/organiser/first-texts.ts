import { firstLegal as legalInEnglish } from '../../../en/editions/organiser/first-legal.ts';
import type { FIRST_TEXTS as ENGLISH } from '../../../en/editions/organiser/first-texts.ts';
import { firstLegal } from './first-legal.ts';

const LANDING: typeof ENGLISH = {
  'First edition': 'पहिलो संस्करण',
  'Second edition': 'दोस्रो संस्करण',
  'Third edition': 'तेस्रो संस्करण',
  'Fourth edition': 'चौथो संस्करण',
  'Fifth edition': 'पाँचौँ संस्करण',
  'Sixth edition': 'छैटौँ संस्करण',
  'Seventh edition': 'सातौँ संस्करण',
  'Eighth edition': 'आठौँ संस्करण',
  'Event details': 'कार्यक्रमको विवरण',
  'Show what you can make.': 'तपाईं के बनाउन सक्नुहुन्छ, देखाउनुहोस्।',
  'Design something, build something, and have it seen by people who know the craft.':
    'केही डिजाइन गर्नुहोस्, केही बनाउनुहोस्, र यो काम राम्ररी बुझ्ने मान्छेलाई देखाउनुहोस्।',
  'A stage, a jury and recognition': 'मञ्च, निर्णायक र कदर',
  'A stage, a jury and recognition.': 'मञ्च, निर्णायक र कदर।',
  // One sentence, of which the middle is the sum.
  'Prizes of': 'जम्मा',
  'in all.': 'बराबरका पुरस्कार।',
  Who: 'कसका लागि',
  What: 'के-के छ',
  When: 'कहिले',
  '+2 and equivalent students': '+२ वा सो सरहका विद्यार्थी',
  'Event timeline': 'समयतालिका',
  'From the first click to the stage': 'पहिलो क्लिकदेखि मञ्चसम्म',
  Registration: 'दर्ता',
  'Sign in and choose your competition.': 'लगइन गरेर आफ्नो प्रतियोगिता छान्नुहोस्।',
  'Work submissions': 'कृति बुझाउने समय',
  'Send the link to your work and a description.': 'आफ्नो कृतिको लिङ्क र विवरण पठाउनुहोस्।',
  'The event': 'कार्यक्रम',
  'The stage, the jury and the prizes.': 'मञ्च, निर्णायक र पुरस्कार।',
  'Competition details': 'प्रतियोगिताको विवरण',
  'What can you make?': 'तपाईं के बनाउन सक्नुहुन्छ?',
  'Competition structure': 'प्रतियोगिताको ढाँचा',
  'Make it, hand it in, show it.': 'बनाउनुहोस्, बुझाउनुहोस्, देखाउनुहोस्।',
  'Make it, show it.': 'बनाउनुहोस्, देखाउनुहोस्।',
  Originality: 'मौलिकता',
  'Quality of the work': 'कृतिको गुणस्तर',
  'Use to others': 'अरूलाई हुने उपयोग',
  'Prize pool': 'पुरस्कार',
  'Nrs.': 'रु.',
  Winner: 'विजेता',
  '1st Runner-up': 'प्रथम उपविजेता',
  '2nd Runner-up': 'द्वितीय उपविजेता',
  Gallery: 'ग्यालरी',
  'What it looks like': 'कस्तो देखिन्छ',
  'From the event.': 'कार्यक्रमका तस्बिर।',
  Testimonials: 'अनुभव',
  'What stays after the event': 'कार्यक्रम सकिएपछि पनि साथमा रहने कुरा',
  About: 'हाम्रो बारेमा',
  'Why we do this': 'हामी यो किन गर्छौँ',
  Questions: 'प्रश्न',
  'What people often ask': 'प्रायः सोधिने प्रश्न',
  Sponsors: 'प्रायोजक',
  'Who makes it possible': 'कसको साथले सम्भव भयो',
  Team: 'टोली',
  'Who organises it': 'आयोजक को-को हुन्',
  News: 'समाचार',
  'What is new': 'नयाँ के छ',
};

const GUIDELINES: typeof ENGLISH = {
  Guidelines: 'निर्देशिका',
  'Everything you need to take part: who may enter, what happens when, what to make and how it is judged.':
    'भाग लिन जान्नुपर्ने सबै कुरा: कसले भाग लिन पाउँछ, कहिले के हुन्छ, के बनाउने र मूल्याङ्कन कसरी हुन्छ।',
  Objective: 'उद्देश्य',
  'To show what young people can make, to have it judged by people who know the craft, and to reward the best work.':
    'युवाले के बनाउन सक्छन् देखाउने, यो काम राम्ररी बुझ्ने मान्छेबाट त्यसको मूल्याङ्कन गराउने, र सबैभन्दा राम्रा कृतिलाई पुरस्कार दिने।',
  Eligibility: 'कसले भाग लिन पाउँछ',
  'Open to: +2 and equivalent students.': '+२ वा सो सरहका विद्यार्थीले।',
  'How it goes': 'सुरुदेखि अन्त्यसम्म',
  'Sign in': 'लगइन गर्नुहोस्',
  'With the account you have: you need no extra password.': 'आफूसँग भएकै खाताबाट: अर्को पासवर्ड चाहिँदैन।',
  Register: 'दर्ता गर्नुहोस्',
  'Complete your profile and answer a few questions.':
    'प्रोफाइल पूरा गर्नुहोस् र केही प्रश्नको उत्तर दिनुहोस्।',
  'Make your work': 'आफ्नो कृति बनाउनुहोस्',
  'The work you want to be judged by.': 'मूल्याङ्कनमा राख्न चाहेको कृति।',
  'Submit it': 'बुझाउनुहोस्',
  'A link to your work and a description.': 'आफ्नो कृतिको लिङ्क र विवरण।',
  'Show it': 'देखाउनुहोस्',
  'Come to the event.': 'कार्यक्रममा आउनुहोस्।',
  'Submission guidelines': 'कृति कसरी बुझाउने',
  'Put these into one package and send us the link.':
    'यी सबै एउटै फाइलमा राखेर हामीलाई त्यसको लिङ्क पठाउनुहोस्।',
  'Your work': 'तपाईंको कृति',
  'Its files, or a link where it can be seen.': 'त्यसका फाइल, वा त्यो हेर्न मिल्ने लिङ्क।',
  Description: 'विवरण',
  'What it is, for whom, and why.': 'यो के हो, कसका लागि हो, र किन बनाइयो।',
  'What to bring': 'के-के लिएर आउने',
  'There is nothing to hand in before. Bring this to the event.':
    'पहिले केही बुझाउनुपर्दैन। कार्यक्रममा यति लिएर आउनुहोस्।',
  'Ready to be shown.': 'देखाउन तयार।',
  'Ready?': 'तयार हुनुहुन्छ?',
  'Sign in, complete your profile and choose your event.':
    'लगइन गर्नुहोस्, प्रोफाइल पूरा गर्नुहोस् र आफ्नो कार्यक्रम छान्नुहोस्।',
  'Timeline and flow': 'समयतालिका र क्रम',
  'Every day counts as a whole one.': 'हरेक मितिमा त्यो पूरै दिन पर्छ।',
  Workshops: 'कार्यशाला',
  'Seats for the workshops can be taken now.': 'कार्यशालाका सिट अब लिन सकिन्छ।',
  'See the workshops': 'कार्यशाला हेर्नुहोस्',
};

const ADVERTS: typeof ENGLISH = {
  'Make something, show it, and have it seen by people who know the craft.':
    'केही बनाउनुहोस्, देखाउनुहोस्, र यो काम राम्ररी बुझ्ने मान्छेको नजरमा पार्नुहोस्।',
  'The works are on their way': 'कृतिहरू आउँदै छन्',
  'Registration is over': 'दर्ता सकियो',
  'This edition is over': 'यो संस्करण सकियो',
  'Thank you to everybody who took part.': 'भाग लिनुभएका सबैलाई धन्यवाद।',
  'Who may enter, the timeline, the competitions and how they are judged, prizes and what to submit.':
    'कसले भाग लिन पाउँछ, कहिले के हुन्छ, प्रतियोगिता र तिनको मूल्याङ्कन, पुरस्कार, अनि के बुझाउने।',
};

/**
 * What an edition says that was made of a college's answers, as far as it says nothing of the
 * college: what organisers write of the same stands before it.
 */
export const FIRST_TEXTS: typeof ENGLISH = {
  ...LANDING,
  ...GUIDELINES,
  ...ADVERTS,
  ...legal(true),
  ...legal(false),
};

/** @param handsIn whether works are handed in before the event */
function legal(handsIn: boolean): typeof ENGLISH {
  const [english, nepali] = [legalInEnglish('', handsIn), firstLegal('', handsIn)];
  return {
    [english.privacy.title]: nepali.privacy.title,
    [english.privacy.text]: nepali.privacy.text,
    [english.rules.title]: nepali.rules.title,
    [english.rules.text]: nepali.rules.text,
  };
}
