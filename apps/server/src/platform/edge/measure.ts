import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/pool.ts';
import { jobFamilies } from '../jobs/job-metrics.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { measureProcess } from '../metrics/process-metrics.ts';
import { measureRequests } from './request-metrics.ts';
import type { MetricsPlace } from './serve-metrics.ts';

/**
 * Measures the server where somebody may ask, and else does nothing. To be called before anything
 * else looks at a request.
 */
export function measure(
  app: FastifyInstance,
  metrics: Metrics,
  { port, token }: MetricsPlace,
  database: Database,
): void {
  if (port === null && token === null) return;
  measureRequests(app, metrics);
  const stop = measureProcess(metrics, database);
  app.addHook('onClose', async () => stop());
  metrics.addReading(() => jobFamilies(database.kysely));
}
