import type { INVITATION_PAGE_WORDS as ENGLISH } from '../../en/people/invitation.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** The pages behind the link of an invitation; nothing is told before its button is pressed. */
export const INVITATION_PAGE_WORDS: Said<typeof ENGLISH> = {
  ask: {
    heading: 'तपाईंलाई निम्तो आएको छ',
    text: 'कसैले तपाईंलाई यहाँका कार्यक्रम आयोजना गर्न निम्तो दिनुभएको छ। के लेखिएको छ भनी हेर्न निम्तो खोल्नुहोस्।',
    button: 'निम्तो खोल्नुहोस्',
  },
  opened: {
    heading: 'यहाँ कार्यक्रम आयोजना गर्नुहोस्',
    invited: (by) => `${withPostposition(by, 'ले')} तपाईंलाई यी कार्यक्रम आयोजना गर्न निम्तो दिनुभएको छ:`,
    reads: (title) => `${title} (हेर्न मात्र मिल्छ)`,
    everyEvent: 'सबै कार्यक्रम',
    how: (email) => `${email} बाट लगइन गर्नुहोस्। यो निम्तो यसै ठेगानाबाट पहिलो पटक लगइन गर्दा मात्र खुल्छ।`,
    until: (when) => `यो निम्तो ${withPostposition(when, 'सम्म')} चल्छ।`,
    signIn: 'लगइन गर्नुहोस्',
  },
  unknown: {
    heading: 'यो लिङ्क चल्दैन',
    text: 'निम्तो प्रयोग भइसकेको, फिर्ता लिइएको, त्यसको सट्टा नयाँ पठाइएको, म्याद सकिएको वा लिङ्क आधा काटिएको हुन सक्छ। निम्तो दिने व्यक्तिसँग अर्को लिङ्क माग्नुहोस्।',
  },
  home: 'गृहपृष्ठमा फर्कनुहोस्',
};
