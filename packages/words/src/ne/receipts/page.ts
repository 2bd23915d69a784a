import type { RECEIPT_PAGE_WORDS as ENGLISH } from '../../en/receipts/page.ts';
import type { Said } from '../../said.ts';

/** The page on which a receipt is checked, as it comes. */
export const RECEIPT_PAGE_WORDS: Said<typeof ENGLISH> = {
  heading: 'रसिद जाँच्नुहोस्',
  intro:
    'कार्यक्रममा के बुझाइयो र कहिले बुझाइयो, रसिदले भन्छ। कोड भए रसिद यहाँ पढ्न मिल्छ, र फाइल भए बुझाइएको त्यही हो कि होइन हेर्न मिल्छ। यहाँ कसैको नाम देखिँदैन।',
  code: 'रसिदको कोड',
  help: '१६ वटा अक्षर र अङ्क, जस्तै 7K3M-9QX2-T5R8-W1ZB। कोड रसिदमा र त्यसको इमेलमा हुन्छ।',
  show: 'रसिद देखाउनुहोस्',
  needsScript: 'यहाँ रसिद पढ्न र फाइल हेर्न JavaScript चाहिन्छ।',
};
