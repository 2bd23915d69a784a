import { Readable } from 'node:stream';
import {
  type EndpointDefinition,
  type EndpointRequest,
  type EndpointResponse,
  mostBytesOf,
} from '@pratibha/contract/endpoint';
import type { ANONYMOUS_ACTIONS } from '@pratibha/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import type { DB } from '../db/types.gen.ts';
import type { Limiter } from '../edge/limits.ts';
import { whileAdmitted } from '../lists/while-admitted.ts';
import type { SessionCookies } from '../session/cookies.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { admit, admitAgain, holdDecider, isStillAdmitted } from './admission.ts';
import { auditRowOf, insertAudit } from './audit.queries.ts';
import type { Context, SignedIn } from './context.ts';
import { answerOf, claimOf, once, onceByItself } from './idempotency.ts';
import { check, parseJson } from './input.ts';
import { Refused } from './refused.ts';
import { replySchema } from './reply-schema.ts';

/** What every call needs of its surroundings. */
export type Platform = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly cookies: SessionCookies;
  readonly sessions: SessionCache;
  readonly notices: Notices;
  /** Scheme, host and port under which the product is reached. */
  readonly origin: string;
  /** How long, in milliseconds, an export or a long list may be on its way. */
  readonly longestStreamMs: number;
};

type ActorFor<E extends EndpointDefinition> = E['access'] extends (typeof ANONYMOUS_ACTIONS)[number]
  ? SignedIn | null
  : SignedIn;
type Result<E extends EndpointDefinition> = E extends { produces: string }
  ? Readable
  : EndpointResponse<E> extends readonly unknown[]
    ? EndpointResponse<E> | Readable
    : EndpointResponse<E>;

/** The work behind a call: receives checked input, answers the response or throws Refused. */
export type UseCase<E extends EndpointDefinition, F = undefined> = (
  ctx: Context<ActorFor<E>>,
  input: EndpointRequest<E> & { found: F },
) => Promise<Result<E>>;

/**
 * Looks up what the path names, before the body is read: unknown or foreign things answer 404
 * whatever the body is. Its result is handed to the use case as `found`.
 */
export type Find<E extends EndpointDefinition, F> = (
  ctx: Context<ActorFor<E>>,
  params: EndpointRequest<E>['params'],
) => Promise<F | undefined>;

/**
 * Registers a call once: access policy, anti-forgery, input checks, transaction, audit,
 * idempotency and the reply's schema all come from its declaration. Refusals are checked in the
 * order 401, 403 anti-forgery, 403 role, 404, 400/415/422, 409.
 */
export function serve<E extends EndpointDefinition>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  useCase: UseCase<E>,
): void;
/** As above, for a call whose path names something: `find` looks it up first. */
export function serve<E extends EndpointDefinition, F>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  find: Find<E, F>,
  useCase: UseCase<E, NoInfer<F>>,
): void;
export function serve<E extends EndpointDefinition, F>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  ...steps: [UseCase<E, F>] | [Find<E, F>, UseCase<E, F>]
): void {
  const useCase = steps.at(-1) as UseCase<E, F>;
  const find = steps.length === 2 ? steps[0] : undefined;
  const commits = endpoint.method === 'GET' ? 'nothing' : 'transaction';
  route(app, platform, { endpoint, find, useCase, commits });
}

/**
 * As `serve`, for a use case that commits by itself, in one statement with its audit row and its
 * `claim`: where a transaction of its own for each request would cost too much.
 */
export function serveByItself<E extends EndpointDefinition, F>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  find: Find<E, F>,
  useCase: UseCase<E, NoInfer<F>>,
): void {
  route(app, platform, { endpoint, find, useCase, commits: 'itself' });
}

type Call<E extends EndpointDefinition, F> = {
  readonly endpoint: E;
  readonly find: Find<E, F> | undefined;
  readonly useCase: UseCase<E, F>;
  readonly commits: 'nothing' | 'transaction' | 'itself';
};

