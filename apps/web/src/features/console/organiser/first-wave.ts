import { type Action, mayDo } from '@pratibha/domain/access';
import { queryClient, warm } from '../../../data/queries.ts';
import { loadSession } from '../../../shell/session/load-session.ts';
import { type ListPosition, type ListSource, PAGE_SIZE } from './admin-list.ts';
import { couldDo } from './kept-rights.ts';

/**
 * Starts what a page of the console reads together with session and scripts, and not after them; in a
 * browser that does not know the session yet, after it. Not for those whom the guard is about to turn away.
 */
export function inFirstWave(action: Action, start: () => void): void {
  const could = couldDo(action);
  if (could === true) start();
  if (could !== null) return;
  void loadSession().then(({ user }) => {
    if (user !== null && mayDo(action, user)) start();
  });
}

/** Starts the page of a list that an address asks for. */
export function warmList<Row, SortColumn extends string, Values extends object>(
  action: Action,
  source: ListSource<Row, SortColumn, Values, unknown>,
  search: ListPosition<SortColumn> & Values,
): void {
  inFirstWave(action, () => void queryClient.prefetchQuery(source.page(search, PAGE_SIZE)));
}

/** The same of a review screen, with the events that its filter names. */
export function warmReviews<Row, SortColumn extends string, Values extends object>(
  action: Action,
  source: ListSource<Row, SortColumn, Values, unknown>,
  search: ListPosition<SortColumn> & Values,
): void {
  warmList(action, source, search);
  inFirstWave('events.read', () => warm('GET /admin/events', {}));
}
