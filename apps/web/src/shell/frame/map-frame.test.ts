import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitIdle, showMap } from './map-frame.ts';

type Simulated = { readonly happyDOM: { readonly settings: { enableIframePageLoading: boolean } } };

let button: HTMLButtonElement;
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers();
  // The frame's page is blank; without this the simulated browser complains of each.
  (window as unknown as Simulated).happyDOM.settings.enableIframePageLoading = true;
  document.body.innerHTML = '<input><div><button>Show the map</button></div>';
  button = document.querySelector('button') as HTMLButtonElement;
  Object.assign(button.dataset, { map: 'about:blank#map', mapTitle: 'Map of it', mapClass: 'big' });
});
afterEach(() => {
  awaitIdle(button, false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the map comes when the page has been idle for two seconds, and takes no focus', () => {
  awaitIdle(button, true);
  vi.advanceTimersByTime(1999);
  expect(frame()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(button.isConnected).toBe(false);
  expect(frame()).toMatchObject({
    src: 'about:blank#map',
    title: 'Map of it',
    className: 'big',
    referrerPolicy: 'no-referrer',
  });
  expect(document.activeElement).toBe(document.body);
});

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusout', 'load'])(
  'after %s it waits anew',
  (kind) => {
    awaitIdle(button, true);
    vi.advanceTimersByTime(1999);
    window.dispatchEvent(new Event(kind));
    vi.advanceTimersByTime(1999);
    expect(frame()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(frame()).not.toBeNull();
  },
);

test('who passes by asks for nothing', () => {
  awaitIdle(button, true);
  vi.advanceTimersByTime(1000);
  awaitIdle(button, false);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(60_000);
  expect(frame()).toBeNull();
});

test.each([
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['is offline', { onLine: false }],
])('who %s keeps the button', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  awaitIdle(button, true);
  vi.advanceTimersByTime(60_000);
  expect(button.isConnected).toBe(true);
  vi.stubGlobal('navigator', { onLine: true });
  awaitIdle(button, true);
  vi.advanceTimersByTime(2000);
  expect(frame()).not.toBeNull();
});

test('the button does not go from under the focus', () => {
  button.focus();
  awaitIdle(button, true);
  vi.advanceTimersByTime(60_000);
  expect(document.activeElement).toBe(button);
  document.querySelector('input')?.focus();
  vi.advanceTimersByTime(2000);
  expect(frame()).not.toBeNull();
});

test('while the page loads nothing comes', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  awaitIdle(button, true);
  vi.advanceTimersByTime(60_000);
  expect(frame()).toBeNull();
});

test('once the map was asked for, it is not brought again', () => {
  awaitIdle(button, true);
  const shown = showMap(button);
  awaitIdle(button, true);
  vi.advanceTimersByTime(60_000);
  expect(frame()).toBe(shown);
});
