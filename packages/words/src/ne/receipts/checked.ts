import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { RECEIPT_CHECK_WORDS as ENGLISH } from '../../en/receipts/checked.ts';
import type { Said } from '../../said.ts';
import { sizeWords } from '../files-seen/size.ts';
import { formatDateTime } from '../time.ts';

/** What the script says that reads a receipt and looks into a file. */
export const RECEIPT_CHECK_WORDS: Said<typeof ENGLISH> = {
  loading: 'रसिद पढ्दै…',
  noCode: 'यो रसिदको कोड होइन: कोडमा १६ वटा अक्षर र अङ्क हुन्छन्।',
  notFound: 'यस कोडको रसिद छैन। कोड फेरि हेर्नुहोस्।',
  tooMany: 'धेरै रसिद मागियो। एक मिनेट पर्खेर फेरि प्रयास गर्नुहोस्।',
  failed: 'रसिद पढ्न सकिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  heading: (code) => `रसिद ${code}`,
  event: 'कार्यक्रम',
  handedIn: 'बुझाइएको समय',
  at: (at) => `${formatDateTime(new Date(at))}, सर्भरको घडीअनुसार`,
  begunInTime: 'समयमै सुरु भएको: अपलोड अन्तिम मितिअघि सुरु भयो र त्यसपछि सकियो।',
  version: 'कृतिको प्रति',
  latest: (revision) => `${inNepaliDigits(revision)}, सबैभन्दा नयाँ`,
  replaced: (revision) => `${inNepaliDigits(revision)}: त्यसपछि अर्को बुझाइएको छ`,
  files: 'फाइलहरू',
  noFiles: 'यस रसिदमा कुनै फाइल छैन।',
  columns: { part: 'भाग', size: 'आकार', sha256: 'SHA-256' },
  size: (bytes) => `${sizeWords(bytes)} (${nepaliNumber(bytes)} बाइट)`,
  links: (part, count) => `${part}: ${inNepaliDigits(count)} लिङ्क`,
  check: 'तपाईंको फाइल यही हो?',
  checkHelp:
    'आफूसँग भएको फाइल छान्नुहोस्। फाइल तपाईंकै डिभाइसमा रहन्छ: यहीँ त्यसको फिङ्गरप्रिन्ट निकालेर रसिदसँग दाँजिन्छ।',
  choose: 'जाँच्ने फाइल',
  hashing: 'फाइल हेर्दै…',
  isIt: (name, part) => `बुझाइएको फाइल यही हो: ${name} र “${part}”को फाइल हुबहु एउटै हुन्।`,
  isNot: (name) => `बुझाइएको फाइल यो होइन: ${name} यस रसिदका कुनै पनि फाइलसँग मिल्दैन।`,
  otherSize: (bytes) =>
    `यसमा ${nepaliNumber(bytes)} बाइट छन्, तर यस रसिदको कुनै फाइलमा त्यति छैन। तस्बिर पठाउने एपले प्रायः फाइल सानो बनाइदिन्छन्।`,
  sameSize: 'यसको आकार यस रसिदको एउटा फाइलसँग मिल्छ, तर भित्रको कुरा फरक छ।',
  unread: 'फाइल पढ्न सकिएन। फेरि छान्नुहोस्।',
};
