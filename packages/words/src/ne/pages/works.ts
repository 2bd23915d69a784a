import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { WORKS_WORDS as ENGLISH } from '../../en/pages/works.ts';
import type { Said } from '../../said.ts';
import { shownInNepali } from '../submissions/shown-names.ts';

/** Words of the gallery of works. */
export const WORKS_WORDS: Said<typeof ENGLISH> = {
  heading: (year) => `${inNepaliDigits(year)} का कृति`,
  intro:
    'बनाउनेहरूको मन्जुरीमा यहाँ राखिएका कृति। नाम लेखिएकाले त्यसका लागि पनि मन्जुरी दिएका छन्; अरूको कलेज मात्र लेखिएको छ।',
  none: 'अहिलेसम्म कुनै कृति देखाइएको छैन। प्रतियोगिताका पुरस्कार घोषणा भएपछि, बनाउनेको मन्जुरीमा कृति यहाँ राखिन्छन्।',
  filters: 'कृति छान्नुहोस्',
  competition: 'प्रतियोगिता',
  allCompetitions: 'सबै प्रतियोगिता',
  award: 'पुरस्कार',
  allAwards: 'पुरस्कार पाएका र नपाएका',
  count: (works, page, pages) =>
    pages === 1
      ? `${nepaliNumber(works)} कृति`
      : `${nepaliNumber(works)} कृति, पृष्ठ ${inNepaliDigits(`${page}/${pages}`)}`,
  by: (by) => `बनाउने: ${shownInNepali(by)}`,
  pages: 'पृष्ठहरू',
  previous: 'अघिल्लो पृष्ठ',
  next: 'अर्को पृष्ठ',
  otherYears: 'अरू वर्षका कृति',
  all: (year) => `${inNepaliDigits(year)} का सबै कृति`,
  awards: 'पुरस्कार',
  given: (title, prize) => (prize === '' ? title : `${title}: ${prize}`),
  pictures: 'कृति',
  picture: (title, at, of) =>
    of === 1
      ? `“${title}” कृतिको तस्बिर`
      : `“${title}” कृतिका ${inNepaliDigits(of)} मध्ये तस्बिर ${inNepaliDigits(at)}`,
  about: 'बनाउनेको आफ्नै भनाइ',
  links: 'कृति हेर्नुहोस्',
  opens: (host) => `${host} खुल्छ`,
  elsewhere:
    'यी लिङ्क अरू साइटमा जान्छन्; त्यहाँ जे छ, त्यसको जिम्मा हामी लिँदैनौँ। मूल्याङ्कनपछि त्यहाँको कुरा फेरिएको पनि हुन सक्छ।',
  results: (event) => `${event}: नतिजा`,
};
