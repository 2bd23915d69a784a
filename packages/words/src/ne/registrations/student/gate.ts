import type { PROFILE_GATE_WORDS as ENGLISH } from '../../../en/registrations/student/gate.ts';
import type { Said } from '../../../said.ts';

/** Words of the dialog that asks for the profile before anything else. */
export const PROFILE_GATE_WORDS: Said<typeof ENGLISH> = {
  title: 'प्रोफाइल पूरा गर्नुहोस्',
  text: 'दर्ता गर्न वा कृति बुझाउन पहिले आफ्नो प्रोफाइल पूरा भर्नुहोस्।',
  action: 'प्रोफाइल भर्नुहोस्',
};
