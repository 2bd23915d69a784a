import { queryClient } from './queries.ts';

/** For which document this tab was loaded anew already. */
const RELOADED_FOR = 'pratibha.reloaded-for';

/** What of a router is looked at: TanStack's, of either document. */
type Router = {
  readonly history: { readonly flush: () => void };
  readonly subscribe: (
    event: 'onBeforeNavigate',
    listener: (move: { readonly pathChanged: boolean; readonly hrefChanged: boolean }) => void,
  ) => unknown;
};

let isReplaced = false;

/**
 * After a deploy the files of a page that is open are gone. Where one does not come for that
 * reason, the next move loads the document anew, where the move leads, once.
 *
 * @param move what counts as one; a page that keeps something in its address loses it to no reload
 */
export function followReleases(router: Router, move: 'pathChanged' | 'hrefChanged'): void {
  window.addEventListener('vite:preloadError', () => void lookForRelease());
  router.subscribe('onBeforeNavigate', (change) => {
    if (!isReplaced || !change[move]) return;
    // The address of the move is written a moment later otherwise.
    router.history.flush();
    reloadOnce();
  });
}

/**
 * For code that a move asked for, and that did not come: the move is made up for, likewise once.
 */
export async function moveToRelease(): Promise<void> {
  await lookForRelease();
  if (isReplaced) reloadOnce();
}

/**
 * A file may fail to come for many reasons: a release took away the one that the document begins
 * with.
 */
async function lookForRelease(): Promise<void> {
  if (isReplaced) return;
  try {
    const { status } = await fetch(beginning(), { method: 'HEAD', cache: 'no-store' });
    isReplaced = status === 404;
  } catch {
    // The connection is gone, and with it whatever is missing.
  }
}

function beginning(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '/';
}

function reloadOnce(): void {
  if (isAtWork() || !isFirstFor(beginning())) return;
  window.location.reload();
}

/**
 * Something is being sent, or typed that no draft keeps: whoever knows of that asks before a
 * reload.
 */
function isAtWork(): boolean {
  const mayLeave = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return !mayLeave || queryClient.isMutating() > 0;
}

/** Never twice for a document; nor where the browser refuses storage, as nothing could tell. */
function isFirstFor(file: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === file) return false;
    sessionStorage.setItem(RELOADED_FOR, file);
    return true;
  } catch {
    return false;
  }
}
