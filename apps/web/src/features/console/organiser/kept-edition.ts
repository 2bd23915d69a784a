import type { EventEdition } from '@pratibha/contract/event-editions';
import { tellKept } from './tell-kept.ts';

/** Stands for the edition that is live, whichever that is by then; no edition is called so. */
const THIS_YEAR = '*';

const keyOf = (userId: number) => `pratibha.edition.${userId}`;

/**
 * Keeps by which edition a person filters, in this browser, for other lists and visits; null: by
 * none.
 */
export function keepEdition(userId: number, edition: EventEdition | null): void {
  try {
    if (edition === null) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), edition.status === 'live' ? THIS_YEAR : edition.slug);
    tellKept();
  } catch {
    // A browser that refuses storage keeps it in the address alone.
  }
}

/** Whether anybody filters by an edition in this browser. */
export function isAnyEditionKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('pratibha.edition.'));
  } catch {
    return false;
  }
}

/**
 * By which of the editions that there are the person filters; undefined: by none, or by one that is
 * gone.
 */
export function keptEdition(
  userId: number,
  editions: readonly EventEdition[],
): EventEdition | undefined {
  try {
    return editionKeptAs(localStorage.getItem(keyOf(userId)), editions);
  } catch {
    return undefined;
  }
}

/** The same of what a browser has told the server: see public/early-console.js. */
export function editionKeptAs(
  kept: string | null,
  editions: readonly EventEdition[],
): EventEdition | undefined {
  return editions.find(({ slug, status }) =>
    kept === THIS_YEAR ? status === 'live' : slug === kept,
  );
}
