import { expect, test } from 'vitest';
import { EventLoopLoad } from './event-loop-load.ts';

test('the load of the last tenth of a second counts, until the next one is over', () => {
  const measured = { active: 1_000, idle: 9_000 };
  const load = new EventLoopLoad(() => ({ ...measured }));
  const after = (active: number, idle: number) => {
    measured.active += active;
    measured.idle += idle;
    return load.isHigh;
  };
  const cases = [
    [99, 0, false],
    [1, 0, true],
    [0, 99, true],
    [0, 1, false],
    [900, 100, false],
    [91, 9, true],
    [10, 5_000, false],
  ] as const;
  for (const [active, idle, isHigh] of cases) {
    expect([active, idle, after(active, idle)]).toEqual([active, idle, isHigh]);
  }
});
