import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let token: string | null = null;

vi.mock('../../data/xsrf-token.ts', () => ({ xsrfToken: () => token }));

/** What the browser tells a page that it keeps, or takes out of its cache. */
function tell(type: 'pagehide' | 'pageshow', persisted = true): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

const isHidden = () => document.documentElement.hidden;

async function begin(begunWith: string | null): Promise<void> {
  token = begunWith;
  const { guardBackForwardCache } = await import('./back-forward-cache.ts');
  guardBackForwardCache();
}

describe('a page that the way back brings again', () => {
  beforeEach(() => {
    const listen = vi.spyOn(window, 'addEventListener');
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    return () => {
      for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
      vi.restoreAllMocks();
      reload.mockClear();
      document.documentElement.hidden = false;
    };
  });

  it.each([
    ['the session has ended', 'mine', null],
    ['somebody else has signed in', 'mine', 'theirs'],
    ['somebody has signed in since', null, 'mine'],
  ])('hides itself at once and is loaded anew when %s', async (_, before, after) => {
    await begin(before);
    token = after;
    tell('pageshow');
    expect(isHidden()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([['mine'], [null]])('stays as it is when nothing has changed (%s)', async (same) => {
    await begin(same);
    tell('pagehide');
    tell('pageshow');
    expect(isHidden()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is kept without its rows when the session ended before it was left', async () => {
    await begin('mine');
    token = null;
    tell('pagehide');
    expect(isHidden()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone when it is loaded in the ordinary way', async () => {
    await begin('mine');
    token = null;
    tell('pageshow', false);
    expect(isHidden()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
