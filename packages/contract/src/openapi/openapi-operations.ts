import { type EndpointDefinition, isPaged, mostBytesOf } from '../endpoint.ts';
import {
  type DescribeProblem,
  isAnonymous,
  problemResponses,
  problemsOf,
} from './openapi-problems.ts';
import { inputSchema, type JsonSchema, outputSchema } from './openapi-schemas.ts';

const XSRF = { $ref: '#/components/parameters/XsrfToken' };
const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const OF_A_PAGE = {
  'X-Total-Count': header('TotalCount'),
  Link: header('Link'),
  ETag: header('ETag'),
};
const UNCHANGED = {
  description: 'The page is the one that `If-None-Match` names; nothing is sent.',
  headers: { 'X-Server-Time': header('ServerTime'), ETag: header('ETag') },
};
const FILES = {
  'text/csv': { type: 'string' },
  'application/zip': { type: 'string', format: 'binary' },
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
    tags: [endpoint.tag],
    ...securityOf(endpoint),
    ...some('parameters', parametersOf(endpoint)),
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint, endpoint.body) }),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint),
      ...(isPaged(endpoint) ? { '304': UNCHANGED } : {}),
      ...problemResponses(problemsOf(endpoint), describe),
    },
    'x-access': endpoint.access,
  };
}

/** Public calls need nothing; ending a session takes one or none. */
function securityOf(endpoint: EndpointDefinition): JsonSchema {
  if (!isAnonymous(endpoint)) return { security: [{ session: [] }] };
  return { security: endpoint.access === 'session.end' ? [{}, { session: [] }] : [] };
}

function parametersOf(endpoint: EndpointDefinition): JsonSchema[] {
  return [
    ...parameters('path', endpoint.params),
    ...parameters('query', endpoint.query),
    ...(endpoint.method === 'GET' ? [] : [XSRF]),
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
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

function requestBody(
  endpoint: EndpointDefinition,
  schema: NonNullable<EndpointDefinition['body']>,
): JsonSchema {
  return {
    description: `The body has at most ${mostBytesOf(endpoint) / 1024} KiB.`,
    required: true,
    content: { 'application/json': { schema: inputSchema(schema) } },
  };
}

function success(endpoint: EndpointDefinition): JsonSchema {
  const content =
    endpoint.produces === undefined
      ? { 'application/json': { schema: outputSchema(endpoint.response) } }
      : Object.fromEntries(endpoint.produces.map((type) => [type, { schema: FILES[type] }]));
  return {
    description: endpoint.status === 201 ? 'Created' : 'Done',
    headers: headersOf(endpoint),
    content,
  };
}

function headersOf(endpoint: EndpointDefinition): JsonSchema {
  return {
    'X-Server-Time': header('ServerTime'),
    'X-Request-Id': header('RequestId'),
    ...(isPaged(endpoint) ? OF_A_PAGE : {}),
    ...(endpoint.idempotent ? { 'Idempotency-Replayed': header('IdempotencyReplayed') } : {}),
  };
}

function some(key: string, list: readonly JsonSchema[]): JsonSchema {
  return list.length === 0 ? {} : { [key]: list };
}
