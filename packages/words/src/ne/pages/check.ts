import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { CHECKED_WORDS as ENGLISH } from '../../en/pages/check.ts';
import type { Said } from '../../said.ts';
import { formatDay } from '../time.ts';

/** What the script says that computes ranks again in a visitor's browser. */
export const CHECKED_WORDS: Said<typeof ENGLISH> = {
  compute: 'फेरि हिसाब गर्नुहोस्',
  computing: 'हिसाब हुँदै छ…',
  failed: 'फाइल ल्याउन सकिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  noCrypto: 'अहिलेको जडानमा यस ब्राउजरले फिङ्गरप्रिन्ट निकाल्न सक्दैन।',
  sameFile: 'फाइलको फिङ्गरप्रिन्ट प्रकाशित फिङ्गरप्रिन्टसँग मिल्छ।',
  otherFile: 'फाइलको फिङ्गरप्रिन्ट प्रकाशित फिङ्गरप्रिन्टसँग मिल्दैन!',
  signed: {
    right: (key) => `फाइल सक्कली हो: यसमा यस साइटको साँचो ${key} ले हस्ताक्षर गरिएको छ।`,
    wrong: 'हस्ताक्षर यस फाइलको होइन: फाइल वा हस्ताक्षर फेरिएको छ।',
    otherKey: (key) => `फाइलमा साँचो ${key} ले हस्ताक्षर गरिएको छ, तर त्यो यस साइटको साँचो होइन।`,
    revoked: (key, day) =>
      `फाइलमा साँचो ${key} ले हस्ताक्षर गरिएको छ, तर त्यो साँचो ${formatDay(day)} देखि रद्द गरिएको छ: आयोजकलाई सोध्नुहोस्।`,
    unable: 'अहिलेको जडानमा यस ब्राउजरले हस्ताक्षर जाँच्न सक्दैन। हातैले जाँच्ने तरिका मद्दत पृष्ठमा छ।',
  },
  otherFormula: (version) =>
    `फाइलका स्थान सूत्रको भर्सन ${inNepaliDigits(version)} ले निकालिएका हुन्; यस पृष्ठले अर्कै भर्सनले हिसाब गर्छ।`,
  sameRanks: 'यहाँ हिसाब गर्दा स्थान र समूह प्रकाशित भएजस्तै आए।',
  otherRanks: 'यहाँ हिसाब गर्दा स्थान वा समूह प्रकाशितसँग मिलेनन्!',
  without: 'केही निर्णायकलाई छोडेर हेर्नुहोस्',
  withoutHelp: 'तपाईंले चिह्न लगाएका निर्णायकका अङ्कपत्र नभए स्थान के हुन्थे।',
  judge: (judge, sheets) => `${judge} (${nepaliNumber(sheets)} अङ्कपत्र)`,
  moved: (judges, count) =>
    count === 0
      ? `${judges} लाई छोड्दा कुनै कृतिको स्थान फेरिँदैन।`
      : `${judges} लाई छोड्दा ${nepaliNumber(count)} वटा कृतिको स्थान फेरिन्छ:`,
  sameWinner: (works) => `पहिलो उही रहन्छ: ${works}।`,
  otherWinner: (works) => `पहिलो यो हुन्थ्यो: ${works}।`,
  and: ' र ',
  columns: ['कृति', 'स्थान', 'उनीहरूबिनाको स्थान'],
};
