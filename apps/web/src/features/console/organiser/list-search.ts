import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { idInAddress } from '../../../data/address/id-in-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cursors of the pages before this one, the first page's being ''. */
    pagesBefore?: readonly string[];
  }
}

/** What every admin list keeps in its URL. */
export type ListSearch = {
  /** Words to search for. */
  q?: string;
  /** A column's id, with a minus before it for descending. */
  sort?: string;
  /** From the Link header of the page before; absent on the first page. */
  cursor?: string;
  /** Number of the page, 1 being the first, told beside the cursor. */
  page?: number;
  /** Id of the row whose details are open. */
  open?: number;
};

/** Rows of one page (design, Wire: `limit`). */
export const PAGE_SIZE = 50;

/** Parts of an address as anybody may have typed them. */
export type RawSearch = Record<string, unknown>;

/** A text of the search parameters; the router reads bare numbers as numbers. */
function textIn(raw: RawSearch, name: string): string | undefined {
  const value = raw[name];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A positive integer of the search parameters. */
export function idIn(raw: RawSearch, name: string): number | undefined {
  return idInAddress(raw[name]);
}

/** One of the known values of the search parameters. */
export function oneIn<T extends string>(
  raw: RawSearch,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((each) => each === raw[name]);
}

/** The parts that every list shares; unknown sort orders are left out. */
export function listIn<S extends string>(raw: RawSearch, sorts: readonly S[]) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const);
  return {
    q: textIn(raw, 'q')?.slice(0, 200),
    sort: oneIn(raw, 'sort', orders),
    cursor: textIn(raw, 'cursor'),
    page: idIn(raw, 'page'),
    open: idIn(raw, 'open'),
  };
}

/**
 * What the parts of an address mean. Those that mean nothing stay, as undefined: what is left out
 * the router fills in again with what was typed, be it an object where a text should be.
 */
export function understood<T extends object>(
  parts: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return parts;
}

/** Leaves out what is undefined, as exact optional types want it. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Parts of the address that say where one is in a list, and not what is in it. */
const PLACE: ReadonlySet<string> = new Set(['sort', 'cursor', 'page', 'open']);

type Change<S> = { [K in keyof S]?: S[K] | undefined };

/** Turning of pages; null where there is none to turn to. */
export type Turns = {
  readonly first: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
};

/**
 * Changes the list's search parameters. Filters start again at the first page; opening and closing
 * details keeps the page; `clear` takes every filter away, null where there is none. The way back through the pages is kept with the history entry, so that
 * it survives a reload and belongs to no address that is handed on.
 */
export function useListSearch<S extends ListSearch>(search: S) {
  const navigate = useNavigate();
  const before = useLocation({ select: ({ state }) => state.pagesBefore });
  const go = useCallback(
    (change: Change<S>, state: true | { pagesBefore?: readonly string[] }, replace: boolean) => {
      void navigate({
        to: '.',
        search: (old: object) => given({ ...old, ...change }) as never,
        state,
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const filter = useCallback(
    (change: Change<S>) => {
      go({ cursor: undefined, page: undefined, ...change }, {}, true);
    },
    [go],
  );
  const open = useCallback(
    (id: number | undefined, replace = false) => {
      go({ open: id } as Change<S>, true, replace);
    },
    [go],
  );
  const turns = (next: string | null): Turns => {
    const page = search.page ?? 1;
    const trail = before ?? [];
    const last = trail.at(-1);
    const turn = (cursor: string, to: number, pagesBefore: readonly string[]) => {
      const place = { cursor: cursor || undefined, page: to > 1 ? to : undefined };
      go({ ...place, open: undefined } as Change<S>, { pagesBefore }, false);
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
    PLACE.has(name) || value === undefined ? [] : [name],
  );
  const none = Object.fromEntries(filters.map((name) => [name, undefined]));
  const clear = filters.length === 0 ? null : () => filter(none as Change<S>);
  return { filter, open, turns, clear };
}

/** Rows `first` to `last` of this page, counted from 1. */
export function rangeOf(search: ListSearch, count: number): { first: number; last: number } {
  const start = ((search.page ?? 1) - 1) * PAGE_SIZE;
  return { first: start + 1, last: start + count };
}
