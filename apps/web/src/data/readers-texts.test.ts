import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TEXTS = { texts: [{ source: 'Website', text: 'वेबसाइट' }] };
const responded = { title: 'Website', options: ['Website'] };

let readers: typeof import('./readers-texts.ts');
let asked: string[];

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('document', { cookie: '' });
  readers = await import('./readers-texts.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function serveTexts(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return respond();
  });
}

test('a response reads in the language of the reader, and keeps what a form sends back', async () => {
  serveTexts(async () => Response.json(TEXTS));
  expect(await readers.inReadersLanguage(Promise.resolve(responded))).toEqual({
    ...{ title: 'वेबसाइट', options: ['Website'] },
  });
  await readers.inReadersLanguage(Promise.resolve(responded));
  expect(asked).toEqual(['/api/public/texts']);
});

test.each([
  ['XSRF-TOKEN=a', '/api/user/texts'],
  ['XSRF-GUEST=a', '/api/judge/texts'],
])('with %s it asks for %s', async (cookie, url) => {
  vi.stubGlobal('document', { cookie });
  serveTexts(async () => Response.json(TEXTS));
  await readers.inReadersLanguage(Promise.resolve(null));
  expect(asked).toEqual([url]);
});

test('without them English stands in, and they are asked for again', async () => {
  serveTexts(() => Promise.reject(new TypeError('offline')));
  expect(await readers.inReadersLanguage(Promise.resolve(responded))).toEqual(responded);
  serveTexts(async () => Response.json(TEXTS));
  expect(await readers.inReadersLanguage(Promise.resolve(responded))).toMatchObject({
    title: 'वेबसाइट',
  });
});

test('a response does not wait for them for ever', async () => {
  vi.useFakeTimers();
  serveTexts(() => new Promise(() => undefined));
  const read = readers.inReadersLanguage(Promise.resolve(responded));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await read).toEqual(responded);
});

test('what a page brought along is said at once', () => {
  readers.takeTexts([['Alone', 'एक्लै']]);
  expect(readers.readersTexts().get('Alone')).toBe('एक्लै');
});

test('a refusal stays a refusal', async () => {
  serveTexts(async () => Response.json(TEXTS));
  await expect(readers.inReadersLanguage(Promise.reject(new Error('no')))).rejects.toThrow('no');
});
