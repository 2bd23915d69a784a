import type { RoundFieldError } from '@pratibha/domain/judging/rounds';
import type { SheetError } from '@pratibha/domain/judging/score-sheets';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type * as English from '../../en/judging/form-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences, tooLong, UNSTORABLE_TEXT } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the fields of a round are called within a sentence. */
export const ROUND_LABELS: Said<typeof English.ROUND_LABELS> = {
  title: 'शीर्षक',
  takes: 'कृतिहरू',
  best: 'कृतिको सङ्ख्या',
  opens_at: 'सुरु हुने समय',
  closes_at: 'सकिने समय',
  judges_per_work: 'एउटा कृतिका निर्णायकको सङ्ख्या',
  minutes_per_work: 'एउटा कृतिलाई दिने मिनेट',
  is_blind: 'नाम नदेखाई मूल्याङ्कन',
};

/** What is said under a field of a round. */
export const ROUND_ERRORS: Sentences<RoundFieldError> = {
  ...VALUE_ERRORS,
  ...textSentences(ROUND_LABELS),
  'round-window-backwards': 'सकिने समय सुरु हुने समयभन्दा पछि हुनुपर्छ।',
};

/** What the texts of a sheet are called within a sentence. */
export const SHEET_LABELS: Said<typeof English.SHEET_LABELS> = {
  comment: 'प्रतिक्रिया',
  note: 'नोट',
};

/** What is said at a part of a score sheet. */
export const SHEET_ERRORS: Sentences<SheetError> = {
  'unknown-criterion': 'यो मापदण्ड अब मूल्याङ्कन तालिकामा छैन।',
  'no-such-level': ({ most }) => `१ देखि ${inNepaliDigits(most)} सम्मको तह छान्नुहोस्।`,
  'score-missing': 'एउटा तह छान्नुहोस्।',
  'comment-missing': 'सहभागीका लागि प्रतिक्रिया लेख्नुहोस्।',
  'comment-too-short': ({ least, words }) =>
    `कम्तीमा ${inNepaliDigits(least)} शब्द लेख्नुहोस्। अहिले ${inNepaliDigits(words)} शब्द मात्र छ।`,
  'too-long': tooLong(SHEET_LABELS),
  'unstorable-text': UNSTORABLE_TEXT,
};
