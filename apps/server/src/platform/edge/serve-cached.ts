import type { EndpointDefinition, EndpointResponse } from '@pratibha/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Channel } from '../db/notices.ts';
import type { DB } from '../db/types.gen.ts';
import type { Platform } from '../serve/platform.ts';
import { responseSchema } from '../serve/response-schema.ts';
import { type StoredResponse, sendStored, storeResponse } from './stored-response.ts';

const HEADERS = {
  'cache-control': 'public, no-cache',
  'content-type': 'application/json; charset=utf-8',
};

/** An endpoint whose response is the same for everybody. */
type Public = EndpointDefinition & { readonly method: 'GET'; readonly access: 'site.read' };

/**
 * Registers a call whose response is the same for everybody until something changes: it is written
 * and compressed once, and sent as bytes with an ETag until the channel tells of a change. While
 * the process does not hear of changes, every request asks the database.
 */
export function serveCached<E extends Public>(
  app: FastifyInstance,
  { database, notices }: Platform,
  endpoint: E,
  channel: Channel,
  run: (db: Kysely<DB>) => Promise<EndpointResponse<E>>,
): void {
  const write = fastJsonStringify(responseSchema(endpoint.response) as never) as (
    value: unknown,
  ) => string;
  let cached: Promise<StoredResponse> | null = null;
  // The same once it is there: a response that waits for nothing needs no promise.
  let ready: StoredResponse | null = null;
  const forget = () => {
    cached = null;
    ready = null;
  };
  notices.on(channel, { onChange: forget, onMissed: forget });

  const load = async () =>
    storeResponse(write(await run(database.kysely)), { headers: HEADERS, lasts: false });
  const current = (): Promise<StoredResponse> => {
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
    if (ready !== null && notices.isListening) sendStored(request, reply, ready);
    else {
      current()
        .then((stored) => sendStored(request, reply, stored))
        .catch((error: unknown) => reply.send(error));
    }
  });
}
