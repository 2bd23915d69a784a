import {
  type ProblemBody,
  type ProblemCode,
  problemStatus,
  problemType,
} from '@pratibha/contract/problems';
import { problemWords, tooLargeDetail } from '@pratibha/words/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UncertainCommit } from '../db/transaction.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Refused } from '../serve/refused.ts';
import { readersLanguage } from '../session/readers-language.ts';
import { isNavigation } from './is-navigation.ts';
import { REFUSAL_PAGE_CSP, refusalPage } from './refusal-page.ts';
import { siteNameOf } from './site-name.ts';

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_SECONDS = 2;

/** What the database itself refuses, by the codes of migrations 0004, 0009 and 0077. */
const DATABASE_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  // A person was erased while their request was under way.
  PE001: 'not-signed-in',
  // The last seat was taken meanwhile.
  PE002: 'full',
  // The last one of an option was taken meanwhile.
  PE003: 'full',
};

const FASTIFY_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
};

/** A QUERY without a content type, which Fastify refuses before it looks for a call. */
const NO_SUCH_METHOD = 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE';

/**
 * Every error of the application becomes one application/problem+json document (RFC 9457).
 *
 * @param refuseMethod refuses a method that no call takes, and what is not there
 */
export function registerErrorHandlers(
  app: FastifyInstance,
  refuseMethod: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = refusedOf(error, request);
    // The last part of a fixed address may have been taken for the id of a row, which is not there.
    if (error.code === NO_SUCH_METHOD || refused.code === 'not-found') {
      return refuseMethod(request, reply);
    }
    if (refused.code === 'unexpected') {
      request.log.error({ reqId: request.id, err: error }, 'unexpected error');
    }
    sendProblem(request, reply, refused);
  });
}

/** Writes a refusal: as a problem document, and as a page where a person waits for one. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refused: Refused): void {
  const status = problemStatus(refused.code);
  const { title, detail } = problemWords(refused.code);
  const { retryAfterSeconds, ...extra } = refused.extra;
  const body: ProblemBody = {
    type: problemType(refused.code),
    title,
    status,
    detail,
    code: refused.code,
    params: {},
    instance: request.id,
    ...extra,
    errors: extra.errors ? [...extra.errors] : undefined,
  };
  const retryAfter = retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Of the ways to be known the one that HTTP has a name for.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(status).header('cache-control', 'no-store');
  if (isNavigation(request)) {
    reply
      .header('content-security-policy', REFUSAL_PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        refusalPage(siteNameOf(request), refused.code, request.id, retryAfter, readerOf(request)),
      );
    return;
  }
  reply.serializer(JSON.stringify).type('application/problem+json; charset=utf-8').send(body);
}

/** Whoever is refused may not be known yet. */
function readerOf(request: FastifyRequest) {
  const actor: FastifyRequest['actor'] | undefined = request.actor;
  return readersLanguage(request, actor ?? null);
}

function refusedOf(error: FastifyError, { routeOptions }: FastifyRequest): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof UncertainCommit) return new Refused('outcome-unknown');
  if (isUnavailable(error)) return new Refused('unavailable');
  const known = DATABASE_PROBLEMS[error.code] ?? FASTIFY_PROBLEMS[error.code];
  if (known === 'too-large') return tooLarge(routeOptions.bodyLimit);
  if (known) return new Refused(known);
  return new Refused((error.statusCode ?? 500) < 500 ? 'malformed-json' : 'unexpected');
}

function tooLarge(limitBytes: number): Refused {
  const limitKiB = limitBytes / 1024;
  return new Refused('too-large', {
    detail: tooLargeDetail(limitKiB),
    params: { limit_kib: limitKiB },
  });
}
