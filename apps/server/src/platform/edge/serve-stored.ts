import type { EndpointDefinition, EndpointResponse } from '@pratibha/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../serve/input.ts';
import { responseSchema, writerBy } from '../serve/response-schema.ts';
import { type StoredResponse, sendStored, storeResponse } from './stored-response.ts';

const HEADERS = {
  'cache-control': 'public, no-cache',
  'content-type': 'application/json; charset=utf-8',
};

/** An endpoint whose response is the same for everybody. */
type Public = EndpointDefinition & {
  readonly method: 'GET';
  readonly access: 'site.read';
  readonly stored: true;
};

/** Written and compressed; `ready` once it is. */
type Written = { readonly response: Promise<StoredResponse>; ready: StoredResponse | null };

/**
 * Registers a call whose response is the same for everybody until what it is made of is another
 * object: it is written and compressed once for each, and sent as bytes with an ETag.
 *
 * @param source what the response is made of now; at once where it is known
 */
export function serveStored<E extends Public, Source extends object>(
  app: FastifyInstance,
  endpoint: E,
  source: () => Source | Promise<Source>,
  view: (source: Source) => EndpointResponse<E>,
): void {
  const write = writerBy(responseSchema(endpoint.response));
  const written = new WeakMap<Source, Written>();
  const writtenFrom = (current: Source): Written => {
    const known = written.get(current);
    if (known !== undefined) return known;
    const response = storeResponse(write(view(current)), { headers: HEADERS, lasts: false });
    const fresh: Written = { response, ready: null };
    response.then(
      (stored) => {
        fresh.ready = stored;
      },
      () => written.delete(current),
    );
    written.set(current, fresh);
    return fresh;
  };
  const later = async (request: FastifyRequest, reply: FastifyReply, current: Promise<Source>) => {
    sendStored(request, reply, await writtenFrom(await current).response);
  };

  app.get(endpoint.path, { config: { endpoint } }, (request, reply) => {
    queryOf(endpoint, request);
    const current = source();
    // A response that waits for nothing needs no promise.
    const ready = current instanceof Promise ? null : writtenFrom(current).ready;
    if (ready !== null) sendStored(request, reply, ready);
    else {
      later(request, reply, Promise.resolve(current)).catch((error: unknown) => reply.send(error));
    }
  });
}
