import { QUESTION_TYPES } from '@pratibha/domain/questions/question-types';
import { problemWords } from '@pratibha/words/problems';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import committed from '../../openapi.json' with { type: 'json' };
import { endpoints } from '../api.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(problemWords);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is committed as it is generated (else: npm run generate)', () => {
    const generated: unknown = JSON.parse(JSON.stringify(document));
    expect(committed, 'openapi.json is out of date: npm run generate').toEqual(generated);
  });

  it('is valid OpenAPI 3.1 and every reference in it resolves', async () => {
    const validator = new Validator();
    const { errors, valid } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    const missing = [...references].flatMap(([, path = '']) => {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      return found === undefined ? [path] : [];
    });
    expect(missing).toEqual([]);
  });

  it('holds every call once, under a name of its own', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map(({ method, path }) => `${method} /api${path}`);
    expect(calls.toSorted()).toEqual(
      [
        ...declared,
        'GET /api/oauth/login',
        'GET /api/oauth/callback',
        'GET /health/live',
        'GET /health/ready',
      ].toSorted(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  });

  it('asks for the anti-forgery value wherever a session changes something, and nowhere else', () => {
    const marked = Object.values(document.paths).flatMap((path) =>
      Object.entries(path).map(([method, operation]) => ({
        changes: method !== 'get',
        asks: JSON.stringify(operation['security']).includes('"xsrf"'),
      })),
    );
    expect(marked.filter(({ changes, asks }) => changes !== asks)).toEqual([]);
  });

  it('names the cookie that this installation sets', () => {
    const nameOf = ({ components }: typeof document) =>
      (components['securitySchemes'] as { session: { name: string } }).session.name;
    expect(nameOf(document)).toBe('__Host-pratibha_session');
    expect(nameOf(openApiDocument(problemWords, false))).toBe('pratibha_session');
  });

  it('explains every problem that a call names', () => {
    const named = JSON.stringify(document.paths).matchAll(/components\/examples\/([a-z-]+)/g);
    const codes = new Set([...named].map(([, code]) => code));
    expect([...codes].filter((code) => !document['x-problems'][code ?? ''])).toEqual([]);
  });

  it('tells how large each body may be', () => {
    const called = new Map(operations.map((each) => [each.operationId, each['requestBody']]));
    expect(called.get('putUserProfile')).toMatchObject({
      description: 'The body has at most 16 KiB.',
    });
    expect(called.get('postAdminEvents')).toMatchObject({
      description: 'The body has at most 256 KiB.',
    });
    expect(document.info.description).toContain('5,000 values, at most 500 keys in one object');
  });

  it('shows forms as they are sent, with their required fields', () => {
    const { EventInput, ProfileInput, UserChange } = document.components.schemas;
    expect(UserChange).toMatchObject({ minProperties: 1 });
    expect(EventInput).toMatchObject({
      required: ['title', 'registration_open', 'registration_close'],
      properties: { registration_open: { type: 'string', format: 'date-time' } },
    });
    expect(ProfileInput).toMatchObject({
      properties: { gender: { enum: ['MALE', 'FEMALE', 'OTHER'] } },
    });
  });

  it('says of every instant and day of a reply that it is one', () => {
    const told = JSON.stringify([
      document.paths,
      { ...document.components.schemas, EventInput: {} },
    ]).matchAll(/"([a-z_]+)":\{("anyOf":\[\{)?"type":"string"([^{}]*)\}/g);
    const isTime = /_(at|on|open|close|start)$|^(at|now)$/;
    // The hours of an event are those of a clock, and its last day is one.
    const isTold = /"format":"date-time"|HH:MM in the zone|YYYY-MM-DD/;
    const without = [...told].filter(
      ([, name = '', , rest = '']) => isTime.test(name) && !isTold.test(rest),
    );
    expect(without.map(([all]) => all)).toEqual([]);
  });

  it('tells the shape of questions and answers, a kind for every type', () => {
    const { AdminEvent, Question } = document.components.schemas;
    expect(AdminEvent).toMatchObject({
      properties: { event_questions: { $ref: '#/components/schemas/Questions' } },
    });
    const titles = (Question?.['anyOf'] as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(['text alone', ...QUESTION_TYPES]);
  });

  it('says of every heading, call and parameter what it is for', () => {
    const parameters = operations.flatMap(({ parameters = [] }) => parameters as object[]);
    const parts = [...(document['tags'] as object[]), ...operations, ...parameters];
    const silent = parts.filter(
      (part) => !('$ref' in part) && !('description' in part && part.description),
    );
    expect(silent).toEqual([]);
  });

  it('names the schema of every response', () => {
    const responses = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses as Record<string, { content?: Record<string, { schema: object }> }>)
        .filter(([status]) => status < '300' && !operationId.startsWith('is'))
        .map(([, { content }]) => ({ operationId, schema: content?.['application/json']?.schema })),
    );
    const isNamed = (schema: object): boolean =>
      '$ref' in schema || ('items' in schema && isNamed(schema.items as object));
    const unnamed = responses.filter(({ schema }) => schema !== undefined && !isNamed(schema));
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('leaves responses open to fields that come later', () => {
    const inputs = /^(.*Input|UserChange)$/;
    const closed = Object.entries(document.components.schemas).filter(
      ([name, schema]) =>
        !inputs.test(name) && JSON.stringify(schema).includes('"additionalProperties":false'),
    );
    expect(closed.map(([name]) => name)).toEqual([]);
  });
});
