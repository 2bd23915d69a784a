import type { FoundList } from '@pratibha/domain/find/find';
import { read } from '../../../data/queries.ts';
import type { FirstQuery, WaveContext } from '../../console/console.tsx';

/** How the person looks at a list: saved filters, and which columns. */
export function ownList(list: FoundList) {
  return read('GET /admin/lists/own', { query: { list } });
}

/** Starts that read with the page of the list. */
export function warmOwnList(
  { context }: { readonly context: WaveContext },
  list: FoundList,
): Promise<void> | undefined {
  return context.wave.start('lists.own', ownList(list) as FirstQuery);
}
