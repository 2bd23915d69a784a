import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { responseSchema, type Write, writerBy } from './response-schema.ts';
import { Written } from './written.ts';

type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Read = { readonly endpoint: EndpointDefinition; readonly run: Run; write?: Write };

/**
 * The reads that ask for nothing but who is asking, by their names such as `GET /user/profile`: a page
 * begins with what they say, word for word as their calls would have said it.
 */
export class FirstReads {
  readonly #reads = new Map<string, Read>();

  /** Takes a call that is served, if it is such a read. */
  add(endpoint: EndpointDefinition, run: Run): void {
    const { method, path, produces, query, params } = endpoint;
    if (method !== 'GET' || produces || query || params) return;
    this.#reads.set(`${method} ${path}`, { endpoint, run });
  }

  /**
   * What the call would respond, as JSON. Whoever asks must be allowed to make it.
   * @param request with the person in `actor`
   */
  async json(name: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const read = this.#reads.get(name);
    if (read === undefined) throw new Error(`No page can begin with ${name}`);
    const response = await read.run(request, reply);
    if (response instanceof Written) return response.json;
    read.write ??= writerBy(responseSchema(read.endpoint.response));
    return read.write(response);
  }
}
