import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { REGISTERED_WORDS as ENGLISH } from '../../../en/registrations/student/registered.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Words of the sheet after registering. */
export const REGISTERED_WORDS: Said<typeof ENGLISH> = {
  title: 'तपाईं दर्ता हुनुभयो',
  event: 'कार्यक्रम',
  time: 'दर्ता भएको समय',
  numberAndTime: (id, time) => `#${inNepaliDigits(id)} · ${time}`,
  status: 'स्थिति',
  meaning: '“विचाराधीन” भनेको आयोजकले अझै हेर्नुभएको छैन भन्ने हो।',
  decision: 'छनोट भयो कि अस्वीकृत भयो, आयोजकको टिप्पणीसहित “मेरा दर्ता”मा देखिनेछ।',
  next: 'अब के हुन्छ',
  handIn: 'कृति बुझाउनुहोस्',
  handInNote: 'निर्णय कुर्नु पर्दैन।',
  withdraw: 'मन बदलियो भने फिर्ता लिनुहोस्',
  withdrawUntil: (time) => `${withPostposition(time, 'सम्म')}`,
  toRegistrations: 'मेरा दर्ता',
  done: 'ठिक छ',
};
