import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../data/queries.ts';
import { BROWSER_WAVE } from './browser-wave.ts';
import { EDITIONS, editionInAddress, settleEdition } from './edition-in-address.ts';
import { isAnyEditionKept, keepEdition, keptEdition } from './kept-edition.ts';
import { keepRights } from './kept-rights.ts';

const NEXT = { slug: '2031', status: 'draft', events: 0 } as const;
const LIVE = { slug: '2030', status: 'live', events: 4 } as const;
const PAST = { slug: '2029', status: 'archived', events: 3 } as const;
const EVERY = [NEXT, LIVE, PAST];

beforeEach(() => {
  const kept: Record<string, unknown> = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=the-first-session-abcdef' });
  queryClient.setQueryData(EDITIONS.queryKey, EVERY);
  keepRights({ role: 'ADMIN' });
});
afterEach(() => vi.unstubAllGlobals());

const context = { wave: BROWSER_WAVE };

test.each([
  [2030, 2030],
  ['2030', 2030],
  ['first', 'first'],
  ['02030', '02030'],
  ['', undefined],
  [undefined, undefined],
  [{}, undefined],
])('%j in an address is %j', (typed, read) => {
  expect(editionInAddress(typed)).toBe(read);
});

test('an edition is kept for one person, and none once it is taken off', () => {
  expect([isAnyEditionKept(), keptEdition(1, EVERY)]).toEqual([false, undefined]);
  keepEdition(1, PAST);
  expect([keptEdition(1, EVERY), keptEdition(2, EVERY)]).toEqual([PAST, undefined]);
  keepEdition(1, null);
  expect([isAnyEditionKept(), keptEdition(1, EVERY)]).toEqual([false, undefined]);
});

test('this year is the year that is live by then, and one that is gone is none', () => {
  keepEdition(1, LIVE);
  keepEdition(2, PAST);
  const [live, past] = [
    { ...NEXT, status: 'live' },
    { ...LIVE, status: 'archived' },
  ] as const;
  expect(keptEdition(1, [live, past])).toBe(live);
  expect(keptEdition(2, [live, past])).toBeUndefined();
});

test.each([
  ['/admin/events', { edition: 2029 }],
  ['/admin/events/', { edition: 'first' }],
  ['/admin/events', {}],
])('the address of %s stays with %j', async (pathname, search) => {
  queryClient.setQueryData(EDITIONS.queryKey, [LIVE, PAST, { ...PAST, slug: 'first' }]);
  await expect(
    Promise.resolve(settleEdition({ pathname, search }, context)),
  ).resolves.toBeUndefined();
});

test('an address does not go on naming an edition that is not there', async () => {
  const place = { pathname: '/admin/registrations', search: { edition: 1999, status: 'PENDING' } };
  const thrown: unknown = await settleEdition(place, context)?.catch(
    (redirect: unknown) => redirect,
  );
  const { options } = thrown as { options: { to: string; search: () => object } };
  expect([options.to, options.search()]).toEqual([
    '/admin/registrations',
    { edition: undefined, status: 'PENDING' },
  ]);
});

test('nothing is asked for who may not see events', async () => {
  keepRights({ role: 'USER' });
  const place = { pathname: '/admin/registrations', search: { edition: 1999 } };
  await expect(settleEdition(place, context)).resolves.toBeUndefined();
});

test.each(['open', 'event', 'person', 'cursor', 'source'])(
  'a link by %s is led past no edition that is kept',
  (name) => {
    keepEdition(1, LIVE);
    expect(
      settleEdition({ pathname: '/admin/events', search: { [name]: 7 } }, context),
    ).toBeUndefined();
  },
);

/** The server, told by a browser by which edition its person filters. */
function onServer(keptEdition: string | null) {
  const led: Response[] = [];
  const onServer = {
    keptEdition,
    editions: () => EVERY,
    onLed: (to: Response) => void led.push(to),
  };
  return { led, context: { wave: { start: async () => undefined, onServer } } };
}

test.each([
  ['*', {}, 2030],
  ['2029', { status: 'PENDING' }, 2029],
  [null, { edition: 1999 }, undefined],
])(
  'the server leads to what a browser keeps: by %s from %j to %s',
  async (kept, search, edition) => {
    const server = onServer(kept);
    const place = { pathname: '/admin/registrations', search };
    const thrown: unknown = await settleEdition(place, server.context)?.catch(
      (led: unknown) => led,
    );
    const { options } = thrown as { options: { to: string; search: () => object } };
    expect([options.to, options.search()]).toEqual([place.pathname, { ...search, edition }]);
    expect(server.led).toEqual([thrown]);
  },
);

test.each([
  ['2029', { edition: 2030 }],
  ['2029', { open: 7 }],
  ['1999', {}],
  [null, {}],
])('by %s it stays at %j', async (kept, search) => {
  const server = onServer(kept);
  await settleEdition({ pathname: '/admin/registrations', search }, server.context);
  expect(server.led).toEqual([]);
});
