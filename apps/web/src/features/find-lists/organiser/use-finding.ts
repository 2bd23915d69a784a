import type { FoundList } from '@pratibha/domain/find/find';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EditionInAddress } from '../../console/console.tsx';
import type { FindingOpen } from './FindButton.tsx';
import { ownList } from './own-list.ts';
import { isSameQuery, type SavedQuery, savedQuery } from './saved-query.ts';

/** What the address of a list says, as far as filters go. */
export type FoundSearch = {
  readonly find?: string | undefined;
  readonly event?: number | undefined;
  readonly edition?: EditionInAddress | undefined;
  readonly saved?: number | undefined;
};

/** A list, what its address says, and what that asks for. */
export type FoundIn = {
  readonly list: FoundList;
  readonly search: FoundSearch;
  readonly asked: object;
  readonly address: (query: SavedQuery) => Readonly<Record<string, unknown>>;
  readonly setOpen: (what: FindingOpen) => void;
};

const FIRST_PAGE: object = { cursor: undefined, page: undefined };

/** The saved filters of a list, the one that is looked at, and the ways on; each is an address. */
export function useFinding({ list, search, asked, address }: FoundIn) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...ownList(list), staleTime: 60_000 });
  const filters = data?.filters ?? [];
  const query = savedQuery(asked);
  const active = filters.find(({ id }) => id === search.saved);
  return {
    filters,
    query,
    active,
    isChanged: active !== undefined && !isSameQuery(active.query, query),
    /** Nothing is left out. */
    isAll: active === undefined && Object.keys(query).every((name) => name === 'sort'),
    /** Back leads to where one was. */
    go: (change: object) =>
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, ...FIRST_PAGE, ...change }),
        resetScroll: false,
      }),
    /** Where a saved filter leads: an event is of its own edition. */
    leadTo: (saved: number | undefined, to: SavedQuery) => ({
      ...address(to),
      saved,
      edition: to['event_id'] === undefined ? search.edition : undefined,
    }),
  };
}
