import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keysHere } from './keys-here.ts';
import { LISTED, useKeys } from './use-keys.ts';
import { useSingleKeys } from './use-single-keys.ts';

const select = vi.fn<(key: string) => unknown>();
const search = vi.fn();
let root: Root;

function Page({ children }: { readonly children?: ReactNode }) {
  const [isOn, turn] = useSingleKeys();
  useKeys({ select: { does: select, text: 'Select this' }, reopen: null });
  useKeys({ search: { does: search }, close: LISTED });
  return (
    <>
      <button type="button" onClick={() => turn(!isOn)}>
        {isOn ? 'on' : 'off'}
      </button>
      {children}
    </>
  );
}

async function show(page: ReactNode) {
  await act(async () => root.render(page));
}

/** Presses where it is said; whether the browser does nothing of its own. */
function press(key: string, where = 'button', held = {}): boolean {
  const target = document.querySelector(where);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('a key does what the page says, and the browser its own where that answers false', async () => {
  await show(<Page />);
  expect(press('x')).toBe(true);
  expect(select).toHaveBeenCalledExactlyOnceWith('x');
  select.mockReturnValue(false);
  expect(press('x')).toBe(false);
  for (const key of ['o', 'Escape', 'z']) expect([key, press(key)]).toEqual([key, false]);
});

it('one that types does nothing in a field, one that is held does, and none in a dialog', async () => {
  await show(
    <Page>
      <input />
      <dialog data-place="middle">
        <p>Sure?</p>
      </dialog>
    </Page>,
  );
  expect(press('x', 'input')).toBe(false);
  expect(press('k', 'input', { ctrlKey: true })).toBe(true);
  expect(press('x', 'p')).toBe(false);
  expect(press('k', 'p', { ctrlKey: true })).toBe(false);
  expect(select).not.toHaveBeenCalled();
  expect(search).toHaveBeenCalledOnce();
});

it('on a Mac, Ctrl is for what is typed, and Cmd for the page', async () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  await show(
    <Page>
      <textarea />
    </Page>,
  );
  expect(press('k', 'textarea', { ctrlKey: true })).toBe(false);
  expect(press('k', 'textarea', { metaKey: true })).toBe(true);
  expect(press('k', 'button', { ctrlKey: true })).toBe(true);
});

it('those that are pressed alone can be turned off, also in another tab', async () => {
  await show(<Page />);
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('off');
  expect(press('x')).toBe(false);
  expect(press('k', 'button', { metaKey: true })).toBe(true);
  await act(async () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(button?.textContent).toBe('on');
  expect(press('x')).toBe(true);
});

it('those of the page are listed, as long as it stands there', async () => {
  await show(<Page />);
  expect(keysHere()).toEqual([
    { name: 'search' },
    { name: 'select', text: 'Select this' },
    { name: 'close' },
  ]);
  await show(null);
  expect(keysHere()).toEqual([]);
});
