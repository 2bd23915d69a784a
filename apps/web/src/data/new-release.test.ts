import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let status = 404;
let isMutating = 0;

vi.mock('./queries.ts', () => ({ queryClient: { isMutating: () => isMutating } }));

const refuse = (event: Event) => event.preventDefault();

/** A page of its own, whose file did not come, and a way to move on it. */
async function begin() {
  vi.resetModules();
  const { followReleases, moveToRelease } = await import('./new-release.ts');
  let listener: (move: { pathChanged: boolean; hrefChanged: boolean }) => void = () => undefined;
  const flush = vi.fn();
  const subscribe = (_event: string, each: typeof listener) => (listener = each);
  followReleases({ history: { flush }, subscribe }, 'pathChanged');
  return {
    miss: moveToRelease,
    move: (pathChanged = true) => listener({ pathChanged, hrefChanged: true }),
  };
}

describe('a page whose file did not come', () => {
  beforeEach(() => {
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', async () => ({ status }));
    sessionStorage.clear();
    status = 404;
    isMutating = 0;
    return () => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      reload.mockClear();
      window.removeEventListener('beforeunload', refuse);
    };
  });

  it('is loaded anew once where a release took the file, however often it moves', async () => {
    const { miss, move } = await begin();
    await miss();
    move();
    const after = await begin();
    await after.miss();
    after.move();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([200, 503])('stays where the server says %s of its first file', async (told) => {
    status = told;
    const { miss, move } = await begin();
    await miss();
    move();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { miss, move } = await begin();
    await miss();
    move();
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for a later move while something typed is in no draft, or is being sent', async () => {
    const { miss, move } = await begin();
    window.addEventListener('beforeunload', refuse);
    await miss();
    move();
    window.removeEventListener('beforeunload', refuse);
    isMutating = 1;
    move();
    isMutating = 0;
    move(false);
    expect(reload).not.toHaveBeenCalled();
    move();
    expect(reload).toHaveBeenCalledOnce();
  });
});
