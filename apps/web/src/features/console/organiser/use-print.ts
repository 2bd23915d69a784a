import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { useEffect, useState } from 'react';
import { type Page, queryClient } from '../../../data/queries.ts';
import { MOST_PRINTED, type Printing } from '../../../ui/list/print.ts';
import type { ListPosition, ListSource } from './admin-list.ts';
import { adminToast } from './live-queries.ts';
import { LISTED, useKeys } from './use-keys.ts';

/** Rows of one call: a list of a thousand takes two. */
const CHUNK = 500;

/**
 * Prints a list whole, by a button and by Ctrl + P: every row of its filters, up to `MOST_PRINTED`,
 * is loaded before the browser prints. Returns those rows while they are printed, else null.
 */
export function usePrint<Row, SortColumn extends string, Values extends object>(
  source: ListSource<Row, SortColumn, Values, unknown>,
  search: ListPosition<SortColumn> & Values,
): { readonly rows: readonly Row[] | null; readonly printing: Printing } {
  const [loaded, setLoaded] = useState<number | null>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const onPrint = async () => {
    if (loaded !== null) return;
    setLoaded(0);
    try {
      setRows(await everyRow(source, search, setLoaded));
    } catch {
      adminToast('error', ADMIN_LIST_WORDS.printFailed);
    } finally {
      setLoaded(null);
    }
  };
  useEffect(() => {
    if (rows === null) return;
    const onPrinted = () => setRows(null);
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [rows]);
  const onKey = () => {
    // Details that lie above the list are printed by the browser, as they are.
    if (document.querySelector('[role="dialog"]') !== null) return false;
    void onPrint();
    return true;
  };
  useKeys({ open: LISTED, print: { does: onKey } });
  return {
    rows,
    printing: { loaded, isPrinting: rows !== null, onPrint: () => void onPrint() },
  };
}

async function everyRow<Row, SortColumn extends string, Values extends object>(
  source: ListSource<Row, SortColumn, Values, unknown>,
  search: ListPosition<SortColumn> & Values,
  onLoaded: (count: number) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await queryClient.fetchQuery({
      ...source.page({ ...search, cursor }, CHUNK),
      gcTime: 0,
      staleTime: 0,
    });
    rows.push(...page.rows);
    onLoaded(rows.length);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && rows.length < MOST_PRINTED);
  return rows;
}
