/**
 * The two readings of the timeline. A day without its year stands for every year in which the
 * competition falls on the same day of Bikram Sambat.
 */
export const TIMELINE_IN_NEPALI: Readonly<Record<string, string>> = {
  'Event timeline': 'समयतालिका',
  'From the first click to the stage': 'पहिलो क्लिकदेखि मञ्चसम्म',
  'Registrations Open': 'दर्ता खुल्छ',
  'Sign in and choose your competition.': 'लगइन गरेर आफ्नो प्रतियोगिता छान्नुहोस्।',
  'Registrations Deadline': 'दर्ताको अन्तिम मिति',
  'Extended from 16 July. The whole day counts.':
    'असार ३२ (१६ जुलाई) बाट सारिएको हो। अन्तिम दिन दिनभरि दर्ता गर्न मिल्छ।',
  'The whole day counts.': 'अन्तिम दिन दिनभरि दर्ता गर्न मिल्छ।',
  'Work Submissions': 'कृति बुझाउने समय',
  'Send the link to your work and a description.': 'आफ्नो कृतिको लिङ्क र विवरण पठाउनुहोस्।',
  'Event Date': 'कार्यक्रमको मिति',
  'The stage, the jury and the prizes.': 'मञ्च, निर्णायक र पुरस्कार।',

  'Timeline and flow': 'समयतालिका र क्रम',
  'Every day counts as a whole one.': 'हरेक मितिमा त्यो पूरै दिन पर्छ।',
  'Registrations open': 'दर्ता खुल्छ',
  'Sign in and complete your profile.': 'लगइन गरेर प्रोफाइल पूरा गर्नुहोस्।',
  'Registration deadline': 'दर्ताको अन्तिम मिति',
  'The last day to register for an event.': 'कार्यक्रममा दर्ता गर्न मिल्ने अन्तिम दिन।',
  'Workshops and work submissions': 'कार्यशाला र कृति बुझाउने समय',
  'Learn, build and hand in.': 'सिक्नुहोस्, बनाउनुहोस् र बुझाउनुहोस्।',
  'Final event': 'फाइनल कार्यक्रम',
  'Presentations and results.': 'प्रस्तुति र नतिजा।',
  'Presentations and results. Come on 15 August 2025.':
    'प्रस्तुति र नतिजा। २०८२ साउन ३० (१५ अगस्ट २०२५) मा आउनुहोस्।',

  '24 June': 'असार १० (२४ जुन)',
  // Of 2024.
  '5 August': 'साउन २१ (५ अगस्ट)',
  '05 August': 'साउन २१ (५ अगस्ट)',
  '6–12 August': 'साउन २२–२८ (६–१२ अगस्ट)',
  '06–12 August': 'साउन २२–२८ (६–१२ अगस्ट)',
  '16 August': 'साउन ३२ (१६ अगस्ट)',
  // Of 2025.
  '8 August': 'साउन २३ (८ अगस्ट)',
  '08 August': 'साउन २३ (८ अगस्ट)',
  '9–13 August': 'साउन २४–२८ (९–१३ अगस्ट)',
  '09–13 August': 'साउन २४–२८ (९–१३ अगस्ट)',
  '13 August': 'साउन २८ (१३ अगस्ट)',
  '15 August': 'साउन ३० (१५ अगस्ट)',
};
