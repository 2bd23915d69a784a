import type { RECEIPT_WORDS as ENGLISH } from '../../../en/submissions/student/receipt.ts';
import type { Said } from '../../../said.ts';

/** Words of the receipt after sending. */
export const RECEIPT_WORDS: Said<typeof ENGLISH> = {
  title: 'तपाईंको कृति आइपुग्यो',
  event: 'कार्यक्रम',
  number: 'नम्बर',
  version: 'प्रति',
  time: 'आइपुगेको समय',
  note: 'यो रसिद “मेरा कृति”मा फेरि हेर्न सकिन्छ। समीक्षा भएपछि त्यसको नतिजा पनि त्यहीँ देखिन्छ।',
  done: 'ठिक छ',
  toSubmissions: 'मेरा कृति',
};
