import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_CERTIFICATE } from '../../testing/test-certificate.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { Network } from './network.ts';
import { isPublicAddress } from './public-address.ts';

/** The public web of these tests, and a machine of the college's own network. */
const [OPEN, OWN] = ['127.0.0.1', '127.0.0.2'];
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head></html>`;

let answer: RequestListener;
let asked: { url: string; headers: Record<string, unknown> }[] = [];
let ownAsked = 0;
let [open, secure, own]: Server[] = [];
const portOf = (server: Server | undefined) => (server?.address() as AddressInfo).port;
const listening = (server: Server, address: string) =>
  new Promise<Server>((resolve) => server.listen(0, address, () => resolve(server)));

beforeAll(async () => {
  const serve: RequestListener = (request, response) => {
    asked.push({ url: `${request.headers.host}${request.url}`, headers: request.headers });
    answer(request, response);
  };
  open = await listening(createServer(serve), OPEN);
  secure = await listening(createTlsServer(TEST_CERTIFICATE, serve) as Server, OPEN);
  own = await listening(
    createServer((_, response) => {
      ownAsked += 1;
      response.end('secret');
    }),
    OWN,
  );
});
afterAll(() => {
  for (const server of [open, secure, own]) {
    server?.closeAllConnections();
    server?.close();
  }
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.setHeader('content-type', 'text/html').end(page('A poster'));
});

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'a.example': [OPEN],
  'b.example': [OPEN],
  'own.example': [OWN],
  'both.example': [OPEN, OWN],
  'mapped.example': ['::ffff:127.0.0.2'],
  'translated.example': ['64:ff9b::7f00:2'],
};

function networkOf(more: Partial<Network> = {}): Network {
  return {
    resolve: async (host) => {
      const found = ADDRESSES[host];
      if (!found) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    // One address of this machine is the public web; all others are judged as in earnest.
    mayConnect: (address) => address === OPEN || isPublicAddress(address),
    portFor: ({ protocol, hostname }) =>
      hostname === OWN ? portOf(own) : portOf(protocol === 'https:' ? secure : open),
    ...more,
  };
}

const turns: string[] = [];
function fetched(link: string, network = networkOf()) {
  turns.length = 0;
  const turn = async (host: string) => void turns.push(host);
  return guardedFetch(link, { network, turn, userAgent: 'link check (+https://school.example)' });
}

test('says what a page answers, where it ended and what it is called', async () => {
  expect(await fetched('http://a.example/work?x=1#part')).toEqual({
    ...{ kind: 'answered', status: 200, title: 'A poster', redirects: 0 },
    url: 'http://a.example/work?x=1#part',
  });
  expect(asked).toEqual([
    {
      url: 'a.example/work?x=1',
      headers: {
        ...{ host: 'a.example', connection: 'close' },
        'user-agent': 'link check (+https://school.example)',
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      },
    },
  ]);
});

test('follows redirects to other hosts, each in its turn, and takes no cookie along', async () => {
  answer = ({ url }, response) => {
    response.setHeader('set-cookie', 'a=1');
    if (url === '/1') response.writeHead(302, { location: 'http://b.example/2' }).end();
    else if (url === '/2') response.writeHead(307, { location: '3' }).end();
    else response.writeHead(403).end();
  };
  expect(await fetched('http://a.example/1')).toEqual({
    ...{ kind: 'answered', status: 403, title: null, redirects: 2, url: 'http://b.example/3' },
  });
  expect(turns).toEqual(['a.example', 'b.example', 'b.example']);
  expect(asked.some(({ headers }) => 'cookie' in headers || 'referer' in headers)).toBe(false);
});

test('ends after five redirects', async () => {
  answer = (_, response) => response.writeHead(301, { location: '/again' }).end();
  expect(await fetched('http://a.example/')).toEqual({
    ...{ kind: 'failed', because: 'too-many-redirects' },
  });
  expect(asked).toHaveLength(6);
});

test.each([
  'http://own.example/',
  'http://both.example/',
  'http://mapped.example/',
  'http://translated.example/',
  `http://${OWN}/`,
  'http://2130706434/',
  'http://0x7f.2/',
  'http://[::ffff:7f00:2]/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
])('asks nothing at %s, neither at once nor after a redirect', async (link) => {
  expect(await fetched(link)).toEqual({ kind: 'failed', because: 'not-public' });
  expect(asked).toEqual([]);
  answer = (_, response) => response.writeHead(302, { location: link }).end();
  expect(await fetched('http://a.example/')).toEqual({ kind: 'failed', because: 'not-public' });
  expect([asked.length, ownAsked]).toEqual([1, 0]);
});

