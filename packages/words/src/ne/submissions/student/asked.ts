import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { ASKED_WORDS as ENGLISH } from '../../../en/submissions/student/asked.ts';
import type { Said } from '../../../said.ts';

/** Words of what an event asks for, on its page; fetched for events that take works. */
export const ASKED_WORDS: Said<typeof ENGLISH> = {
  parts: 'यस कार्यक्रममा बुझाउनुपर्ने:',
  optional: 'ऐच्छिक',
  link: 'कृतिको लिङ्क',
  description: 'विवरण',
  words: (limit) => `बढीमा ${nepaliNumber(limit)} शब्द`,
};
