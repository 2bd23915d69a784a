import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PageTurning } from '../../../ui/list/Pager.tsx';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';
import { useUser } from '../../session/session.tsx';
import type { ListPosition } from './admin-list.ts';
import { keepEdition } from './kept-edition.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cursors of the pages before this one, the first page's being ''. */
    pagesBefore?: readonly string[];
  }
}

/** Parts of the address that say where one is in a list, and not what is in it. */
const POSITION_PARAMS: ReadonlySet<string> = new Set(['sort', 'cursor', 'page', 'open', 'saved']);

/**
 * Changes the list's search parameters. Filters start again at the first page; opening and closing
 * details keeps the page; `clear` takes every filter away, null where there is none. The way back
 * through the pages is kept with the history entry, so that it survives a reload and belongs to no
 * address that is handed on.
 */
export function useListSearch<Search extends ListPosition>(search: Search) {
  const navigate = useNavigate();
  const user = useUser();
  const kept = useLocation({ select: ({ state }) => state.pagesBefore });
  // The server, which rendered the page, knows nothing of the history.
  const before = useIsHydrating() ? undefined : kept;
  const go = useCallback(
    (change: object, state: true | { pagesBefore?: readonly string[] }, replace: boolean) => {
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, ...change }),
        state,
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const filter = useCallback(
    (change: Partial<Search>) => go({ cursor: undefined, page: undefined, ...change }, {}, true),
    [go],
  );
  const open = useCallback(
    (id: number | undefined, replace = false) => go({ open: id }, true, replace),
    [go],
  );
  const turns = (next: string | null): PageTurning => {
    const page = search.page ?? 1;
    const trail = before ?? [];
    const last = trail.at(-1);
    const turn = (cursor: string, to: number, pagesBefore: readonly string[]) => {
      const place = { cursor: cursor || undefined, page: to > 1 ? to : undefined };
      go({ ...place, open: undefined }, { pagesBefore }, false);
      window.scrollTo({ top: 0 });
    };
    const isFirst = search.cursor === undefined;
    return {
      first: isFirst ? null : () => turn('', 1, []),
      previous:
        isFirst || last === undefined ? null : () => turn(last, page - 1, trail.slice(0, -1)),
      next: next === null ? null : () => turn(next, page + 1, [...trail, search.cursor ?? '']),
    };
  };
  const filters = Object.entries(search).flatMap(([name, value]) =>
    POSITION_PARAMS.has(name) || value === undefined ? [] : [name],
  );
  const none = new Map([...filters, 'cursor', 'page', 'saved'].map((name) => [name, undefined]));
  const clearAll = () => {
    // Else the next list would begin with it again.
    if (filters.includes('edition')) keepEdition(user.id, null);
    go(Object.fromEntries(none), {}, true);
  };
  const clear = filters.length === 0 ? null : clearAll;
  return { filter, open, turns, clear };
}
