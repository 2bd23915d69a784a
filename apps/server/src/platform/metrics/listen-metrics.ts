import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { reasonOf, StartError } from '../process/start-error.ts';
import { EXPOSITION_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';
import { opensMetrics } from './opens-metrics.ts';

type Place = { readonly host: string; readonly port: number; readonly token: string | null };

/**
 * Serves `/metrics` and nothing else on a port of its own. Each process has its own, also behind
 * one port for people: what it tells is of itself.
 * @returns a function that closes it
 * @throws StartError when the address cannot be used
 */
export async function listenMetrics(
  metrics: Metrics,
  { host, port, token }: Place,
): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 10_000 }, respond(metrics, token));
  try {
    // Exclusive: else the process that looks after the others would hand connections out in turn.
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      `METRICS_PORT is ${port}, and nobody can listen there: ${reasonOf(error)}. ` +
        'Set it to another number.',
    );
  }
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

function respond(metrics: Metrics, token: string | null): RequestListener {
  return (request, response) => {
    // Nobody asks for more than this one address.
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked) response.writeHead(404).end();
    else if (token !== null && !opensMetrics(request.headers.authorization, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    } else {
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE }).end(text),
        () => response.writeHead(500).end(),
      );
    }
  };
}
