import { REAL_TIME_WORDS } from '@pratibha/words/shell/real-time';
import { useSiteInfo } from './site-info.ts';

/** Says in the demo that the times of a list are real ones; elsewhere there are no others. */
export function RealTimeNote() {
  return (useSiteInfo()?.demo ?? null) !== null && <p>{REAL_TIME_WORDS.note}</p>;
}
