import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveToRelease } from '../../data/new-release.ts';
import { lateComponent } from './late-component.tsx';
import { lateDialog } from './late-dialog.tsx';

vi.mock('../../data/new-release.ts', () => ({ moveToRelease: vi.fn(async () => undefined) }));

/** Longer than the waits between four attempts, which add up to 7 s. */
const ALL_ATTEMPTS_MS = 8_000;

const Part = ({ name }: { readonly name: string }) => <h2>{name}</h2>;
const load = vi.fn(async () => Part);
let root: Root;

async function show(part: ReactNode) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <p>The page</p>
        {part}
      </QueryClientProvider>,
    ),
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => document.body.textContent;

async function press(label: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent === label);
  await act(async () => button?.click());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  onlineManager.setOnline(true);
  load.mockReset().mockResolvedValue(Part);
  vi.mocked(moveToRelease).mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('code that is fetched later', () => {
  it('is waited for in words, and then stands there', async () => {
    const Late = lateComponent({ load });
    const { promise, resolve } = Promise.withResolvers<typeof Part>();
    load.mockReturnValueOnce(promise);
    await show(<Late name="History" />);
    expect(said()).toBe('The pageLoading...');
    resolve(Part);
    await pass(0);
    expect(said()).toBe('The pageHistory');
    expect(moveToRelease).not.toHaveBeenCalled();
  });

  it('waits without a connection, and comes by itself with it', async () => {
    const Late = lateComponent({ load });
    onlineManager.setOnline(false);
    await show(<Late name="History" />);
    await pass(ALL_ATTEMPTS_MS);
    expect(load).not.toHaveBeenCalled();
    expect(said()).toContain('You are offline. It opens by itself');
    onlineManager.setOnline(true);
    await pass(0);
    expect(said()).toBe('The pageHistory');
  });

  it('is tried again, and asks whether a new release took it away', async () => {
    const Late = lateComponent({ load });
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show(<Late name="History" />);
    await pass(0);
    expect(said()).toBe('The pageLoading...');
    expect(moveToRelease).toHaveBeenCalledOnce();
    await pass(ALL_ATTEMPTS_MS);
    expect(said()).toBe('The pageHistory');
  });

  it('says after four attempts that it did not come, and comes with a press', async () => {
    const Late = lateComponent({ load });
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await show(<Late name="History" />);
    await pass(ALL_ATTEMPTS_MS);
    expect(load).toHaveBeenCalledTimes(4);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('too weak just now');
    expect(said()).toContain('The page');
    load.mockResolvedValue(Part);
    await press('Try Again');
    await pass(0);
    expect(said()).toBe('The pageHistory');
  });

  it('is fetched ahead by its query, each part by its own', () => {
    const [One, Other] = [lateComponent({ load }), lateComponent({ load })];
    expect(One.query.queryKey).not.toEqual(Other.query.queryKey);
  });
});

describe('a dialog that is fetched later', () => {
  it.each([
    [true, 'The connection is too weak just now. Try again in a moment.'],
    [false, 'You are offline. It opens by itself as soon as you are back.'],
  ])('says why it does not come, and can be closed (online: %s)', async (isOnline, why) => {
    const onClose = vi.fn();
    const Late = lateDialog<{ readonly onClose: () => void }>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    onlineManager.setOnline(isOnline);
    await show(<Late onClose={onClose} />);
    await pass(ALL_ATTEMPTS_MS);
    expect(document.querySelector('dialog')?.textContent).toContain(why);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
