import type { FastifyInstance } from 'fastify';
import { JobWorker, type JobWorkerOptions } from './job-worker.ts';

/** Works jobs off as long as the server is up. */
export function workJobs(
  app: FastifyInstance,
  { database, log, notices, jobs }: JobWorkerOptions,
): void {
  const worker = new JobWorker({ database, log, notices, jobs });
  app.addHook('onReady', async () => worker.start());
  // While the last requests are answered, the last jobs come to their end.
  app.addHook('preClose', async () => void worker.stop());
  app.addHook('onClose', () => worker.stop());
}
