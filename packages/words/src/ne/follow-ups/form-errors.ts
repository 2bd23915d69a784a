import type { FOLLOW_UP_ERRORS as ENGLISH } from '../../en/follow-ups/form-errors.ts';
import { withPostposition } from '../postposition.ts';
import { formatDay } from '../time.ts';

/** What is said under the last day of follow-up questions. */
export const FOLLOW_UP_ERRORS: typeof ENGLISH = {
  'follow-up-no-day': 'मिति लेख्नुहोस्, जस्तै 2025-08-10।',
  'follow-up-day-alone': 'पहिले एउटा प्रश्न लेख्नुहोस्: मिति मात्र भए कसैलाई केही सोधिँदैन।',
  'follow-up-day-after-event': ({ day }) =>
    `कार्यक्रम ${withPostposition(formatDay(day), 'मा')} हो, उत्तर त्यस दिनसम्ममा माग्नुहोस्।`,
};
