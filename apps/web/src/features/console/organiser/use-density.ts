import { useState } from 'react';
import type { Density } from '../../../ui/list/DataTable.tsx';

const KEY = 'pratibha.rows';

/** How close the rows of lists stand; kept per browser, compact at first. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => {
    try {
      return localStorage.getItem(KEY) === 'comfortable' ? 'comfortable' : 'compact';
    } catch {
      return 'compact';
    }
  });
  const change = (next: Density) => {
    setDensity(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  return [density, change];
}
