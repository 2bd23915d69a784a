import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { REGISTRATIONS_WORDS as ENGLISH } from '../../en/registrations/student.ts';
import type { Said } from '../../said.ts';

/** Words of My Registrations. */
export const REGISTRATIONS_WORDS: Said<typeof ENGLISH> = {
  heading: 'मेरा दर्ता',
  intro: 'तपाईंले कहाँ-कहाँ दर्ता गर्नुभयो, र आयोजकले के भन्नुभयो।',
  caption: 'तपाईंका दर्ता',
  event: 'कार्यक्रम',
  registeredOn: 'दर्ता भएको मिति',
  status: 'स्थिति',
  remarks: 'आयोजकको टिप्पणी',
  reviewedAt: 'समीक्षा भएको मिति',
  answers: 'तपाईंका उत्तर',
  answer: (number, answer) => `प्रश्न ${inNepaliDigits(number)}: ${answer}`,
  none: '–',
  empty: 'तपाईंले अहिलेसम्म कुनै कार्यक्रममा दर्ता गर्नुभएको छैन।',
  browse: 'कार्यक्रम हेर्नुहोस्',
  calledOff: 'यो कार्यक्रम रद्द भयो।',
  cannotCome: 'तपाईंले आउन सक्दिनँ भन्नुभएको छ।',
  gone: 'त्यो दर्ता यहाँ छैन: फिर्ता लिइसकिएको छ, वा तपाईंको होइन।',
  openEvent: 'कार्यक्रम खोल्नुहोस्',
  failed: 'दर्ताहरू ल्याउन सकिएन।',
};
