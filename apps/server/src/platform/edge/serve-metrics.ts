import type { FastifyInstance } from 'fastify';
import { EXPOSITION_TYPE } from '../metrics/exposition.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { opensMetrics } from '../metrics/opens-metrics.ts';
import { Refused } from '../serve/refused.ts';

/** Where the figures are told: on a port of their own, or behind a token on that of people. */
export type MetricsPlace = { readonly port: number | null; readonly token: string | null };

/** `GET /metrics` on the port that people use, for who has the token, unless it has its own. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { port, token }: MetricsPlace,
): void {
  if (port !== null || token === null) return;
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!opensMetrics(request.headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refused('not-signed-in');
    }
    return reply.type(EXPOSITION_TYPE).send(await metrics.text());
  });
}
