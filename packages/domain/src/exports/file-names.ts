import { dayOf } from '../time/competition-time.ts';

/** Of a title, in code points: with kind and day still a name that can be read in a folder. */
const LONGEST = 60;

type Named = { readonly id: number; readonly title: string };

/**
 * The name of a file without its ending: what it holds, of which event, and the day in Nepal on
 * which it was made. `registrations-ai-hackathon-2025-07-24`.
 */
export function fileName(kind: string, title: string | null, now: Date): string {
  return [kind, ...(title === null ? [] : [title]), dayOf(now)].join('-');
}

/**
 * The titles of events for names of files beside each other: nothing but small letters of any
 * script, digits and hyphens, and no two of them equal; where two would be, the id follows.
 */
export function titlesInNames(events: readonly Named[]): string[] {
  const taken = new Set<string>();
  return events.map(({ id, title }) => {
    let name = lettersOf(title) || `event-${id}`;
    while (taken.has(name)) name = `${name}-${id}`;
    taken.add(name);
    return name;
  });
}

function lettersOf(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = [...letters.replace(/^-/, '')].slice(0, LONGEST).join('');
  return cut.replace(/-$/, '');
}
