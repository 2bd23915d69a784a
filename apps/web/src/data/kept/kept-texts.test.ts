import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from './testing/fake-caches.ts';

let storage: FakeCaches;

beforeEach(() => {
  storage = new FakeCaches();
  vi.stubGlobal('caches', storage);
  document.cookie = 'XSRF-TOKEN=of-asmita';
  return () => {
    vi.unstubAllGlobals();
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  };
});

/** As one document has them: nothing that another one knew. */
async function opened() {
  vi.resetModules();
  const texts = await import('../readers-texts.ts');
  const { keepTexts, takeKeptTexts } = await import('./kept-texts.ts');
  const { ownCache } = await import('./kept-cache.ts');
  return { ...texts, keepTexts, takeKeptTexts, cache: await ownCache() };
}

test('a page without a network says in Nepali what one with it was told', async () => {
  const before = await opened();
  const keeping = { cache: before.cache, session: 'of-asmita' };
  before.takeTexts([['Alone', 'एक्लै']]);
  await before.keepTexts(keeping, Date.now());
  const put = vi.spyOn(before.cache, 'put');
  await before.keepTexts(keeping, Date.now());
  expect(put, 'the same again').not.toHaveBeenCalled();
  before.takeTexts([['In a team', 'समूहमा']]);
  await before.keepTexts(keeping, Date.now());

  const later = await opened();
  await later.takeKeptTexts(later.cache);
  expect(later.readersTexts().get('Alone')).toBe('एक्लै');
  expect(later.readersTexts().get('In a team')).toBe('समूहमा');
});

test('nor is another session told', async () => {
  const before = await opened();
  before.takeTexts([['Alone', 'एक्लै']]);
  await before.keepTexts({ cache: before.cache, session: 'of-asmita' }, Date.now());
  document.cookie = 'XSRF-TOKEN=of-bimala';
  const later = await opened();
  await later.takeKeptTexts(later.cache);
  expect(later.readersTexts().has('Alone')).toBe(false);
});
