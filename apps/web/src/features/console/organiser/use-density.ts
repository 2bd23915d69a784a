import { createContext, useContext, useState } from 'react';
import type { Density } from '../../../ui/list/DataTable.tsx';
import { tellKept } from './tell-kept.ts';

const KEY = 'pratibha.rows';

const RenderedRowsContext = createContext<Density | null>(null);

/** How close rows stand in the browser for which the server renders a page. */
export const RenderedRowsProvider = RenderedRowsContext.Provider;

/** How close the rows of lists stand; kept per browser, compact at first. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const rendered = useContext(RenderedRowsContext);
  const [density, setDensity] = useState(() => rendered ?? keptDensity());
  const change = (next: Density) => {
    setDensity(next);
    try {
      localStorage.setItem(KEY, next);
      tellKept();
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  return [density, change];
}

function keptDensity(): Density {
  try {
    return localStorage.getItem(KEY) === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    return 'compact';
  }
}
