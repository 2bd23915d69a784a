import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Activity } from './Activity.tsx';

vi.mock('./ActivityPlot.tsx', () => {
  // As uPlot does in a browser whose language is 'C'.
  throw new RangeError('invalid language tag: C');
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React tells of the fault on the console.
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a plot that cannot be loaded leaves the rest as it is', async () => {
  const element = document.createElement('div');
  const root = createRoot(element);
  const days = [{ date: '2025-07-16', registrations: 3, submissions: 1 }];
  await act(async () => {
    root.render(<Activity days={days} />);
    await import('./ActivityPlot.tsx').catch(() => undefined);
  });
  await vi.waitUntil(() => element.textContent.includes('cannot be shown here'), {
    timeout: 20_000,
  });
  expect(element.querySelector('h2')?.textContent).toBe('Activity, last 30 days');
  expect(element.querySelector('tbody')?.textContent).toBe('16 July 202531');
  act(() => root.unmount());
});
