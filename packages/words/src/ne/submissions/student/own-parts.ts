import type { OWN_PARTS_WORDS as ENGLISH } from '../../../en/submissions/student/own-parts.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** What My Submissions says of a work that was handed in by parts. */
export const OWN_PARTS_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंले के बुझाउनुभयो',
  lookedAt: 'तपाईंका फाइल जाँचिँदै छन्। के भेटियो भन्ने यही पृष्ठमा देखिनेछ।',
  mend: (until) =>
    `तपाईंका फाइलमा केही कुरा यस कार्यक्रमले मागेजस्तो छैन। ${withPostposition(until, 'सम्म')} साट्न सक्नुहुन्छ।`,
  mendWay: 'मेरो कृति साट्नुहोस्',
  begunInTime: 'समयमै सुरु भएको: अन्तिम मितिअगावै अपलोड सुरु भएको थियो।',
  receipt: 'रसिदको कोड',
  failed: 'यस कृतिका फाइल ल्याउन सकिएन।',
};
