import type { FoundList } from '@pratibha/domain/find/find';
import { read } from '../../../data/queries.ts';
import type { Loading } from '../../console/console.tsx';

/** How the person looks at a list: saved filters, and which columns. */
export function ownList(list: FoundList) {
  return read('GET /admin/lists/own', { query: { list } });
}

/** Starts that read with the page of the list, for whoever may look at it. */
export function warmOwnList(
  { context, route }: Loading,
  list: FoundList,
): Promise<void> | undefined {
  const action = route.options.staticData?.action;
  return action && context.wave.start(action, ownList(list));
}
