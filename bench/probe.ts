import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Vitals, Watch, Watched } from './vitals.ts';

/*
 * Loaded into a server process with `--import`: tells the bench what only the process itself
 * knows. The product's own code has no part in it.
 */

const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** The histogram holds the time between two ticks, which without any delay is the resolution. */
function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
}

const timer = setInterval(() => {
  const { user, system } = process.cpuUsage();
  const vitals: Vitals = {
    pid: process.pid,
    rss: process.memoryUsage.rss(),
    delay: {
      p50: late(delay.percentile(50)),
      p99: late(delay.percentile(99)),
      max: late(delay.max),
    },
    cpu: user + system,
  };
  delay.reset();
  if (process.connected) process.send?.(vitals);
}, 500);
timer.unref();

const CLOSELY_MS = 1;
const closely = monitorEventLoopDelay({ resolution: CLOSELY_MS });

process.on('message', ({ watch }: Watch) => {
  if (watch === 'begin') {
    closely.enable();
    closely.reset();
  }
  // The tick after a long block is what tells of it, and may still be to come.
  setTimeout(() => {
    const longestBlock = Math.max(0, closely.max / 1e6 - CLOSELY_MS);
    if (watch === 'end') closely.disable();
    process.send?.({ longestBlock } satisfies Watched);
  }, 5 * CLOSELY_MS);
});
// It must not keep a process alive that has nothing else to do.
process.channel?.unref();
