import { measurePages, PAGES } from '../../scripts/lighthouse-pages.ts';
import type { Figure } from '../figures.ts';

/**
 * What Lighthouse says of the public pages and of a student's, the best of up to three runs each.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  const part = 'lighthouse';
  return (await measurePages()).flatMap(([name, { scores, cls, bytes }]): Figure[] => {
    const page = PAGES[name];
    return [
      ...Object.entries(page.scores).map(([what, atLeast]) => ({
        part,
        what: `${name}: ${what}`,
        value: scores[what] ?? 0,
        unit: '',
        target: { atLeast },
      })),
      { part, what: `${name}: layout shift`, value: cls, unit: '', target: { atMost: 0 } },
      {
        part,
        what: `${name}: first view`,
        value: bytes / 1000,
        unit: 'kB',
        ...('mostBytes' in page ? { target: { atMost: page.mostBytes / 1000 } } : {}),
      },
    ];
  });
}
