import { useCallback, useState } from 'react';
import { useIsHydrating } from '../plain/use-is-hydrating.ts';

/** Where a draft is kept: for this tab only, or for this browser until it is sent. */
export type DraftStorage = 'tab' | 'browser';

/**
 * Form values that outlive the page: a reload, a closed dialog, a sign-in in between. Give the key
 * the person and the thing, so that drafts of different people at one computer never meet.
 *
 * @param key null where nothing is to be kept
 * @param start the values to start from where no draft is kept
 * @param restore reads what was kept, any JSON value; by default it is laid over `start`
 * @returns the values, a setter that keeps them, `clear` for after sending, whether the values came
 *   from an earlier visit, and whether a reload would find them: not where the browser refuses
 *   storage
 */
export function useDraft<T>(
  key: string | null,
  start: T,
  storage: DraftStorage,
  restore: (saved: unknown) => T = (saved) => mergedOver(start, saved),
) {
  const isHydrating = useIsHydrating();
  const begin = (saved: unknown) => {
    const isFound = saved !== null;
    return { values: isFound ? restore(saved) : start, isRestored: isFound, isKept: isFound };
  };
  const [{ values, isRestored, isKept }, setState] = useState(() =>
    begin(isHydrating ? null : readDraft(key, storage)),
  );
  // What a server rendered knows of no draft; it is laid over it as soon as the browser has taken
  // over.
  const [isToRead, setIsToRead] = useState(isHydrating);
  if (isToRead && !isHydrating) {
    setIsToRead(false);
    setState(begin(readDraft(key, storage)));
  }
  const setValues = useCallback(
    (next: T) => {
      const isWritten = writeDraft(key, storage, next);
      setState((state) => ({ ...state, values: next, isKept: isWritten }));
    },
    [key, storage],
  );
  const clear = useCallback(() => void writeDraft(key, storage, null), [key, storage]);
  return { values, setValues, clear, isRestored, isKept };
}

/**
 * What was kept, laid over `start`. An older release may have kept it: what it lacks, or has as
 * another kind of value, is as in `start`, and what `start` does not know falls out.
 */
export function mergedOver<T>(start: T, saved: unknown): T {
  if (isRecord(start)) {
    const savedParts = isRecord(saved) ? saved : {};
    const parts = Object.entries(start).map(([name, part]) => [
      name,
      mergedOver(part, savedParts[name]),
    ]);
    return Object.fromEntries(parts) as T;
  }
  const isSameKind = typeof saved === typeof start && Array.isArray(saved) === Array.isArray(start);
  return isSameKind && saved !== null ? (saved as T) : start;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDraft(key: string | null, storage: DraftStorage): unknown {
  try {
    const text = key === null ? null : storageOf(storage).getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Whether it was written; without storage the values live as long as the page. */
function writeDraft(key: string | null, storage: DraftStorage, values: unknown): boolean {
  if (key === null) return false;
  try {
    if (values === null) storageOf(storage).removeItem(key);
    else storageOf(storage).setItem(key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

function storageOf(storage: DraftStorage): Storage {
  return storage === 'tab' ? sessionStorage : localStorage;
}
