import type { EventEdition } from '@pratibha/contract/event-editions';
import type { Action } from '@pratibha/domain/access';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { type ListSource, PAGE_SIZE, type RawSearch } from './admin-list.ts';

/** A read as its query options. */
export type FirstQuery = Pick<FetchQueryOptions, 'queryFn'> & { readonly queryKey: QueryKey };

/** Where the first reads of a page begin: in a browser, or on the server that renders it. */
export type FirstWave = {
  /**
   * Starts what a page of the console reads together with session and scripts, and not after them.
   * Not for those whom the guard is about to turn away. The server waits for it, so that the page
   * is whole; a browser shows the page meanwhile.
   */
  readonly start: (action: Action, query: FirstQuery) => Promise<void> | undefined;
  /** What a server has in place of what a browser keeps; null in a browser. */
  readonly onServer: OnServer | null;
};

/** Where the server renders a page: what it was told of the person's browser. */
type OnServer = {
  /** By which edition the person filters there, as `kept-edition.ts` keeps it. */
  readonly keptEdition: string | null;
  /** The editions, once they were read; undefined for who may not. */
  readonly editions: () => readonly EventEdition[] | undefined;
  /**
   * Hears that the address leads to another: the redirect says where, once the router has met it.
   */
  readonly onLed: (redirect: Response) => void;
};

/** What the routes of the console get from the document that they stand in. */
export type WaveContext = { readonly wave: FirstWave };

/** All of them together. */
export function together(
  ...started: readonly (Promise<void> | undefined)[]
): Promise<void> | undefined {
  const awaited = started.filter((each) => each !== undefined);
  return awaited.length === 0 ? undefined : Promise.all(awaited).then(() => undefined);
}

/** What a loader of a list is told. */
export type Loading = {
  readonly context: WaveContext;
  readonly location: { readonly search: RawSearch };
  readonly route: { readonly options: { readonly staticData?: { readonly action?: Action } } };
};

/** Starts the page of a list that an address asks for. */
export function warmList<Row, SortColumn extends string, Values extends object>(
  { context, location, route }: Loading,
  source: ListSource<Row, SortColumn, Values, unknown>,
): Promise<void> | undefined {
  const action = route.options.staticData?.action;
  return action && context.wave.start(action, source.page(source.read(location.search), PAGE_SIZE));
}

/** The same of a review screen, with the events that its filter names. */
export function warmReviews<Row, SortColumn extends string, Values extends object>(
  loading: Loading,
  source: ListSource<Row, SortColumn, Values, unknown>,
): Promise<void> | undefined {
  return together(
    warmList(loading, source),
    loading.context.wave.start('events.read', read('GET /admin/events', {}) as FirstQuery),
  );
}
