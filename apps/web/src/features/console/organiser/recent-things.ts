import {
  type FoundThing,
  nameOfThing,
  SEARCH_LIMITS,
  thingNamed,
  withRecent,
} from '@pratibha/domain/search/search';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { recentKey } from '../../../shell/session/saved-drafts.ts';

/** Which page shows one thing in details, and of what kind it is. */
const LISTS = {
  [ADMIN_PATHS.registrations]: 'registration',
  [ADMIN_PATHS.eventsRegistrations]: 'registration',
  [ADMIN_PATHS.submissions]: 'submission',
  [ADMIN_PATHS.events]: 'event',
} as const;
const PAGES = {
  [ADMIN_PATHS.users]: 'person',
  [ADMIN_PATHS.announcements]: 'announcement',
} as const;

/** The thing that an address of the console shows; null where it shows none. */
function thingAt(address: string): FoundThing | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.replace(/\/+$/, '');
  const inList = LISTS[path as keyof typeof LISTS];
  if (inList !== undefined) return thingNamed(`${inList}-${searchParams.get('open') ?? ''}`);
  const [, folder, id] = /^(.+)\/(\d+)$/.exec(path) ?? [];
  const ofPage = PAGES[folder as keyof typeof PAGES];
  return ofPage === undefined ? null : thingNamed(`${ofPage}-${id}`);
}

/**
 * What the person opened last in this browser: kinds and numbers alone, as names are somebody
 * else's. A logout takes it away.
 */
export function recentThings(userId: number): readonly FoundThing[] {
  try {
    const kept = localStorage.getItem(recentKey(userId)) ?? '';
    return kept
      .split(',')
      .flatMap((name) => thingNamed(name) ?? [])
      .slice(0, SEARCH_LIMITS.recent);
  } catch {
    return [];
  }
}

/** Keeps that the person opened what is at this address, if that is a thing. */
export function keepAddress(userId: number, address: string): void {
  const opened = thingAt(address);
  if (opened === null) return;
  try {
    const names = withRecent(recentThings(userId), opened).map(nameOfThing);
    localStorage.setItem(recentKey(userId), names.join(','));
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}
