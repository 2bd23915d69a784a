import type { RECEIPT_FILES_WORDS as ENGLISH } from '../../../en/submissions/student/receipt-files.ts';
import type { Said } from '../../../said.ts';
import { bytesInWords } from '../../uploads/amounts.ts';

/** What a receipt says of files; fetched where a work has some. */
export const RECEIPT_FILES_WORDS: Said<typeof ENGLISH> = {
  code: 'कोड',
  address: 'जोसँग यो ठेगाना र तपाईंको फाइल छ, उसले फाइल जस्ताको तस्तै आइपुगेको हो कि होइन जाँच्न सक्छ:',
  files: 'फाइलहरू',
  size: bytesInWords,
  sha: 'SHA-256',
  begunInTime: 'समयमै सुरु भएको: अन्तिम मितिअगावै अपलोड सुरु भएको थियो।',
};
