import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { startOfNextDay, ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import type { UseQueryOptions } from '@tanstack/react-query';
import { idInAddress } from '../../../data/address/id-in-address.ts';
import { textInAddress } from '../../../data/address/text-in-address.ts';
import {
  type ListKey,
  type Page,
  type QueryOf,
  type RowOf,
  readPage,
} from '../../../data/queries.ts';
import type { Order } from '../../../ui/list/DataTable.tsx';

/** Rows of one page. */
export const PAGE_SIZE = 50;

/** Parts of an address as anybody may have typed them. */
export type RawSearch = Record<string, unknown>;

/** Where one is in a list, as its URL keeps it. */
export type ListPosition<SortColumn extends string = string> = {
  readonly sort?: Order<SortColumn> | undefined;
  /** From the Link header of the page before; absent on the first page. */
  readonly cursor?: string | undefined;
  /** Number of the page, 1 being the first, told beside the cursor. */
  readonly page?: number | undefined;
  /** Id of the row whose details are open. */
  readonly open?: number | undefined;
  /** Id of the saved filter that the others began with. */
  readonly saved?: number | undefined;
};

/** A filter of a list: how the address says it, and how the call takes it. */
type Filter<Param extends string, Value, Sent> = {
  /** The parameter of the call. */
  readonly param: Param;
  readonly read: (typed: unknown) => Value | undefined;
  readonly send: (value: Value) => Sent;
};

/** Words to search for. */
export function words<const Param extends string>(param: Param): Filter<Param, string, string> {
  return { param, read: (typed) => textInAddress(typed)?.slice(0, 200), send: (value) => value };
}

/** One of the known values. */
export function oneOf<const Param extends string, const Value extends string>(
  param: Param,
  known: readonly Value[],
): Filter<Param, Value, Value> {
  return { param, read: (typed) => oneIn(typed, known), send: (value) => value };
}

/** An id. */
export function idOf<const Param extends string>(param: Param): Filter<Param, number, string> {
  return { param, read: idInAddress, send: String };
}

/** A day of the competition's zone, YYYY-MM-DD: the instant at which it begins, or ends. */
export function dayOf<const Param extends string>(
  param: Param,
  edge: 'start' | 'end',
): Filter<Param, string, string> {
  return {
    param,
    read: (typed) => (typeof typed === 'string' && isCalendarDay(typed) ? typed : undefined),
    send: (day) => {
      const start = new Date(`${day}T00:00${ZONE_OFFSET}`);
      return (edge === 'start' ? start : startOfNextDay(start)).toISOString();
    },
  };
}

function oneIn<Value extends string>(typed: unknown, known: readonly Value[]): Value | undefined {
  return known.find((each) => each === typed);
}

function ordersOf<SortColumn extends string>(columns: readonly SortColumn[]) {
  return columns.flatMap((column): Order<SortColumn>[] => [column, `-${column}`]);
}

/** The columns that a call sorts by. */
type ColumnOf<K extends ListKey> =
  QueryOf<K> extends { sort?: infer Sort } ? Exclude<Extract<Sort, string>, `-${string}`> : never;
/** The parameters that say what is in a list, and not where one is in it. */
type FilterParam<K extends ListKey> = Exclude<
  keyof QueryOf<K> & string,
  'sort' | 'cursor' | 'limit'
>;

type AnyFilter<Param, Sent> = {
  readonly param: Param;
  readonly read: (typed: unknown) => unknown;
  readonly send: (value: never) => Sent;
};
type FilterOf<K extends ListKey> = {
  [Param in FilterParam<K>]: AnyFilter<Param, QueryOf<K>[Param]>;
}[FilterParam<K>];
type ValuesOf<Filters extends Record<string, AnyFilter<string, unknown>>> = {
  readonly [Name in keyof Filters]?: ReturnType<Filters[Name]['read']> | undefined;
};

/** An admin list: what its address says, and what that asks of its call. */
export type ListSource<Row, SortColumn extends string, Values, Query> = {
  /** The order in force where the address names none. */
  readonly firstSort: Order<SortColumn> | undefined;
  /**
   * Reads an address. What means nothing is undefined and not left out: what is left out the
   * router fills in again with what was typed, be it an object where a text should be.
   */
  readonly read: (raw: RawSearch) => ListPosition<SortColumn> & Values;
  /** What filters and order ask for; which page of it is left to `page`. */
  readonly query: (search: ListPosition<SortColumn> & Values) => Query;
  /** What an address says that asks for this, every filter by its name. */
  readonly address: (query: Readonly<Record<string, string>>) => RawSearch;
  /** At most `limit` rows from the address's cursor onwards. */
  readonly page: (
    search: ListPosition<SortColumn> & Values,
    limit: number,
  ) => UseQueryOptions<Page<Row>>;
};

/** What the address of a list says: `SearchOf<typeof USERS_LIST>`. */
export type SearchOf<Source extends { readonly read: (raw: RawSearch) => object }> = ReturnType<
  Source['read']
>;

/** The columns that a list sorts by: `SortColumnOf<typeof USERS_LIST>`. */
export type SortColumnOf<Source extends { readonly read: (raw: RawSearch) => ListPosition }> =
  Exclude<NonNullable<SearchOf<Source>['sort']>, `-${string}`>;

type Description<K extends ListKey, SortColumn extends string, Filters> = {
  readonly call: K;
  readonly sorts: readonly SortColumn[];
  readonly firstSort?: Order<NoInfer<SortColumn>>;
  /** By their names in the address. */
  readonly filters: Filters;
};

/**
 * Describes an admin list. The contract says which columns and filters its call knows; and every
 * filter of the address reaches the call, because the one description makes both.
 */
export function adminList<
  const K extends ListKey,
  const SortColumn extends ColumnOf<K>,
  const Filters extends Record<string, FilterOf<K> & AnyFilter<string, unknown>>,
>({ call, sorts, firstSort, filters }: Description<K, SortColumn, Filters>) {
  type Values = ValuesOf<Filters>;
  type Search = ListPosition<SortColumn> & Values;
  type Query = Omit<QueryOf<K>, 'cursor' | 'limit'>;
  const orders = ordersOf(sorts);
  const named = Object.entries<AnyFilter<string, unknown>>(filters);
  const asked = (search: Search): object => {
    const values: Record<string, unknown> = search;
    const sent = named.flatMap(([name, { param, send }]): [string, unknown][] => {
      const value = values[name];
      return value === undefined ? [] : [[param, send(value as never)]];
    });
    return { ...Object.fromEntries(sent), sort: search.sort };
  };
  return {
    firstSort,
    read: (raw) => ({
      ...(Object.fromEntries(named.map(([name, { read }]) => [name, read(raw[name])])) as Values),
      sort: oneIn(raw.sort, orders),
      cursor: textInAddress(raw.cursor),
      page: idInAddress(raw.page),
      open: idInAddress(raw.open),
      saved: idInAddress(raw.saved),
    }),
    query: (search) => asked(search) as Query,
    address: (query) => ({
      ...Object.fromEntries(named.map(([name, { param }]) => [name, query[param]])),
      sort: query['sort'],
    }),
    page: (search, limit) =>
      readPage(call, { ...(asked(search) as QueryOf<K>), cursor: search.cursor, limit }),
  } satisfies ListSource<RowOf<K>, SortColumn, Values, Query>;
}
