import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type {
  CHECK_WORDS as ENGLISH_CHECK,
  RESULTS_WORDS as ENGLISH_RESULTS,
} from '../../en/pages/results.ts';
import type { Said } from '../../said.ts';
import { shownInNepali } from '../submissions/shown-names.ts';

/** Words of the public results. */
export const RESULTS_WORDS: Said<typeof ENGLISH_RESULTS> = {
  heading: 'नतिजा',
  of: (event) => `${event}: नतिजा`,
  none: 'अहिलेसम्म कुनै नतिजा आएको छैन। घोषणा हुनेबित्तिकै नतिजा यहीँ देखिन्छ।',
  noneYet: (year) =>
    `${inNepaliDigits(year)} को कुनै नतिजा अझै आएको छैन। घोषणा हुनेबित्तिकै नतिजा यहीँ देखिन्छ; अघिल्ला वर्षका नतिजा तल छन्।`,
  seeWork: 'कृति हेर्नुहोस्',
  works: (year) => `${inNepaliDigits(year)} का कृति`,
  eyebrow: 'नतिजा',
  winners: 'विजेता',
  announced: 'घोषणा भएको:',
  columns: ['पुरस्कार', 'के पाउने', 'कसको कृति'],
  awardsOf: (event) => `${event}: पुरस्कार`,
  noPrize: '–',
  noAwards: 'कसैलाई पुरस्कार दिइएन।',
  goesOn: 'अहिले पुरस्कार घोषणा भइरहेको छ। घोषणा हुँदै जाँदा एक-एक गरी यहाँ देखिन्छन्।',
  more: (event) => `“${event}”को नतिजाबारे सबै कुरा`,
  all: 'सबै नतिजा',
  earlier: (year) => `${inNepaliDigits(year)} का नतिजा`,
  ranks: 'पुरस्कारपछिका स्थान',
  by: shownInNepali,
  rank: (rank, by) => `स्थान ${inNepaliDigits(rank)}: ${shownInNepali(by)}`,
  judges: 'निर्णायकहरू',
  names: 'यहाँ नाम लेखिएका सबैले मन्जुरी दिएका छन्। अरूको कलेज मात्र लेखिएको छ।',
  corrected: 'यो नतिजा सच्याइएको छ',
  correctedOn: (at, reason) => `${at}: ${reason}`,
  frozen: 'यो नतिजा फेरिन नदिन के गरिएको छ',
  hash: (number) =>
    `कसैले नाम देख्नुअघि नै गनिएका सबै कुरा पक्का गरिएका थिए। यो पक्का गरिएको प्रति ${inNepaliDigits(number)} को फिङ्गरप्रिन्ट (SHA-256) हो; एउटा मात्र अङ्क फेरियो भने पनि फिङ्गरप्रिन्ट अर्कै आउँछ:`,
  check: 'यो नतिजा जाँच्नुहोस्',
};

/** Words of the page on which anybody computes the ranks again. */
export const CHECK_WORDS: Said<typeof ENGLISH_CHECK> = {
  heading: (event) => `${event}: नतिजा जाँच्नुहोस्`,
  intro:
    'जे-जेका आधारमा स्थान निकालिए, ती सबै यहाँ नाम हटाएर राखिएका छन्: कृति W र नम्बरले, निर्णायक J र नम्बरले चिनिन्छन्; यी नम्बर यही फाइलका लागि मात्र हुन्। तपाईंको ब्राउजरले त्यही सूत्रले स्थान फेरि निकालेर दाँज्न सक्छ।',
  back: (event) => `${event}: नतिजा`,
  file: 'फाइल',
  fileFacts: (works, judges, sheets) =>
    `${nepaliNumber(works)} कृतिबारे ${nepaliNumber(judges)} निर्णायकका ${nepaliNumber(sheets)} अङ्कपत्र।`,
  ballots: (count, works) =>
    `सुरुका ${nepaliNumber(works)} कृतिको स्थान फाइनलले पनि तोक्यो: निर्णायकले दुई-दुई कृतिमध्ये रोजेका ${nepaliNumber(count)} मत।`,
  meeting: (works) => `सुरुका ${nepaliNumber(works)} कृतिको क्रम निर्णायकहरूको बैठकले आफैँ तोकेको हो।`,
  formula: (version) => `स्थान सूत्रको भर्सन ${inNepaliDigits(version)} ले निकालिएका हुन्`,
  formulaWhere: 'जसबारे मद्दत पृष्ठमा सरल भाषामा लेखिएको छ',
  download: 'फाइल डाउनलोड गर्नुहोस् (JSON)',
  hash: 'नतिजासँगै प्रकाशित यसको फिङ्गरप्रिन्ट (SHA-256):',
  byHand:
    'फाइल भएकालाई फिङ्गरप्रिन्ट जाँच्न यस साइटको केही चाहिँदैन: sha256sum ले, वा Windows मा certutil -hashfile ले पनि त्यही देखाउँछ।',
  signed: {
    before: 'यसको ',
    signature: 'हस्ताक्षर',
    between: ' जाँच्न ',
    keys: 'यस साइटका साँचो',
    after: ' चाहिन्छन्; ',
    how: 'हातैले जाँच्ने तरिका मद्दत पृष्ठमा छ',
    end: '।',
  },
  rubric: 'मूल्याङ्कन तालिका',
  rubricColumns: ['मापदण्ड', 'भार', 'तह'],
  ranks: 'पक्का गर्दाका स्थान',
  rankColumns: ['स्थान', 'कृति', 'अङ्कपत्र', 'अङ्क', 'हुन सक्ने स्थान'],
  openRanks: (first, last) => inNepaliDigits(first === last ? `${first}` : `${first} देखि ${last}`),
  noPoints: '–',
  again: 'फेरि हिसाब गर्नुहोस्',
  needsScript: 'यस भागले तपाईंको ब्राउजरमै हिसाब गर्छ, त्यसैले JavaScript चाहिन्छ।',
};
