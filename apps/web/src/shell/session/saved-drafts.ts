/**
 * What somebody typed and did not send: features keep it under `pratibha.<what>.<person>…`, works
 * in the browser, everything else in the tab (`ui/forms/use-draft.ts`). A session that ends by
 * itself leaves it all in place; only a logout that the person asked for clears it away.
 */
const PREFIX = 'pratibha.';

const worksOf = (userId: number) => `${PREFIX}work.${userId}.`;

/** Whether this browser keeps work of the person that was not submitted. */
export function hasUnsentWork(userId: number): boolean {
  return keysOf(() => localStorage, worksOf(userId)).length > 0;
}

/** Removes the person's unsent work from this browser. @param kind all of it when left out */
export function forgetUnsentWork(userId: number, kind = ''): void {
  forget(worksOf(userId) + kind);
}

/** Where this browser keeps what the person opened last. */
export const recentKey = (userId: number) => `${PREFIX}recent.${userId}.`;

/** Removes that from this browser. */
export function forgetRecent(userId: number): void {
  forget(recentKey(userId));
}

function forget(prefix: string): void {
  for (const key of keysOf(() => localStorage, prefix)) localStorage.removeItem(key);
}

/** Removes what was typed in this tab, which is the tab of the person who logs out. */
export function forgetTabDrafts(): void {
  for (const key of keysOf(() => sessionStorage, PREFIX)) sessionStorage.removeItem(key);
}

/** None where the browser refuses storage (private mode). */
function keysOf(storage: () => Storage, prefix: string): string[] {
  try {
    const store = storage();
    const keys = Array.from({ length: store.length }, (_, n) => store.key(n) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
