import type { PROFILE_WORDS as ENGLISH } from '../../en/people/student.ts';
import type { Said } from '../../said.ts';

/** Words of the profile form (R2.42, R8.4); messages under its fields are in profile-errors.ts. */
export const PROFILE_WORDS: Said<typeof ENGLISH> = {
  heading: 'प्रोफाइल अपडेट गर्नुहोस्',
  intro: 'आयोजकलाई तपाईंसँग सम्पर्क गर्न यी चाहिन्छन्। एक पटक भरे पुग्छ।',
  fields: {
    name: 'नाम',
    email: 'इमेल',
    mobile: 'मोबाइल नम्बर',
    dob: 'जन्म मिति',
    gender: 'लिङ्ग',
    address: 'ठेगाना',
    college_name: 'कलेजको नाम',
    college_address: 'कलेजको ठेगाना',
  },
  emailHelp: 'यो लगइन गर्दाको खाताबाट आएको हो; यहाँ बदल्न मिल्दैन।',
  mobileHelp: '१० अङ्क',
  you: 'तपाईंबारे',
  college: 'तपाईंको कलेज',
  chooseGender: 'लिङ्ग छान्नुहोस्',
  genders: { MALE: 'पुरुष', FEMALE: 'महिला', OTHER: 'अन्य' },
  bikramSambat: (day) => `विक्रम संवत्: ${day}`,
  save: 'प्रोफाइल सुरक्षित गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ…',
  restored: 'पहिले लेख्नुभएको कुरा यहीँ छ; अझै सुरक्षित भएको छैन।',
  failed: 'प्रोफाइल सुरक्षित गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  unexpected: 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले प्रोफाइल सुरक्षित भयो कि भएन थाहा भएन। फेरि सुरक्षित गर्नुहोस्।',
  leaveTitle: 'सुरक्षित नगरी जाने?',
  leaveText: 'प्रोफाइलमा तपाईंले बदलेका कुरा सुरक्षित भएका छैनन्।',
  leave: 'जानुहोस्',
  stay: 'यहीँ रहनुहोस्',
};
