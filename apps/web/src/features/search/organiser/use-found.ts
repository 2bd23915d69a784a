import type { FoundThings } from '@pratibha/contract/search';
import { mayDo } from '@pratibha/domain/access';
import { IDENTITY, SECTION_NAMES } from '@pratibha/domain/editions/section-names';
import { type FoundThing, isSearched, nameOfThing } from '@pratibha/domain/search/search';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel } from '@pratibha/words/editions/organiser/labels';
import { SEARCH_WORDS } from '@pratibha/words/search/organiser';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import type { Option } from './options.ts';

/** Told anew at each opening: what is shown may be gone, or no longer theirs, by then. */
const AT_ONCE = { staleTime: 0, gcTime: 0 } as const;

/** What the words find on the server; the request is dropped as soon as other words are typed. */
export function useFound(q: string) {
  return useQuery({
    ...read('GET /admin/search', { query: { q } }),
    ...AT_ONCE,
    enabled: isSearched(q),
    refetchOnWindowFocus: false,
  });
}

/** What these things are called now. */
export function useNamed(things: readonly FoundThing[]): FoundThings | undefined {
  const names = things.map(nameOfThing).join(',');
  return useQuery({
    ...read('GET /admin/search', { query: { things: names } }),
    ...AT_ONCE,
    enabled: things.length > 0,
    refetchOnWindowFocus: false,
  }).data;
}

/** The editions, and what the one says whose pages are live, a section each. */
export function useSettings(user: SessionUser): readonly Option[] {
  const editions = useQuery({
    ...read('GET /admin/editions', {}),
    enabled: mayDo('editions.write', user),
    staleTime: 60_000,
  }).data;
  const live = editions?.find(({ status }) => status === 'live');
  if (editions === undefined || live === undefined) return [];
  const sections = [IDENTITY, ...SECTION_NAMES].map((section) => ({
    id: `setting-${section}`,
    title: section === IDENTITY ? EDITOR_WORDS.identity : editionLabel(section),
    note: SEARCH_WORDS.setting(live.slug),
    way: { href: adminPaths.edition({ id: live.id, section }) },
  }));
  const all = editions.map((edition) => ({
    id: `edition-${edition.id}`,
    title: SEARCH_WORDS.setting(edition.slug),
    note: edition.title,
    way: { href: adminPaths.edition(edition) },
  }));
  return [...all, ...sections];
}
