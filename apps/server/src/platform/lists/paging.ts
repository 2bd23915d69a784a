import type { Readable } from 'node:stream';
import type { Expression, SelectQueryBuilder } from 'kysely';
import {
  countUpTo,
  type Order,
  type Position,
  type SortKey,
  selectBatch,
  selectIds,
} from '../db/keyset.ts';
import { rowsInBatches, rowsOfIds } from '../db/rows-in-batches.ts';
import type { Context } from '../serve/context.ts';
import { refuseField } from '../serve/refused.ts';
import { jsonListStream } from './json-list-stream.ts';

/** A list without a limit, and an exact total, end here (ADR 11). */
export const MOST_ROWS = 10_000;

/** So many rows are read at once; of a longer response the rest is read while it is sent. */
const MOST_ROWS_AT_ONCE = 1_000;

/** The columns a list can be ordered by, under the names of the contract's `sort`. */
export type Sorting<S extends string> = {
  readonly sorts: Readonly<Record<S, SortKey>>;
  /** The order when the caller names none. */
  readonly first: NoInfer<S | `-${S}`>;
  /** Reference of the unique id that breaks ties: 'users.id'. */
  readonly id: string;
};

/** Found rows up to this many are sorted rather than met in order. */
const FEW = 3_000;

type PageQuery<S extends string> = {
  readonly q?: string | undefined;
  readonly sort?: S | `-${S}` | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

/** Ignores case, so that 'asha' stands beside 'Asha'. */
export function byText(column: string): SortKey {
  return { column, kind: 'text' };
}

export function byInteger(column: string): SortKey {
  return { column, kind: 'integer' };
}

export function byInstant(column: string): SortKey {
  return { column, kind: 'instant' };
}

/** When something happened last, null where it never did. */
export function byEvent(column: string): SortKey {
  return { column, kind: 'event' };
}

/**
 * Answers one page of a list and sets `X-Total-Count` and, when more rows follow, `Link`.
 * Pages follow the sort key and the id, never a row count: rows that are added or removed
 * between two pages shift nothing. A long response (a list without a limit, as a rule) is a stream
 * of the same JSON: which rows it holds, in which order, is decided at once, and they are read as
 * the reader takes them (ADR 11). In the feature's `*.queries.ts`:
 *
 *     export const USER_ORDER = {
 *       sorts: { id: byInteger('users.id'), name: byText('users.name') },
 *       first: 'id',
 *       id: 'users.id',
 *     } as const;
 *     export function usersMatching(db, { q, status }) {
 *       let users = db.selectFrom('users').select(['users.id', 'users.name'])
 *         .where(mentions(['users.name', 'users.email'], q));
 *       if (status) users = users.where('users.status', '=', status);
 *       return users;            // no orderBy, no limit
 *     }
 *
 * and in its routes:
 *
 *     return page(ctx, usersMatching(ctx.db, query), query, USER_ORDER, userView);
 *
 * @param view makes of a row what is answered
 * @param counted the same rows without the joins that only bring columns, where there are any:
 *   counting them is most of what a page of a long list costs
 * @throws Refused 'invalid-input' at '?cursor' for a cursor of another order, or none at all
 */
export async function page<D, T extends keyof D, O, S extends string, V>(
  ctx: Pick<Context, 'db' | 'setHeader' | 'reply' | 'url'>,
  selection: SelectQueryBuilder<D, T, O>,
  query: PageQuery<NoInfer<S>>,
  sorting: Sorting<S>,
  view: (row: O) => V,
  counted: Expression<unknown> = selection,
): Promise<V[] | Readable> {
  const sort = query.sort ?? sorting.first;
  const order = orderOf(sort, sorting);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort, order.key);
  const total = await countUpTo(ctx.db, counted, MOST_ROWS + 1);
  const isSmall = Boolean(query.q) && total <= FEW;
  const limit = query.limit ?? MOST_ROWS;
  const setHeaders = (next: Position | null) => {
    ctx.setHeader('x-total-count', total > MOST_ROWS ? `${MOST_ROWS}+` : String(total));
    if (next) ctx.setHeader('link', nextLink(ctx.url, writeCursor(sort, next)));
  };
  if (Math.min(limit, total) > MOST_ROWS_AT_ONCE) {
    const { rows: ids, next } = await selectIds(selection, order, after, limit, isSmall);
    setHeaders(next);
    const read = (some: readonly number[]) => rowsOfIds(selection, order.id, some);
    return jsonListStream(ctx.reply, { ids, read, view });
  }
  const { rows, next } = await selectBatch(selection, order, after, limit, isSmall);
  setHeaders(next);
  return rows.map(view);
}

/** Every row in the order that the caller named, for exports: nothing is counted or cut off. */
export function everyRow<D, T extends keyof D, O, S extends string>(
  selection: SelectQueryBuilder<D, T, O>,
  query: Pick<PageQuery<NoInfer<S>>, 'sort'>,
  sorting: Sorting<S>,
): AsyncGenerator<O, void> {
  return rowsInBatches(selection, orderOf(query.sort ?? sorting.first, sorting));
}

function orderOf<S extends string>(sort: S | `-${S}`, { sorts, id }: Sorting<S>): Order {
  const descending = sort.startsWith('-');
  return { key: sorts[(descending ? sort.slice(1) : sort) as S], id, descending };
}

function writeCursor(sort: string, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

function readCursor(cursor: string, sort: string, sortKey: SortKey): Position {
  const content = parsed(cursor);
  if (Array.isArray(content) && content.length === 3 && content[0] === sort) {
    const [, key, id] = content as unknown[];
    if (isKey(key, sortKey) && isInteger(id)) return { key, id };
  }
  return refuseField({ pointer: '?cursor', error: { code: 'cursor-of-another-list' } });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

function isKey(key: unknown, { kind }: SortKey): key is string {
  return kind === 'text' ? isText(key) : isInteger(key);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}

function isInteger(value: unknown): value is string {
  return (
    typeof value === 'string' && /^-?\d{1,16}$/.test(value) && Number.isSafeInteger(Number(value))
  );
}

/** The same address with the next cursor; relative to the root, whatever host was asked. */
function nextLink(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
