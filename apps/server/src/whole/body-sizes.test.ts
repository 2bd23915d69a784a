import { endpoints } from '@pratibha/contract/api';
import { type EndpointDefinition, mostBytesOf } from '@pratibha/contract/endpoint';
import { eventInput } from '@pratibha/contract/events';
import { registerForEvent } from '@pratibha/contract/registrations';
import { Chance } from '@pratibha/domain/chance';
import { LIMITS } from '@pratibha/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent } from '../testing/factories.ts';
import type { HttpResponse } from '../testing/http-client.ts';
import { LARGEST_KIB } from '../testing/largest-bodies.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';
import { SEED } from '../testing/stress/seed.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';
import { VALID, type ValidRequest } from '../testing/stress/valid-requests.ts';
import { swollen, worstBodies } from '../testing/worst-bodies.ts';

const KIB = 1024;

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED, clock: async () => stillDemoClock });
});
afterAll(() => product.close());

const all: readonly EndpointDefinition[] = endpoints;
const calls = all
  .filter(({ body }) => body !== undefined)
  .map((call) => ({ name: `${call.method} ${call.path}`, call }));

function valid(name: string): Promise<ValidRequest> {
  const build = VALID[name];
  if (build === undefined) throw new Error(`There is no valid request for ${name}.`);
  return build({ product, chance: new Chance(SEED) });
}

type FieldErrors = { errors: { pointer: string; message: string }[] };

describe.each(calls)('$name', ({ name, call }) => {
  const bytes = mostBytesOf(call);
  const send = ({ client, path }: ValidRequest, body: string): Promise<HttpResponse> =>
    client.send(call.method, `/api${path}`, body);

  /** Bad bodies change nothing, so that the whole one can still be sent after them. */
  let request: ValidRequest;
  beforeAll(async () => {
    request = await valid(name);
  });

  test('answers every bad body in 32 KiB, and names at most 100 faults', async () => {
    for (const [kind, body] of Object.entries(worstBodies(bytes))) {
      const response = await send(request, body);
      expect([kind, response.status, response.problem]).toEqual(
        kind === 'nothing but brackets'
          ? [kind, 400, 'malformed-json']
          : [kind, 422, 'invalid-input'],
      );
      expect([kind, Buffer.byteLength(response.text)]).toEqual([kind, expect.toSatisfy(isSmall)]);
      const { errors = [] } = response.json<Partial<FieldErrors>>();
      expect([kind, errors.length <= 100]).toEqual([kind, true]);
      expect([kind, errors.every(({ pointer }) => pointer.length <= 256)]).toEqual([kind, true]);
    }
  });

  test('refuses one byte more than it takes, and says how much that is', async () => {
    const text = JSON.stringify(request.body);
    const least = Buffer.byteLength(text);
    const tooLarge = await send(request, text + ' '.repeat(bytes + 1 - least));
    expect([tooLarge.status, tooLarge.problem]).toEqual([413, 'too-large']);
    expect(tooLarge.json().detail).toBe(
      `Shorten what you send to at most ${bytes / KIB} KiB. Nothing was changed.`,
    );
    const full = await send(request, text + ' '.repeat(bytes - least));
    expect(full.status).toBe(call.status ?? 200);
  });

  test('answers texts that fill it in 32 KiB', async () => {
    const another = await valid(name);
    const response = await send(another, swollen(another.body, bytes));
    expect([response.status < 500, isSmall(response.text.length)]).toEqual([true, true]);
  });
});

function isSmall(bytes: number): boolean {
  return bytes <= 32 * KIB;
}

test('the calls of students take less than those of organisers', () => {
  const sizes = calls.map(({ name, call }) => [name, mostBytesOf(call) / KIB]);
  expect(Object.fromEntries(sizes)).toEqual(LARGEST_KIB);
});

