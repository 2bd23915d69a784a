import type { FastifyInstance } from 'fastify';

/** A line of the log for each response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        actor: request.actor?.id,
      },
      'request',
    );
    done();
  });
}
