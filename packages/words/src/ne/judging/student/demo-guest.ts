import type { DEMO_GUEST_WORDS as ENGLISH } from '../../../en/judging/student/demo-guest.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Where the demo shows its guest's link. */
export const DEMO_GUEST_WORDS: Said<typeof ENGLISH> = {
  label: 'यस नमुनामा पाहुना भएर मूल्याङ्कन गर्नुहोस्',
  as: (name) => `${withPostposition(name, 'को')} नामबाट, खाता नबनाईकन`,
  where:
    'यो कसैको खाता लगइन नभएको ब्राउजरमा सुरु हुन्छ, जस्तै प्राइभेट विन्डोमा: लिङ्क कपी गर्नुहोस्, वा पहिले लगआउट गर्नुहोस्।',
};
