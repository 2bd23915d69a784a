import type { DEMO_WORDS as ENGLISH } from '../../en/shell/demo.ts';
import type { Said } from '../../said.ts';
import { MOMENT_WORDS } from '../installation/moments.ts';

/** The moments by what the server calls them. */
const MOMENTS: ReadonlyMap<string, string> = new Map([
  ['Before registration opens', MOMENT_WORDS.beforeRegistration],
  ['Registration has just opened', MOMENT_WORDS.registrationOpened],
  ['Workshops can be joined', MOMENT_WORDS.workshops],
  ['Last hour of registration', MOMENT_WORDS.lastHourOfRegistration],
  ['Results are out', MOMENT_WORDS.resultsOut],
  ['Works are handed in', MOMENT_WORDS.submissions],
  ['Last hour of submission', MOMENT_WORDS.lastHourOfSubmission],
  ['Event day', MOMENT_WORDS.eventDay],
  ['After the event', MOMENT_WORDS.afterEvent],
]);

/** Words of the bar with the demo's clock; fetched with it. */
export const DEMO_WORDS: Said<typeof ENGLISH> = {
  clock: 'नमुनाको घडी',
  mode: 'नमुना',
  jump: 'समय सार्नुहोस्',
  moments: 'समय छान्नुहोस् …',
  moment: (label) => MOMENTS.get(label) ?? label,
  failed: 'नमुनाको घडी सार्न सकिएन।',
};
