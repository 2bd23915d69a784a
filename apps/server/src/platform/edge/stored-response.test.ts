import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { sendStored, storeResponse } from './stored-response.ts';

const TEXT = 'Pratibha '.repeat(100);
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const [found, gone] = await Promise.all([
    storeResponse(TEXT, { headers, lasts: true }),
    storeResponse(TEXT, { status: 404, headers, lasts: false }),
  ]);
  app.get('/found', (request, response) => sendStored(request, response, found));
  app.get('/gone', (request, response) => sendStored(request, response, gone));
});
afterAll(() => app.close());

const FORMS = {
  plain: { coding: undefined, read: (bytes: Buffer) => bytes },
  br: { coding: 'br', read: brotliDecompressSync },
  gzip: { coding: 'gzip', read: gunzipSync },
};

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['identity', 'plain'],
  ['deflate, brotli', 'plain'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0', 'plain'],
  ['*', 'br'],
] as const)('who accepts %j is sent %s', async (accepted, form) => {
  const response = await app.inject({
    url: '/found',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  const { coding, read } = FORMS[form];
  expect(response.headers).toMatchObject({ ...headers, vary: 'accept-encoding' });
  expect(response.headers['content-encoding']).toBe(coding);
  expect(read(response.rawPayload).toString()).toBe(TEXT);
});

test('who has it is sent nothing, in whatever form they have it', async () => {
  const { etag } = (await app.inject('/found')).headers;
  for (const accepted of ['identity', 'gzip', 'br']) {
    const known = { 'accept-encoding': accepted, 'if-none-match': String(etag) };
    const response = await app.inject({ url: '/found', headers: known });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers).not.toHaveProperty('content-type');
  }
  const other = await app.inject({ url: '/found', headers: { 'if-none-match': 'W/"other"' } });
  expect([other.statusCode, other.body]).toEqual([200, TEXT]);
});

test.each([
  ['as a strong tag', (etag: string) => etag.slice('W/'.length)],
  ['among others', (etag: string) => `"other", ${etag}, W/"third"`],
  ['whatever it is', () => '*'],
])('who has it %s is sent nothing', async (_, known) => {
  const { etag } = (await app.inject('/found')).headers;
  const headers = { 'if-none-match': known(String(etag)) };
  const response = await app.inject({ url: '/found', headers });
  expect([response.statusCode, response.body]).toEqual([304, '']);
});

test('what is not there stays 404 for those who have its page', async () => {
  const { etag } = (await app.inject('/gone')).headers;
  const response = await app.inject({ url: '/gone', headers: { 'if-none-match': String(etag) } });
  expect([response.statusCode, response.body]).toEqual([404, TEXT]);
});

const QUALITY = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Long enough for the qualities to differ. */
const WORDS = Array.from({ length: 2_000 }, (_, index) => `${(index * 7_919) % 613} of`).join(' ');
const [AT_ONCE, SMALLEST] = [5, 11].map((each) => brotliCompressSync(WORDS, QUALITY(each)).length);

test.each([
  { lasts: true, later: SMALLEST },
  { lasts: false, later: AT_ONCE },
])(
  'what lasts ($lasts) is packed at once, and as small as can be for those who come later',
  async ({ lasts, later }) => {
    const stored = await storeResponse(WORDS, { headers, lasts });
    const own = Fastify();
    own.get('/', (request, response) => sendStored(request, response, stored));
    const sent = async () => {
      const response = await own.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(WORDS);
      return { bytes: response.rawPayload.length, etag: response.headers.etag };
    };
    const first = await sent();
    expect(first.bytes).toBe(AT_ONCE);
    await eventually(async () => expect(await sent()).toEqual({ bytes: later, etag: first.etag }));
    await own.close();
  },
);
