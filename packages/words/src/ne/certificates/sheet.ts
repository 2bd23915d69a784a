import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type * as English from '../../en/certificates/sheet.ts';
import { sheetWords as english } from '../../en/certificates/sheet.ts';
import { withPostposition } from '../postposition.ts';

/** As in English, for a sheet says both: but for what only those read who hear it. */
export const sheetWords: typeof English.sheetWords = (claims) => ({
  ...english(claims),
  code: 'यो प्रमाणपत्र सक्कली भएको प्रमाणित गर्ने लिङ्कको QR कोड',
  logo: 'लोगो',
  seal: 'छाप',
  signature: (name) => `${withPostposition(name, 'को')} हस्ताक्षर`,
});

/** The title of the file, as its window is called. */
export const sheetTitle: typeof English.sheetTitle = ({ name, edition }) =>
  `${withPostposition(name, 'को')} प्रमाणपत्र, ${inNepaliDigits(edition)}`;
