import { useState } from 'react';

const KEY = 'pratibha.review-goes-on';

/**
 * Whether a decision in the details leads to the next pending one; kept per browser, on at first.
 */
export function useAutoAdvance(): readonly [boolean, (autoAdvance: boolean) => void] {
  const [autoAdvance, setAutoAdvance] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== 'no';
    } catch {
      return true;
    }
  });
  const change = (next: boolean) => {
    setAutoAdvance(next);
    try {
      localStorage.setItem(KEY, next ? 'yes' : 'no');
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  return [autoAdvance, change];
}
