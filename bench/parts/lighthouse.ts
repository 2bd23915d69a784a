import { FIRST_VIEW_LIMIT_BYTES, measurePages } from '../../scripts/lighthouse-pages.ts';
import type { Figure } from '../figures.ts';

/** What Lighthouse says of the public pages, the best of up to three runs each. */
export async function measureLighthouse(): Promise<Figure[]> {
  const pages = await measurePages();
  const part = 'lighthouse';
  return Object.entries(pages).flatMap(([name, { scores, cls, bytes }]): Figure[] => [
    ...Object.entries(scores).map(([what, value]) => ({
      part,
      what: `${name}: ${what}`,
      value,
      unit: '',
      target: { atLeast: 100 },
    })),
    { part, what: `${name}: layout shift`, value: cls, unit: '', target: { atMost: 0 } },
    {
      part,
      what: `${name}: first view`,
      value: bytes / 1000,
      unit: 'kB',
      target: { atMost: FIRST_VIEW_LIMIT_BYTES / 1000 },
    },
  ]);
}
