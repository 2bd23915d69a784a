import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EndpointDefinition, EndpointResponse } from '@pratibha/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Channel } from '../db/notices.ts';
import type { DB } from '../db/types.gen.ts';
import { replySchema } from './reply-schema.ts';
import type { Platform } from './serve.ts';

/** `plain` as text: head and body then go out in one piece. */
type Stored = { etag: string; plain: string; br: Buffer; gzip: Buffer };

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
  const forget = () => {
    cached = null;
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
      loading.catch(() => {
        if (cached === loading) cached = null;
      });
    }
    return cached;
  };

  app.get(endpoint.path, { config: { endpoint } }, async (request, reply) => {
    const { etag, plain, br, gzip: zipped } = await current();
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(br);
    if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.send(plain);
  });
}

async function store(plain: Buffer): Promise<Stored> {
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, plain: plain.toString(), br, gzip: zipped };
}
