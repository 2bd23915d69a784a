import { type Action, mayDo, relationNeeded } from '@pratibha/domain/access';
import { ROLES } from '@pratibha/domain/people/roles';
import { type EndpointDefinition, isPaged, mostBytesOf } from '../endpoint.ts';
import { exampleOf } from './openapi-examples.ts';
import { PARAMETER_NOTES } from './openapi-notes.ts';
import {
  type DescribeProblem,
  isAnonymous,
  problemResponses,
  problemsOf,
  refusalsOfTokens,
} from './openapi-problems.ts';
import { componentSchemas, inputSchema, type JsonSchema, outputSchema } from './openapi-schemas.ts';

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const KNOWN_ALREADY = {
  description: 'What `If-None-Match` named is still so',
  headers: { ETag: header('ETag') },
};
const OF_A_PAGE = {
  'X-Total-Count': header('TotalCount'),
  Link: header('Link'),
  ETag: header('ETag'),
};
const FILES = {
  'text/csv': { type: 'string' },
  'text/calendar': { type: 'string' },
  'application/zip': { type: 'string', format: 'binary' },
  'application/pdf': { type: 'string', format: 'binary' },
  'application/octet-stream': { type: 'string', format: 'binary' },
  'image/webp': { type: 'string', format: 'binary' },
  'image/png': { type: 'string', format: 'binary' },
} as const;

/** `getAdminUsersById` for GET /admin/users/{id}. */
function operationId({ method, path }: EndpointDefinition): string {
  const words = path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  );
}

/** One call as an OpenAPI operation. */
export function operation(endpoint: EndpointDefinition, describe: DescribeProblem): JsonSchema {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: whoMay(endpoint.access) + withWhichToken(endpoint),
    tags: [endpoint.tag],
    ...securityOf(endpoint),
    ...some('parameters', parametersOf(endpoint)),
    ...requestBodyOf(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint),
      ...(endpoint.stored || isPaged(endpoint) ? { '304': KNOWN_ALREADY } : {}),
      ...problemResponses(problemsOf(endpoint), describe),
    },
    'x-access': endpoint.access,
  };
}

/**
 * Public calls need nothing; ending a session takes one or none; a change also its value. A token
 * needs no other.
 */
function securityOf(endpoint: EndpointDefinition): JsonSchema {
  const signedIn = endpoint.method === 'GET' ? { session: [] } : { session: [], xsrf: [] };
  const byToken = refusalsOfTokens(endpoint).write === null ? [{ token: [] }] : [];
  if (!isAnonymous(endpoint)) return { security: [signedIn, ...byToken] };
  return { security: endpoint.method === 'GET' ? [] : [{}, signedIn] };
}

function parametersOf(endpoint: EndpointDefinition): JsonSchema[] {
  return [
    ...parameters('path', endpoint.params),
    ...parameters('query', endpoint.query),
    ...(endpoint.idempotent ? [KEY] : []),
  ];
}

function parameters(place: 'path' | 'query', schema: EndpointDefinition['params']): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: description ?? PARAMETER_NOTES[name],
    schema: rest,
  }));
}

function requestBodyOf(endpoint: EndpointDefinition): JsonSchema {
  const { body, takes = [] } = endpoint;
  const file = { schema: { type: 'string', format: 'binary' } };
  const content = {
    ...Object.fromEntries(takes.map((type) => [type, file])),
    ...(body === undefined ? {} : { 'application/json': withExample(inputSchema(body)) }),
  };
  if (Object.keys(content).length === 0) return {};
  const description = `The body has at most ${mostBytesOf(endpoint) / 1024} KiB.`;
  return { requestBody: { description, required: true, content } };
}

function success(endpoint: EndpointDefinition): JsonSchema {
  const content =
    endpoint.produces === undefined
      ? { 'application/json': withExample(outputSchema(endpoint.response)) }
      : Object.fromEntries(endpoint.produces.map((type) => [type, { schema: FILES[type] }]));
  return {
    description: endpoint.status === 201 ? 'Created' : 'Done',
    headers: headersOf(endpoint),
    content,
  };
}

function withExample(schema: JsonSchema): JsonSchema {
  return { schema, example: exampleOf(schema, componentSchemas()) };
}

function headersOf(endpoint: EndpointDefinition): JsonSchema {
  return {
    'X-Server-Time': header('ServerTime'),
    'X-Request-Id': header('RequestId'),
    ...(endpoint.stored ? { ETag: header('ETag') } : {}),
    ...(endpoint.produces ? { 'Content-Disposition': header('ContentDisposition') } : {}),
    ...(isPaged(endpoint) ? OF_A_PAGE : {}),
    ...(endpoint.idempotent ? { 'Idempotency-Replayed': header('IdempotencyReplayed') } : {}),
  };
}

/** Who may call, as the access table says it. */
function whoMay(action: Action): string {
  if (mayDo(action, null)) return 'For everybody.';
  const roles = ROLES.filter((role) => mayDo(action, { role }));
  if (roles.length === ROLES.length) return 'For everybody who is signed in.';
  const needs = relationNeeded(action);
  const grants =
    needs === null || !roles.includes('EVENT_ADMIN')
      ? ''
      : `; an event admin with grants needs \`${needs.kind}\` for ${
          needs.to === 'its-event' ? 'the event' : 'every event'
        }`;
  return `For ${roles.map((role) => `\`${role}\``).join(', ')}${grants}.`;
}

function withWhichToken(endpoint: EndpointDefinition): string {
  const { read, write } = refusalsOfTokens(endpoint);
  if (write !== null) return ' Never with a token.';
  return read === null || isAnonymous(endpoint) ? '' : ' A token must be one that writes.';
}

function some(key: string, list: readonly JsonSchema[]): JsonSchema {
  return list.length === 0 ? {} : { [key]: list };
}
