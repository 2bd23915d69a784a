import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As Node calls it where it ends a request itself. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Ends a request whose body does not come within the time, as Node would; Node itself is given the
 * longest of all times, that of uploads, for it knows one alone.
 */
export function endSlowRequests(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.takesLong) endAfter(app, request, ms);
    done();
  });
}

function endAfter(app: FastifyInstance, { raw }: FastifyRequest, ms: number): void {
  // What a test injects comes by no connection.
  if (!(raw.socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Request timeout'), { code: TOO_SLOW });
    app.server.emit('clientError', error, raw.socket);
  }, ms).unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
