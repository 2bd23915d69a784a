import { randomUUID } from 'node:crypto';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { Chance } from '@pratibha/domain/chance';
import { startTestApp, type TestApp } from '../app.ts';
import { createEvent, createRegistration, createSubmission, createUser } from '../factories.ts';
import type { HttpClient } from '../http-client.ts';
import { stillDemoClock } from '../still-demo-clock.ts';
import { HOSTILE_TEXTS, hostileBody, hostileText } from './hostile.ts';
import { type Mutation, type Schema, valueOf } from './openapi-values.ts';
import { UNLIMITED } from './unlimited.ts';

type Operation = {
  parameters?: { name: string; in: string; schema: Schema; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** A product on a database of its own with somebody of every kind and something in every state. */
export type FuzzTarget = {
  readonly product: TestApp;
  readonly clients: readonly HttpClient[];
  /** Numbers of rows that exist, of every kind. */
  readonly ids: readonly number[];
};

export async function createFuzzTarget(): Promise<FuzzTarget> {
  const product = await startTestApp({ limits: UNLIMITED, clock: async () => stillDemoClock });
  const { database } = product;
  // The first numbers belong to people whom nobody will miss: a bent request may delete them.
  const ids: number[] = [];
  for (let n = 0; n < 40; n += 1) ids.push((await createUser(database)).id);
  const deleted = await product.as({ role: 'SUPER_ADMIN', status: 'DELETED' });
  const student = await product.as('USER');
  const newcomer = await product.as({ profile: null });
  const internal = await product.as({ is_internal: true });
  for (const status of ['PENDING', 'SHORTLISTED', 'REJECTED'] as const) {
    const registration = await createRegistration(database, { user_id: student.user.id, status });
    ids.push(registration.id, registration.event_id);
  }
  for (const status of ['PENDING', 'ACCEPTED', 'RESUBMISSION_REQUIRED'] as const) {
    ids.push((await createSubmission(database, { user_id: student.user.id, status })).id);
  }
  for (const values of [
    {},
    { capacity: 1 },
    { internal_event: true },
    { status: 'DELETED' as const },
  ]) {
    ids.push((await createEvent(database, values)).id);
  }
  const roles = ['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;
  const admins = await Promise.all(roles.map((role) => product.as(role)));
  const clients = [product.anonymous(), deleted, student, newcomer, internal, ...admins];
  return { product, clients, ids: [...ids.slice(0, 5), ...ids.slice(40)] };
}

export type FuzzRequest = {
  client: HttpClient;
  url: string;
  body?: unknown;
  headers: Record<string, string>;
};

/** A request for a call, made from its description and then, mostly, bent a little. */
export function mutatedRequest(
  document: OpenApi,
  { method, path }: EndpointDefinition,
  world: FuzzTarget,
  chance: Chance,
): FuzzRequest {
  const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in openapi.json`);
  const mischief: Mutation = { chance, oneIn: chance.pick([3, 8, 30]) };
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    if (place !== 'query' || !chance.oneIn(3)) continue;
    query.append(name, asText(valueOf(schema, mischief, resolve), chance));
  }
  if (chance.oneIn(20)) query.append(hostileText(chance), hostileText(chance));
  const id = chance.oneIn(10)
    ? encodeURIComponent(wellFormed(chance.pick(HOSTILE_TEXTS))).slice(0, 300) || '0'
    : String(chance.pick(world.ids));
  const url = `/api${path.replace(/\{\w+\}/g, id)}${query.size > 0 ? `?${query}` : ''}`;
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body =
    schema && (chance.oneIn(12) ? hostileBody(chance) : valueOf(schema, mischief, resolve));
  return {
    client: chance.pick(world.clients),
    url,
    headers: oddHeaders(chance),
    ...(body === undefined ? {} : { body }),
  };
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}

function asText(value: unknown, chance: Chance): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return wellFormed(text ?? hostileText(chance)).slice(0, 4_000);
}

function oddHeaders(chance: Chance): Record<string, string> {
  switch (chance.below(25)) {
    case 0:
      return { 'x-xsrf-token': 'x' };
    case 1:
      return { origin: 'https://elsewhere.example' };
    case 2:
      return {
        'content-type': chance.pick(['text/plain', 'application/x-www-form-urlencoded', 'x']),
      };
    case 3:
      return { 'idempotency-key': chance.pick(['', 'k', 'k'.repeat(201), 'ÿ', '  ']) };
    case 4:
      return { 'idempotency-key': randomUUID() };
    case 5:
      return {
        cookie: chance.pick(['=', 'pratibha_session=x', `pratibha_session=${'A'.repeat(43)}`]),
      };
    case 6:
      return { accept: chance.pick(['*/*', 'text/html', ';;;']) };
    case 7:
      return { 'if-none-match': '"x"', range: 'bytes=0-1', 'x-forwarded-for': '1.2.3.4, evil' };
    case 8:
      return { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/admin/users' };
    default:
      return {};
  }
}
