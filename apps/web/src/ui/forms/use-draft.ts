import { useCallback, useState } from 'react';

/** Where a draft is kept: for this tab only, or for this browser until it is sent. */
export type DraftPlace = 'tab' | 'browser';

/**
 * Form values that outlive the page: a reload, a closed dialog, a sign-in in between. Give the key
 * the person and the thing, so that drafts of different people at one computer never meet.
 *
 * @param initial the values to start from where no draft is kept
 * @returns the values, a setter that keeps them, `clear` for after sending, and whether the values
 *   came from an earlier visit
 */
export function useDraft<T>(key: string, initial: T, place: DraftPlace) {
  const [{ values, isRestored }, setState] = useState(() => {
    const kept = readDraft<T>(key, place);
    return { values: kept ?? initial, isRestored: kept !== null };
  });
  const setValues = useCallback(
    (next: T) => {
      writeDraft(key, place, next);
      setState((state) => ({ ...state, values: next }));
    },
    [key, place],
  );
  const clear = useCallback(() => writeDraft(key, place, null), [key, place]);
  return { values, setValues, clear, isRestored };
}

function readDraft<T>(key: string, place: DraftPlace): T | null {
  try {
    const text = storageOf(place).getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function writeDraft(key: string, place: DraftPlace, values: unknown): void {
  try {
    if (values === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(values));
  } catch {
    // Without storage the values live as long as the page.
  }
}

function storageOf(place: DraftPlace): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}
