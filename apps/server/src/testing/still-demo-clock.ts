import type { MovableClock } from '../features/installation/installation.ts';

const NOW = new Date('2025-07-16T10:00:00+05:45');

/** A clock as the demo's, so that its call exists, but one that never moves. */
export const stillDemoClock: MovableClock = {
  kind: 'demo',
  now: () => NOW,
  moments: [],
  set: async () => undefined,
};
