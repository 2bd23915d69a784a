import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { GOING_ON_WORDS as ENGLISH } from '../../en/uploads/going-on.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** What pages say while files of a work wait or are on their way; fetched where there are some. */
export const GOING_ON_WORDS: Said<typeof ENGLISH> = {
  title: (event) => `${withPostposition(event, 'का')} लागि तपाईंका फाइल`,
  sending: (done, all) =>
    inNepaliDigits(
      `तपाईंको ड्राफ्ट यहाँ छ। ${all} मध्ये ${done} फाइल पठाइयो, यस साइटको कुनै पृष्ठ खुला रहेसम्म बाँकी पनि पठाइँदै जान्छ।`,
    ),
  stuck: (count) => inNepaliDigits(`तपाईंको ड्राफ्ट यहाँ छ। ${count} वटा फाइल पठाउन तपाईंले केही गर्नुपर्छ।`),
  all: (count) => inNepaliDigits(`तपाईंको ड्राफ्ट र ${count} वटा फाइल यहाँ छन्। अझै बुझाइएका छैनन्।`),
  open: 'फारम खोल्नुहोस्',
};
