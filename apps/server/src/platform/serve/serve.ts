import { Readable } from 'node:stream';
import { type EndpointDefinition, mostBytesOf } from '@pratibha/contract/endpoint';
import { isOfOneEvent } from '@pratibha/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { DB } from '../db/types.gen.ts';
import { bearerOf } from '../session/tokens.ts';
import { admit, admitAgain, isStillAdmitted, lockDecider, whyNotInEvent } from './admission.ts';
import { contextOf } from './context-of.ts';
import { FileResponse } from './file-response.ts';
import { claimOf, ONCE, replayForGone } from './idempotency.ts';
import { bodyOf, paramsOf, queryOf } from './input.ts';
import { lightResponse } from './light-response.ts';
import type { Platform } from './platform.ts';
import { readForPage } from './read-for-page.ts';
import { refuse } from './refused.ts';
import { responseSchema, writerBy } from './response-schema.ts';
import { withServerTiming } from './server-timing.ts';
import type { Steps } from './use-case.ts';
import { whileAdmitted } from './while-admitted.ts';
import { Written } from './written.ts';

/** As Fastify says it of what it writes itself. */
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Registers a call once: access policy, anti-forgery, input checks, transaction, audit,
 * idempotency and the response's schema all come from its declaration. Refusals are checked in the
 * order 401, 403 anti-forgery or token, 403 role, 413, 404, 400/415/422, 409. What is here is what
 * a request passes, from top to bottom.
 */
export function serve<E extends EndpointDefinition, F = undefined, P = undefined>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  steps: Steps<E, F, P>,
): void {
  const { prepare, find, eventOf, run, commits, turns } = steps;
  if (find && isOfOneEvent(endpoint.access) && !eventOf) {
    throw new Error(`${endpoint.method} ${endpoint.path} does not say of which event it is`);
  }
  const status = endpoint.status ?? 200;
  const isTransaction = endpoint.method !== 'GET' && commits === undefined;
  const runOnce = ONCE[commits ?? 'in-one'];
  platform.firstReads.add(endpoint, readForPage(platform, endpoint, steps));
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    bodyLimit: mostBytesOf(endpoint),
    ...(endpoint.produces
      ? {}
      : {
          schema: { response: { [status]: responseSchema(endpoint.response) } },
          serializerCompiler: ({ schema }) => writerBy(schema),
          onSend: lightResponse(endpoint),
        }),
    onRequest: (request, _reply, done) => admit(platform, endpoint, request, done),
    preHandler: (request, _reply, done) => admitAgain(platform, endpoint, request, done),
    handler: async (request, reply) => {
      const { database } = platform;
      const contextIn = contextOf(platform, endpoint, request, reply);
      // Where nothing is prepared, P is undefined.
      const prepared = (await prepare?.(
        contextIn(database.kysely),
        paramsOf(endpoint, request),
      )) as P;
      const work = async (db: Kysely<DB>): Promise<unknown> => {
        const ctx = contextIn(db);
        const params = paramsOf(endpoint, request);
        const found = await find?.(ctx, params);
        const actor = await lockDecider(db, endpoint, ctx.actor);
        if (find && found === undefined) return replayForGone(ctx, endpoint, request, params);
        if (actor && eventOf) refuse(whyNotInEvent(endpoint.access, actor, eventOf(found as F)));
        const query = queryOf(endpoint, request);
        const body = bodyOf(endpoint, request);
        const claim = claimOf(endpoint, request, { params, body });
        // Where nothing is looked up, F is undefined.
        const input = { params, query, body, found: found as F, prepared };
        const own = contextIn(db, actor, claim);
        return platform.underWay.during(claim, () => runOnce(own, () => run(own, input), status));
      };
      const attempt = () => (isTransaction ? inTransaction(database, work) : work(database.kysely));
      const response = await withServerTiming(request, reply, () =>
        turns ? turns.during(attempt) : attempt(),
      );
      if (isTransaction) await forgetChanged(platform, request);
      const isFile = response instanceof FileResponse;
      reply.code(isFile ? response.status : status);
      if (response instanceof Written) return reply.type(JSON_TYPE).send(response.json);
      const stream = isFile ? response.bytes : response;
      if (!(stream instanceof Readable)) return reply.send(stream);
      const isAdmitted = () => isStillAdmitted(platform, endpoint, request);
      const longest = platform.longestStreamMs * (isFile ? response.patience : 1);
      return reply.send(whileAdmitted(stream, isAdmitted, longest));
    },
  });
}

/**
 * After a commit nobody must wait for the notice of the change: the next request sees it, here at
 * once, and in the processes beside this one when the response is sent.
 */
async function forgetChanged({ sessions, tokens, cookies }: Platform, request: FastifyRequest) {
  const [bearer, token] = [bearerOf(request), cookies.tokenOf(request)];
  if (bearer !== null) tokens.forgetToken(bearer);
  else if (token !== null) sessions.forgetToken(token);
  await Promise.all(request.toForget.map((forget) => forget()));
}
