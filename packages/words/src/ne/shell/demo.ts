import type { DEMO_WORDS as ENGLISH } from '../../en/shell/demo.ts';
import type { Said } from '../../said.ts';

/** Words of the bar with the demo's clock; fetched with it. */
export const DEMO_WORDS: Said<typeof ENGLISH> = {
  clock: 'नमुनाको घडी',
  mode: 'नमुना',
  jump: 'समय सार्नुहोस्',
  moments: 'समय छान्नुहोस् …',
  failed: 'नमुनाको घडी सार्न सकिएन।',
};
