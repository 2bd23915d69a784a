import {
  type EndpointDefinition,
  type EndpointRequest,
  MOST_KEYS,
  MOST_VALUES,
} from '@pratibha/contract/endpoint';
import type { InvalidValue } from '@pratibha/contract/invalid-value';
import type { FieldError } from '@pratibha/contract/problems';
import { isStorableText } from '@pratibha/domain/text/storable-text';
import { isInvalidValueCode } from '@pratibha/words/invalid-values';
import { schemaIssueWords } from '@pratibha/words/schema-issues';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldErrorOf, firstErrors, recognisable, type WrongValue } from './field-errors.ts';
import { Refused, refuseFields } from './refused.ts';

type Parts<E extends EndpointDefinition> = EndpointRequest<E>;

/**
 * What the path names, typed as the call declares it.
 * @throws Refused 'not-found' where nothing can have such a name
 */
export function paramsOf<E extends EndpointDefinition>(
  { params }: E,
  request: Pick<FastifyRequest, 'params'>,
): Parts<E>['params'] {
  if (!params) return undefined as Parts<E>['params'];
  const result = params.safeParse(request.params);
  if (!result.success) throw new Refused('not-found');
  return result.data as Parts<E>['params'];
}

/**
 * What the address asks for, which is nothing of a call without a query. @throws Refused
 * 'invalid-input'
 */
export function queryOf<E extends EndpointDefinition>(
  { query }: E,
  request: Pick<FastifyRequest, 'query'>,
): Parts<E>['query'] {
  if (query === undefined) refuseFields(unknownParts(request));
  return (query && check(query, request.query, '?')) as Parts<E>['query'];
}

function* unknownParts({ query }: Pick<FastifyRequest, 'query'>): Generator<WrongValue> {
  for (const name of Object.keys(query as object)) {
    yield { pointer: pointer([name], '?'), error: { code: 'unknown-field' } };
  }
}

/** What was sent. @throws Refused as `parseJson` and `check` */
export function bodyOf<E extends EndpointDefinition>(
  { body, takes }: E,
  request: FastifyRequest,
): Parts<E>['body'] {
  if (takes) return fileIn(request, takes) as unknown as Parts<E>['body'];
  if (!body) return undefined as Parts<E>['body'];
  const json = parseJson(request.headers['content-type'], request.body as Buffer | undefined);
  return check(body, json) as Parts<E>['body'];
}

/** A file that was sent as it is. @throws Refused 'unsupported-media-type' */
function fileIn({ headers, body }: FastifyRequest, takes: readonly string[]): Buffer {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!takes.includes(type.trim().toLowerCase())) throw new Refused('unsupported-media-type');
  return (body as Buffer | undefined) ?? Buffer.alloc(0);
}

/** Deeper than any payload of the product, and shallow enough for every recursive reader. */
const MAX_DEPTH = 32;

/**
 * The JSON document in a body. It is measured before it is parsed, so that hostile depth and
 * numbers cost one pass over the text.
 *
 * @throws Refused 'unsupported-media-type', 'malformed-json', or 'invalid-input' when it holds
 * more than any payload of the product
 */
function parseJson(contentType: string | undefined, body: Buffer | undefined): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refused('unsupported-media-type');
  }
  const text = decoded(body ?? Buffer.alloc(0));
  const { isTooDeep, isTooMuch } = measured(text);
  if (isTooDeep) throw new Refused('malformed-json');
  if (isTooMuch) refuseFields([{ pointer: '', error: TOO_MUCH }]);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed-json');
  }
}

function decoded(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refused('malformed-json');
  }
}

const TOO_MUCH = { code: 'too-many-values', values: MOST_VALUES, keys: MOST_KEYS } as const;

/** Ends where a limit is passed. An empty list or object counts as if it held one value. */
function measured(text: string): { isTooDeep?: boolean; isTooMuch?: boolean } {
  let values = 1;
  let depth = 0;
  let inString = false;
  const keys = [0];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      values += 1;
      depth += 1;
      keys[depth] = 0;
      if (depth > MAX_DEPTH) return { isTooDeep: true };
    } else if (char === 0x7d || char === 0x5d) depth -= 1;
    else if (char === 0x2c) values += 1;
    else if (char === 0x3a) {
      const known = (keys[depth] ?? 0) + 1;
      if (known > MOST_KEYS) return { isTooMuch: true };
      keys[depth] = known;
    }
    if (values > MOST_VALUES) return { isTooMuch: true };
  }
  return {};
}

/**
 * Checks a value from outside against its schema.
 *
 * @param prefix '' for a body (pointers are RFC 6901), '?' for a query string
 * @throws Refused 'invalid-input' with an entry per wrong value, as far as a refusal has room
 */
function check<S extends z.ZodType>(schema: S, value: unknown, prefix: '' | '?' = ''): z.output<S> {
  refuseFields(unstorable(value, [], prefix));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = firstErrors(fieldErrors(result.error.issues, prefix));
  throw new Refused('invalid-input', { errors });
}

type Path = readonly PropertyKey[];

/** Texts that PostgreSQL cannot hold: NUL characters and lone surrogates. */
function* unstorable(value: unknown, path: Path, prefix: '' | '?'): Generator<WrongValue> {
  const error = { code: 'unstorable-text' } as const;
  if (typeof value === 'string') {
    if (!isStorableText(value)) yield { pointer: pointer(path, prefix), error };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (isStorableText(key)) yield* unstorable(inner, [...path, key], prefix);
      else yield { pointer: pointer(path, prefix), error };
    }
  }
}

function* fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  prefix: '' | '?',
): Generator<FieldError> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const error = { code: 'unknown-field' } as const;
      for (const key of issue.keys)
        yield fieldErrorOf({ pointer: pointer([...issue.path, key], prefix), error });
    } else yield fieldErrorOfIssue(issue, pointer(issue.path, prefix));
  }
}

/** A schema of ours says a code instead of a message; where it says nothing, zod's code stands. */
function fieldErrorOfIssue(issue: z.core.$ZodIssue, pointer: string): FieldError {
  const code = issue.message;
  if (isInvalidValueCode(code)) {
    const params =
      'params' in issue ? issue.params : 'values' in issue ? { values: issue.values } : {};
    return fieldErrorOf({ pointer, error: { code, ...params } as InvalidValue });
  }
  return {
    pointer,
    code: issue.code.replaceAll('_', '-'),
    params: {},
    message: schemaIssueWords(issue),
  };
}

function pointer(path: Path, prefix: '' | '?'): string {
  // Each part first: a long key must not be copied for every value below it.
  const parts = path.map((part) =>
    recognisable(String(part)).replaceAll('~', '~0').replaceAll('/', '~1'),
  );
  return prefix === '?' ? `?${parts.join('.')}` : parts.map((part) => `/${part}`).join('');
}
