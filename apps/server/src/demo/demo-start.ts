import { zonedStart } from '@pratibha/domain/time/competition-time';

/** In the middle of the competition, when there is most to see. */
export const DEMO_START = zonedStart(2025, 7, 16, 10);