function route<E extends EndpointDefinition, F>(
  app: FastifyInstance,
  platform: Platform,
  call: Call<E, F>,
): void {
  const { endpoint, commits } = call;
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    bodyLimit: mostBytesOf(endpoint),
    ...(endpoint.produces
      ? {}
      : { schema: { response: { [status]: replySchema(endpoint.response) } } }),
    onRequest: (request) => admit(platform, endpoint, request),
    preHandler: (request) => admitAgain(platform, endpoint, request),
    handler: async (request, reply) => {
      const run = (db: Kysely<DB>) => handle(platform, call, request, reply, db);
      const result =
        commits === 'transaction'
          ? await inTransaction(platform.database, run)
          : await run(platform.database.kysely);
      if (commits === 'transaction') await forgetChanged(platform, request);
      if (endpoint.produces) reply.type(`${endpoint.produces}; charset=utf-8`);
      if (!(result instanceof Readable)) return reply.code(status).send(result);
      const isAdmitted = () => isStillAdmitted(platform, endpoint, request);
      const stream = whileAdmitted(result, isAdmitted, platform.longestStreamMs);
      return reply.code(status).send(stream);
    },
  });
}

/**
 * After a commit nobody must wait for the notice of the change: the next request sees it, here at
 * once, and in the processes beside this one when the reply is sent.
 */
async function forgetChanged({ sessions, cookies }: Platform, request: FastifyRequest) {
  const token = cookies.tokenOf(request);
  if (token !== null) sessions.forgetToken(token);
  await Promise.all(request.toForget.map((forget) => forget()));
}

async function handle<E extends EndpointDefinition, F>(
  platform: Platform,
  { endpoint, find, useCase, commits }: Call<E, F>,
  request: FastifyRequest,
  reply: FastifyReply,
  db: Kysely<DB>,
): Promise<unknown> {
  const ctx = contextOf(platform, request, reply, db) as Context<ActorFor<E>>;
  const params = endpoint.params ? paramsOf(endpoint.params, request.params) : undefined;
  const found = (await find?.(ctx, params as never)) as F;
  await holdDecider(db, endpoint, ctx.actor);
  if (find && found === undefined) return answerOf(ctx, claimOfGone(endpoint, request, params));
  const query = endpoint.query ? check(endpoint.query, request.query, '?') : undefined;
  const body = bodyOf(endpoint, request);
  const input = { params, query, body, found } as EndpointRequest<E> & { found: F };
  const claim = claimOf(endpoint, request, input);
  if (claim === null) return useCase(ctx, input);
  if (commits === 'itself')
    return onceByItself(ctx, claim, () => useCase({ ...ctx, claim }, input));
  return once(ctx, claim, endpoint.status ?? 200, () => useCase(ctx, input));
}

function bodyOf({ body }: EndpointDefinition, request: FastifyRequest): unknown {
  if (!body) return undefined;
  const json = parseJson(request.headers['content-type'], request.body as Buffer | undefined);
  return check(body, json);
}

/** The claim on something that is gone: there, nothing but 404 is said of a body that is wrong. */
function claimOfGone(endpoint: EndpointDefinition, request: FastifyRequest, params: unknown) {
  if (!endpoint.idempotent) return null;
  try {
    return claimOf(endpoint, request, { params, body: bodyOf(endpoint, request) });
  } catch {
    return null;
  }
}

function paramsOf(schema: NonNullable<EndpointDefinition['params']>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refused('not-found');
  return result.data;
}

function contextOf(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  db: Kysely<DB>,
): Context<SignedIn | null> {
  const { actor } = request;
  const now = platform.clock.now();
  const who = () => ({
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    requestId: request.id,
    at: now,
  });
  return {
    db,
    actor,
    now,
    requestId: request.id,
    claim: null,
    reply,
    userChanged: (id) =>
      void request.toForget.push(() => platform.notices.tellAll('users', String(id))),
    eventsChanged: () =>
      void request.toForget.push(async () => platform.notices.tellHere('events')),
    setHeader: (name, value) => void reply.header(name, value),
    audit: (entry) => insertAudit(db, entry, who()),
    auditRow: (entry) => auditRowOf(entry, who()),
  };
}
