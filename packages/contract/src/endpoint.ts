import type { Action } from '@pratibha/domain/access';
import { z } from 'zod';
import type { ProblemCode } from './problems.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often one person or address may call: the server maps each class to a limit. */
export type RateClass = 'read' | 'write' | 'export' | 'session';
/** Of a call whose secret is in its path: counted by that, whoever sends it. */
export type LinkClass = 'link';

/** What a document that is sent may hold, whatever its schema says: it is counted first. */
export const MOST_KEYS = 500;
export const MOST_VALUES = 5_000;

/** Largest body of a call that names no limit of its own, in KiB. */
export const MOST_KIB = 256;

/**
 * One call of the product as plain data: the server registers it, the browser's client is typed
 * by it, and the OpenAPI document is made from it.
 */
export type EndpointDefinition = {
  readonly method: Method;
  /** Below /api, with `{name}` for each path parameter, as R7.5 to R7.28 write it. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The heading under which the documentation lists it. */
  readonly tag: string;
  /** Who may call: an action of the access table in domain. There is no default. */
  readonly access: Action;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** For a call that is sent a file instead: the media types that it may have. */
  readonly takes?: readonly `image/${string}`[];
  /** Largest body in KiB; default MOST_KIB. */
  readonly maxBodyKiB?: number;
  readonly response: z.ZodType;
  /** Status of the successful response; 200 unless something is created. */
  readonly status?: 200 | 201;
  /** What it may refuse beyond what every call may (see problems.ts). */
  readonly problems: readonly ProblemCode[];
  /** Takes an Idempotency-Key: the same key and body replay the first response. */
  readonly idempotent?: true;
  /**
   * Its response names something by which somebody is known or let in, such as a session: it is
   * never compressed, so that its length says nothing of it (docs/security.md).
   */
  readonly holdsSecrets?: true;
  /**
   * Kept as bytes with an ETag, because it is the same for everybody: a reader may have it already.
   */
  readonly stored?: true;
  /**
   * Answered as something else than JSON; the use case writes the response, and says as which of
   * them.
   */
  readonly produces?: readonly (
    | 'text/csv'
    | 'application/zip'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/octet-stream'
    | 'image/png'
    | 'image/webp'
  )[];
  readonly rate?: RateClass | LinkClass;
};

/** Declares a call; keeps every literal type, so that client and server agree on the shapes. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

/** The largest body of a call in bytes. */
export function mostBytesOf({ maxBodyKiB = MOST_KIB }: EndpointDefinition): number {
  return maxBodyKiB * 1024;
}

/** Whether a call answers a list page by page; such a response has a version (ADR 22). */
export function isPaged({ query }: Pick<EndpointDefinition, 'query'>): boolean {
  return query instanceof z.ZodObject && 'cursor' in query.shape;
}

type Sent<T> = T extends z.ZodType ? z.input<T> : never;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a caller gives: only the parts that the endpoint declares. */
export type EndpointInput<E extends EndpointDefinition> = (E extends { params: infer P }
  ? { params: Sent<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Sent<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Sent<B> } : unknown) &
  (E extends { takes: readonly string[] } ? { file: Blob } : unknown);

/** What a use case receives: parsed and checked. */
export type EndpointRequest<E extends EndpointDefinition> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: E extends { takes: readonly string[] } ? Uint8Array : Parsed<E['body']>;
};

export type EndpointResponse<E extends EndpointDefinition> = z.output<E['response']>;