describe('how much there may be of anything', () => {
  const refused = async (body: unknown) => {
    const { client, path } = await valid('POST /admin/events');
    const response = await client.post(`/api${path}`, body);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    return response.json<FieldErrors>().errors;
  };
  const TOO_MUCH = [
    {
      pointer: '',
      code: 'too-many-values',
      params: { values: 5000, keys: 500 },
      message: 'Send at most 5,000 values, and at most 500 keys in one object.',
    },
  ];
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0]));

  test('500 keys in one object are looked at, 501 are not', async () => {
    expect(await refused(keys(501))).toEqual(TOO_MUCH);
    expect(await refused({ 'a:{': keys(501) })).toEqual(TOO_MUCH);
    const known = await refused({ a: keys(500), b: keys(500) });
    expect(known).toContainEqual({
      pointer: '/a',
      code: 'unknown-field',
      params: {},
      message: 'This field is not known here. Remove it.',
    });
  });

  test('5,000 values are looked at, 5,001 are not', async () => {
    // The object, its list and what is in it.
    expect(await refused({ a: Array(4_999).fill('[,:]') })).toEqual(TOO_MUCH);
    expect(await refused({ a: Array(4_998).fill('[,:]') })).not.toEqual(TOO_MUCH);
  });

  test('a list of faults ends at a hundred', async () => {
    const errors = await refused({ bad: Array(4_000).fill('\u0000') });
    expect(errors).toHaveLength(100);
    expect(errors[99]?.pointer).toBe('/bad/99');
  });

  test('a long pointer loses its middle, and never half of a character', async () => {
    for (const key of ['a/~'.repeat(200), '😀'.repeat(200), `k${'😀'.repeat(200)}`]) {
      const errors = await refused({ [key]: Array(4_000).fill('\u0000') });
      const pointers = errors.map(({ pointer }) => pointer);
      expect(pointers.every((each) => each.length <= 256 && each.isWellFormed())).toBe(true);
      expect(pointers[9]).toMatch(/^\/.{60,}….{60,}\/9$/u);
      expect(Buffer.byteLength(JSON.stringify(errors))).toBeLessThan(32 * KIB);
    }
  });
});

describe('a schema makes no faults that nobody is told:', () => {
  const keys = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`long number ${n}`, 0]));

  test('of an answer with many numbers one', () => {
    const { error } = registerForEvent.body.safeParse({ event_answers: [keys] });
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['event_answers', 0] })]);
  });

  test('of a question with many keys a hundred', () => {
    const { error } = eventInput.safeParse({
      title: 'Quiz',
      registration_open: '2025-07-01T00:00:00+05:45',
      registration_close: '2025-08-01T00:00:00+05:45',
      event_questions: { '1': keys },
    });
    expect(error?.issues).toHaveLength(100);
  });
});

describe('what people really write fits:', () => {
  const devanagari = (characters: number) => 'पुस्तक '.repeat(characters).slice(0, characters - 1);

  test('a profile and a review with every text at its limit, written with escapes', async () => {
    const { client, path, body } = await valid('PUT /user/profile');
    const place = devanagari(LIMITS.address);
    const texts = { name: devanagari(LIMITS.name), address: place, college_address: place };
    const profile = escaped({ ...(body as object), ...texts, college_name: texts.name });
    expect((await client.put(`/api${path}`, profile)).status).toBe(200);
    const review = await valid('PUT /admin/registrations/{id}');
    const remarks = escaped({ status: 'REJECTED', remarks: devanagari(LIMITS.remarks) });
    expect((await review.client.put(`/api${review.path}`, remarks)).status).toBe(200);
  });

  test('a work of ten thousand characters of Devanagari, or of emoji', async () => {
    for (const letter of ['क', '😀']) {
      const { client, path } = await valid('POST /user/events/{id}/submissions');
      const link = `https://work.example/${'x'.repeat(LIMITS.url - 21)}`;
      const description = letter.repeat(LIMITS.description);
      const body = { work_link: link, demo_or_alternate_link: link, description };
      const response = await client.post(`/api${path}`, body);
      expect([letter, response.status]).toEqual([letter, 201]);
    }
  });

  test('fifty questions with fifty options of 25 letters, and half of them chosen', async () => {
    const options = Array.from({ length: LIMITS.options }, (_, n) => `${n} ${devanagari(23)}`);
    const question = { type: 'multiple_choice', question: devanagari(100), options };
    const numbers = Array.from({ length: LIMITS.questions }, (_, n) => String(n + 1));
    const event_questions = Object.fromEntries(numbers.map((number) => [number, question]));
    const { client, path, body } = await valid('POST /admin/events');
    const form = { ...(body as object), description: devanagari(5_000), event_questions };
    expect((await client.post(`/api${path}`, form)).status).toBe(201);
    const event_answers = numbers.map((number) => ({ [number]: options.slice(0, 25) }));
    const { id } = await createEvent(product.database, { event_questions });
    const student = await product.as('USER');
    const url = `/api/user/events/${id}/register`;
    expect((await student.post(url, { event_answers })).status).toBe(201);
  });

  test('twenty answers as long as an answer may be', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => String(n + 1));
    const event_questions = Object.fromEntries(numbers.map((number) => [number, 'Why?']));
    const { id } = await createEvent(product.database, { event_questions });
    const event_answers = numbers.map((number) => ({ [number]: 'क'.repeat(LIMITS.answer) }));
    const student = await product.as('USER');
    const response = await student.post(`/api/user/events/${id}/register`, { event_answers });
    expect([response.status, response.problem]).toEqual([201, null]);
  });
});

/** As programs write JSON that avoid everything but ASCII: twice as long. */
function escaped(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\u0000-\u007f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
