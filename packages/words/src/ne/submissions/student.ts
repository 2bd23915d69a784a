import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { SUBMISSIONS_WORDS as ENGLISH } from '../../en/submissions/student.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** Words of My Submissions. */
export const SUBMISSIONS_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंका कृति',
  intro: 'तपाईंले बुझाएका कृति, र आयोजकले तिनका बारेमा के भन्नुभयो।',
  caption: 'तपाईंका कृति',
  event: 'कार्यक्रम',
  submittedOn: 'बुझाएको मिति',
  status: 'स्थिति',
  remarks: 'आयोजकको टिप्पणी',
  none: '–',
  calledOff: 'यो कार्यक्रम रद्द भयो।',
  loading: 'तपाईंका कृति खुल्दै छन्…',
  empty: 'तपाईंले अहिलेसम्म कुनै कृति बुझाउनुभएको छैन।',
  browse: 'कार्यक्रम हेर्नुहोस्',
  failed: 'तपाईंका कृति ल्याउन सकिएन।',
  failedDetails: 'यस कृतिको विवरण ल्याउन सकिएन।',
  alertTitle: 'केही भर्न छुटेको छ',

  loadingDetails: 'खुल्दै छ…',
  receipt: 'रसिद',
  receiptLine: (id, version) => `#${inNepaliDigits(id)} · प्रति ${inNepaliDigits(version)}`,
  reviewedAt: 'समीक्षा भएको मिति',
  workLink: 'कृतिको लिङ्क',
  demoLink: 'डेमो वा अर्को लिङ्क',
  description: 'विवरण',
  versions: 'प्रतिहरू',
  version: (version) => `प्रति ${inNepaliDigits(version)}`,
  replacedBy: (version, at) =>
    `${withPostposition(at, 'मा')} यसको सट्टा प्रति ${inNepaliDigits(version)} बुझाइयो`,
  resubmit: 'कृति फेरि बुझाउनुहोस्',
  openEvent: 'कार्यक्रम खोल्नुहोस्',
  opensElsewhere: '(अर्को साइटमा खुल्छ)',
};