test('a name that is resolved to another address a moment later is not asked there', async () => {
  let times = 0;
  const resolve = async () => {
    times += 1;
    return [{ address: times === 1 ? OPEN : OWN, family: 4 }];
  };
  const network = networkOf({ resolve });
  expect(await fetched('http://a.example/', network)).toMatchObject({ status: 200 });
  expect([times, asked.length, ownAsked]).toEqual([1, 1, 0]);
  answer = (_, response) => response.writeHead(302, { location: '/once-more' }).end();
  expect(await fetched('http://a.example/', networkOf({ resolve }))).toMatchObject({
    because: 'not-public',
  });
});

test.each([
  'http://user:secret@a.example/',
  'ftp://a.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('asks nothing at %s', async (link) => {
  expect(await fetched(link)).toEqual({ kind: 'unasked' });
  answer = (_, response) => response.writeHead(302, { location: link }).end();
  expect(await fetched('http://a.example/')).toEqual({ kind: 'unasked' });
  expect(asked).toHaveLength(1);
});

test('what has no page is not read, and what is large only in its beginning', async () => {
  let sent = 0;
  answer = (_, response) => {
    response.setHeader('content-type', 'text/html');
    const piece = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      sent += piece.length;
      if (!response.destroyed && sent < 64 * 1024 * 1024) response.write(piece, () => more());
    };
    more();
  };
  expect(await fetched('http://a.example/')).toMatchObject({ status: 200, title: null });
  expect(sent).toBeLessThan(16 * 1024 * 1024);
  answer = (_, response) => void response.setHeader('content-type', 'video/mp4').write('x');
  expect(await fetched('http://a.example/')).toMatchObject({ status: 200, title: null });
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  [
    'sends its page one byte at a time',
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('leaves a host that %s', async (_, listener) => {
  answer = listener;
  const begun = performance.now();
  expect(await fetched('http://a.example/')).toEqual({ kind: 'failed', because: 'too-slow' });
  expect(performance.now() - begun).toBeLessThan(6_000);
});

test('a resolver that never answers is left, too', async () => {
  const network = networkOf({ resolve: () => new Promise(() => undefined) });
  expect(await fetched('http://a.example/', network)).toEqual({
    ...{ kind: 'failed', because: 'too-slow' },
  });
});

test('says why nothing came', async () => {
  expect(await fetched('https://a.example/')).toEqual({
    ...{ kind: 'failed', because: 'bad-certificate' },
  });
  expect(asked).toEqual([]);
  expect(await fetched('http://nobody.example/')).toEqual({ kind: 'failed', because: 'no-host' });
  const busy = Object.assign(new Error('resolver'), { code: 'EAI_AGAIN' });
  const ours = networkOf({ resolve: () => Promise.reject(busy) });
  expect(await fetched('http://a.example/', ours)).toEqual({ kind: 'unasked' });
  answer = (request) => request.socket.destroy();
  expect(await fetched('http://a.example/')).toEqual({ kind: 'failed', because: 'no-connection' });
  const nothing = networkOf({ portFor: () => 1 });
  expect(await fetched('http://a.example/', nothing)).toEqual({
    ...{ kind: 'failed', because: 'no-connection' },
  });
  expect(await fetched('http://a.example/', networkOf({ portFor: () => null }))).toEqual({
    kind: 'unasked',
  });
});
