import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EndpointDefinition, EndpointResponse } from '@pratibha/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Channel } from '../db/notices.ts';
import type { DB } from '../db/types.gen.ts';
import type { Platform } from '../serve/platform.ts';
import { replySchema } from '../serve/reply-schema.ts';

/** An answer as it goes out; a text, because head and body then leave in one piece. */
type Sent = { readonly headers: Record<string, string>; readonly body: string | Buffer };
type Stored = {
  readonly etag: string;
  readonly plain: Sent;
  readonly br: Sent;
  readonly gzip: Sent;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An endpoint whose answer is the same for everybody. */
type Public = EndpointDefinition & { readonly method: 'GET'; readonly access: 'site.read' };

/**
 * Registers a call whose answer is the same for everybody until something changes: it is written
 * and compressed once, and sent as bytes with an ETag until the channel tells of a change. While
 * the process does not hear of changes, every request asks the database.
 */
export function serveCached<E extends Public>(
  app: FastifyInstance,
  { database, notices }: Platform,
  endpoint: E,
  channel: Channel,
  answer: (db: Kysely<DB>) => Promise<EndpointResponse<E>>,
): void {
  const write = fastJsonStringify(replySchema(endpoint.response) as never) as (
    value: unknown,
  ) => string;
  let cached: Promise<Stored> | null = null;
  // The same once it is there: an answer that waits for nothing needs no promise.
  let ready: Stored | null = null;
  const forget = () => {
    cached = null;
    ready = null;
  };
  notices.on(channel, { heard: forget, missed: forget });

  const load = async () => {
    return store(Buffer.from(write(await answer(database.kysely))));
  };
  const current = (): Promise<Stored> => {
    if (!notices.isListening) return load();
    if (cached === null) {
      const loading = load();
      cached = loading;
      loading.then(
        (stored) => {
          if (cached === loading) ready = stored;
        },
        () => {
          if (cached === loading) cached = null;
        },
      );
    }
    return cached;
  };

  app.get(endpoint.path, { config: { endpoint } }, (request, reply) => {
    if (ready !== null && notices.isListening) send(request, reply, ready);
    else {
      current()
        .then((stored) => send(request, reply, stored))
        .catch((error: unknown) => reply.send(error));
    }
  });
}

function send(request: FastifyRequest, reply: FastifyReply, stored: Stored): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const { headers, body } = accepted.includes('br')
    ? stored.br
    : accepted.includes('gzip')
      ? stored.gzip
      : stored.plain;
  reply.headers(headers);
  if (request.headers['if-none-match'] === stored.etag) {
    reply.removeHeader('content-type').removeHeader('content-encoding').code(304).send();
  } else reply.send(body);
}

async function store(plain: Buffer): Promise<Stored> {
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
  };
  return {
    etag,
    plain: { headers, body: plain.toString() },
    br: { headers: { ...headers, 'content-encoding': 'br' }, body: br },
    gzip: { headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped },
  };
}
