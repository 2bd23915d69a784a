import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Database } from '../db/pool.ts';
import { type Family, single } from './exposition.ts';
import type { Metrics } from './metrics.ts';

/** How often, in milliseconds, the event loop is looked at. */
const RESOLUTION_MS = 10;

/**
 * Tells of the process: memory, processor, event loop, and its connections to the database.
 * @returns what ends the looking at the event loop
 */
export function measureProcess(metrics: Metrics, { pool }: Pick<Database, 'pool'>): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  metrics.add(() => {
    const families = [...memory(), ...processor(), eventLoopDelay(delays), ...connections(pool)];
    // What it tells is of the time since somebody asked before.
    delays.reset();
    return families;
  });
  return () => void delays.disable();
}

function memory(): Family[] {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  return [
    single('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
    single('nodejs_heap_size_total_bytes', 'gauge', 'Heap that Node has taken.', heapTotal),
    single('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    single('nodejs_external_memory_bytes', 'gauge', 'Memory outside of the heap.', external),
  ];
}

function processor(): Family[] {
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  const started = performance.timeOrigin / 1_000;
  return [
    single('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    single('process_start_time_seconds', 'gauge', 'When it started, since 1970.', started),
    single(
      'nodejs_eventloop_active_seconds_total',
      'counter',
      'Time in which the event loop had work: 1 a second is all of it.',
      active / 1_000,
    ),
  ];
}

type Delays = Pick<ReturnType<typeof monitorEventLoopDelay>, 'percentile' | 'max' | 'count'>;

function eventLoopDelay(delays: Delays): Family {
  const seconds = (nanoseconds: number) =>
    Math.max(0, delays.count === 0 ? 0 : nanoseconds / 1e9 - RESOLUTION_MS / 1_000);
  return {
    name: 'nodejs_eventloop_delay_seconds',
    help: 'How late the event loop was since this was asked before; quantile 1 is the most.',
    type: 'gauge',
    samples: [
      { labels: { quantile: '0.5' }, value: seconds(delays.percentile(50)) },
      { labels: { quantile: '0.99' }, value: seconds(delays.percentile(99)) },
      { labels: { quantile: '1' }, value: seconds(delays.max) },
    ],
  };
}

function connections(pool: Database['pool']): Family[] {
  const { totalCount, idleCount, waitingCount } = pool;
  return [
    {
      name: 'pratibha_pool_connections',
      help: 'Connections to the database.',
      type: 'gauge',
      samples: [
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'used' }, value: totalCount - idleCount },
      ],
    },
    single(
      'pratibha_pool_most_connections',
      'gauge',
      'The most that this process opens.',
      pool.options.max ?? 0,
    ),
    single('pratibha_pool_waiting', 'gauge', 'Who waits for a connection.', waitingCount),
  ];
}
