import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMapOnDemand } from './footer-map.ts';

const code = { awaitIdle: vi.fn(), showMap: vi.fn(() => document.createElement('iframe')) };
vi.mock('./map-frame.ts', () => code);

/** However busy the machine is: this only keeps a test that fails from running for ever. */
const eventually = <T>(attempt: () => T | Promise<T>) => vi.waitFor(attempt, { timeout: 20_000 });

let margin: string | undefined;
let comes: (...isNear: boolean[]) => void;
const watched: Element[] = [];
let stop: () => void;

class Observer {
  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    options: { rootMargin: string },
  ) {
    margin = options.rootMargin;
    comes = (...isNear) => tell(isNear.map((isIntersecting) => ({ isIntersecting })));
  }
  readonly disconnect = (): void => void watched.splice(0);
  readonly observe = (element: Element): void => void watched.push(element);
}

const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML =
    '<footer><div><button data-map="x">Show the map</button></div></footer>';
  stop = loadMapOnDemand();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the footer within 200 px begins the wait, and going away ends it', async () => {
  expect([margin, watched[0]?.tagName]).toEqual(['200px', 'FOOTER']);
  comes(false);
  comes(true);
  await eventually(() => expect(code.awaitIdle.mock.calls).toEqual([[button(), true]]));
  comes(false);
  await eventually(() => expect(code.awaitIdle).toHaveBeenLastCalledWith(button(), false));
});

test('a press shows the map with the focus on it', async () => {
  const frame = document.createElement('iframe');
  const focus = vi.spyOn(frame, 'focus');
  code.showMap.mockReturnValueOnce(frame);
  button().click();
  await eventually(() => expect(focus).toHaveBeenCalled());
  expect(code.showMap).toHaveBeenCalledWith(button());
});

test('where it waits for a press, being near or online again begins nothing', () => {
  stop();
  button().dataset.mapOnPress = 'true';
  stop = loadMapOnDemand();
  window.dispatchEvent(new Event('online'));
  expect(watched).toEqual([]);
  button().click();
  return eventually(() => expect(code.showMap).toHaveBeenCalledWith(button()));
});

test('offline nothing is fetched; back online it looks again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  comes(true);
  button().click();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(watched).toHaveLength(1);
  comes(true);
  await eventually(() => expect(code.awaitIdle).toHaveBeenCalled());
  expect(code.awaitIdle).toHaveBeenCalledTimes(1);
  expect(code.showMap).not.toHaveBeenCalled();
});

test('a page that is left waits for nothing', () => {
  stop();
  window.dispatchEvent(new Event('online'));
  expect(watched).toEqual([]);
});
