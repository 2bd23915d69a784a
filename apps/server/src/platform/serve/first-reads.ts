import { Readable } from 'node:stream';
import { type EndpointDefinition, isPaged } from '@pratibha/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whyNotCall } from './admission.ts';
import { versionIfAny } from './light-response.ts';
import { Refused, refuse } from './refused.ts';
import { responseSchema, type Write, writerBy } from './response-schema.ts';
import { Written } from './written.ts';

/**
 * How a call is asked by a page: with its own address, and headers that are not those of the page.
 */
type Asked = {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly setHeader: (name: string, value: string) => void;
};
export type RunForPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<unknown>;
type Read = { readonly endpoint: EndpointDefinition; readonly run: RunForPage; write?: Write };

/** What a call would respond: its body, and of a page of a list what the headers say. */
export type FirstRead = {
  readonly json: string;
  readonly total: string;
  readonly link: string;
  readonly version: string | null;
};

/** By which a call says that something is not there for who asks. */
const NOT_THERE: ReadonlySet<string> = new Set(['not-found', 'not-allowed']);

/**
 * The reads by their names such as `GET /user/profile`: a page begins with what they say, word for
 * word as their calls would have said it.
 */
export class FirstReads {
  /** Those whose path names nothing. */
  readonly #reads = new Map<string, Read>();
  /** Those of one thing, by its id. */
  readonly #ofOne = new Map<string, Read>();

  /** Takes a call that is served, if it is such a read. */
  add(endpoint: EndpointDefinition, run: RunForPage): void {
    const { method, path, produces, params } = endpoint;
    if (method !== 'GET' || produces) return;
    const reads = params ? this.#ofOne : this.#reads;
    reads.set(`${method} ${path}`, { endpoint, run });
  }

  /** What the call would respond, as JSON. @throws as `respond` */
  async json(name: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const read = await this.respond(name, '', request, reply);
    if (read === null) throw new Error(`No page can begin with ${name}`);
    return read.json;
  }

  /**
   * What the call would respond of one thing, as JSON; null where that is not there for the person.
   * @param request with the person in `actor`
   */
  async ofOne(
    name: string,
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | null> {
    const read = this.#ofOne.get(name);
    if (read === undefined) throw new Error(`No page can begin with ${name}`);
    const { endpoint, run } = read;
    try {
      refuse(whyNotCall(endpoint, request.actor));
      const url = `/api${endpoint.path.replace('{id}', encodeURIComponent(id))}`;
      const asked = { url, params: { id }, query: {}, setHeader: () => undefined };
      return written(await run(request, reply, asked), read);
    } catch (error) {
      if (error instanceof Refused && NOT_THERE.has(error.code)) return null;
      throw error;
    }
  }

  /**
   * What the call would respond; null where no page can begin with it, as with a list that is too
   * long.
   * @param search its query as the address has it, with its question mark, or ''
   * @param request with the person in `actor`
   * @throws Refused where the call would be
   */
  async respond(
    name: string,
    search: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FirstRead | null> {
    const read = this.#reads.get(name);
    if (read === undefined) return null;
    const { endpoint, run } = read;
    refuse(whyNotCall(endpoint, request.actor));
    const headers = new Map<string, string>();
    const response = await run(request, reply, {
      url: `/api${endpoint.path}${search}`,
      params: {},
      query: Object.fromEntries(new URLSearchParams(search)),
      setHeader: (header, value) => void headers.set(header, value),
    });
    if (response instanceof Readable) {
      response.destroy();
      return null;
    }
    const json = written(response, read);
    return {
      json,
      total: headers.get('x-total-count') ?? '',
      link: headers.get('link') ?? '',
      version: isPaged(endpoint) ? versionIfAny(json, headers) : null,
    };
  }
}

function written(response: unknown, read: Read): string {
  if (response instanceof Written) return response.json;
  read.write ??= writerBy(responseSchema(read.endpoint.response));
  return read.write(response);
}
