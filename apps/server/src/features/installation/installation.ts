import type { Clock } from '../../platform/process/clock.ts';

/** A business clock that may be moved: the demo's. */
export type MovableClock = Clock & {
  readonly kind: 'demo';
  set(at: Date): Promise<void>;
  /** What is worth a look beside the dates of the edition. */
  readonly moments: readonly { readonly label: string; readonly at: Date }[];
};

/** Whether this installation runs in demo mode, which its clock tells. */
export function isDemoClock(clock: Clock): clock is MovableClock {
  return 'kind' in clock && clock.kind === 'demo';
}
