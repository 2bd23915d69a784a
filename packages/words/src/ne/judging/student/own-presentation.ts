import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { OWN_PRESENTATION_WORDS as ENGLISH } from '../../../en/judging/student/own-presentation.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** When one presents one's own work. */
export const OWN_PRESENTATION_WORDS: Said<typeof ENGLISH> = {
  label: 'तपाईंको प्रस्तुतिको समय',
  when: (from, until) => `${withPostposition(from, 'देखि')} ${withPostposition(until, 'सम्म')}`,
  room: (room) => `(कोठा: ${room})`,
  setup: (minutes) => `तयारीका लागि ${inNepaliDigits(minutes)} मिनेटअघि नै पुग्नुहोस्।`,
  visited: (made, of) => `${inNepaliDigits(of)} मध्ये ${inNepaliDigits(made)} निर्णायकले हेर्नुभयो`,
};
